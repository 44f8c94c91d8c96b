import type { DrawTimes } from '#core/catalogue/draws.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { countdown, drawPhase } from '../draws.model.ts';
import type { LotteryScreenProps } from '../lottery.types.ts';
import { line, message, phaseLabel, time, well } from './DrawClock.css.ts';

interface DrawClockProps {
  gameId: string;
  draws: LotteryScreenProps['draws'];
}

/** The open draw of a lottery, with the time until it closes or takes place (LOT-04). */
export function DrawClock({ gameId, draws }: DrawClockProps) {
  const { t } = useTranslation('lottery');
  // A document is older than the second in which the browser takes it over.
  const hydrated = useHydrated();
  if (!hydrated || draws.status === 'loading') {
    return (
      <div className={well({ phase: 'open' })}>
        <Skeleton shape="text" size="xs" />
        <div className={message}>
          <Skeleton shape="text" size="lg" />
        </div>
      </div>
    );
  }
  const draw = draws.status === 'ready' ? draws.value.get(gameId) : undefined;
  if (draw !== undefined) return <OpenDraw draw={draw} />;
  const failed = draws.status === 'failed';
  return (
    <div className={well({ phase: 'unknown' })}>
      {failed && <span className={line}>{t('closesIn')}</span>}
      <span className={message}>{t(failed ? 'noTime' : 'noDraw')}</span>
    </div>
  );
}

/** A draw with its phase. A tick re-renders it only when the phase changes. */
function OpenDraw({ draw }: { draw: DrawTimes }) {
  const { t } = useTranslation('lottery');
  const phase = useOnTick((now) => drawPhase(draw, now));
  return (
    <div className={well({ phase })}>
      <div className={line}>
        <span>{t('draw', { numero: draw.numero })}</span>
        <span className={phaseLabel}>{phase === 'open' ? t('closesIn') : t(`phase.${phase}`)}</span>
      </div>
      {phase === 'drawing' || phase === 'unknown' ? (
        <span className={message}>{t(phase === 'drawing' ? 'drawing' : 'noTime')}</span>
      ) : (
        <Countdown until={(phase === 'locked' ? draw.drawsAt : draw.closesAt) ?? 0} />
      )}
    </div>
  );
}

/** The remaining time. The role `timer` keeps screen readers from announcing each tick. */
function Countdown({ until }: { until: number }) {
  const { t } = useTranslation('lottery');
  const shown = useOnTick((now) => {
    const { days, clock } = countdown(until - now);
    return days === 0 ? clock : t('dayCount', { days, clock });
  });
  return (
    <span role="timer" translate="no" className={time}>
      {shown}
    </span>
  );
}
