import { useSyncExternalStore } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { useTick } from '#core/time/useTick.ts';
import { isReducedMotion } from '#ui/Motion/useAutoMotion.ts';
import { reducedMotion } from '#ui/theme/breakpoints.ts';
import { countdownParts } from '../envelopes.model.ts';
import { countdown, digits, number, part, unit } from './Countdown.css.ts';

interface CountdownProps {
  /** `starts` until it begins, `ends` while it is on. */
  label: 'starts' | 'ends';
  /** ms since 1970, platform time, like `now`. */
  until: number;
}

/**
 * The time until an envelope opens or ends, by the platform's clock. It is silent: nothing is announced at each tick. With
 * reduced motion it shows nothing, because the time of day stands beside it.
 */
export function Countdown(props: CountdownProps) {
  const reduced = useSyncExternalStore(onReducedMotionChange, isReducedMotion, () => true);
  return reduced ? null : <Ticking {...props} />;
}

function Ticking({ label, until }: CountdownProps) {
  const now = useNow();
  const { t } = useTranslation('envelopes');
  const parts = countdownParts(until - useTick(now, 1_000));
  const shown = (['hours', 'minutes', 'seconds'] as const).filter((name) => name !== 'hours' || parts.hours > 0);
  return (
    <div className={countdown}>
      <span>{t(`rain.${label}`)}</span>
      <span role="timer" className={digits}>
        {shown.map((name) => (
          <span key={name} className={part}>
            <span className={number}>{String(parts[name]).padStart(2, '0')}</span>
            <span className={unit}>{t(`units.${name}`)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

function onReducedMotionChange(listener: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
