import { Clock3 } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { useTick } from '#core/time/useTick.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { countdownAnnouncement, formatCountdown, timeLeft } from '../deposit.model.ts';
import { digits, timer } from './WaitingOrder.css.ts';

interface TimeLeftProps {
  /** When the order was created, in ms since 1970, platform time, like `until` and `now`. */
  since: number;
  until: number;
}

/** Countdown to the payment deadline. Updates every second; announced at five minutes, at one, and at the end. */
export function TimeLeft({ since, until }: TimeLeftProps) {
  const now = useNow();
  const { t } = useTranslation('deposit');
  const left = timeLeft({ since, until }, useTick(now, 1_000));
  const announced = countdownAnnouncement(left);
  return (
    <>
      <span className={timer}>
        <Icon of={Clock3} size="small" />
        {announced === 'over' ? (
          <span>{t('waiting.over')}</span>
        ) : (
          <>
            <span>{t('waiting.left')}</span>
            <span role="timer" translate="no" className={digits}>
              {formatCountdown(left)}
            </span>
          </>
        )}
      </span>
      <VisuallyHidden>
        <span role="status">{announced === 'nothing' ? '' : t(`waiting.${announced}`)}</span>
      </VisuallyHidden>
    </>
  );
}
