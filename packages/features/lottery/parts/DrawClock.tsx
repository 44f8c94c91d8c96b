import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type DrawTimes, countdown, drawPhase } from '../draws.model.ts';
import type { LotteryScreenProps } from '../LotteryScreen.tsx';
import { line, phaseWord, said, time, well } from './DrawClock.css.ts';
import { useOnTick } from './ticker.ts';

interface DrawClockProps {
  gameId: string;
  draws: LotteryScreenProps['draws'];
}

/** LOT-04: the open draw of a lottery, how long it still sells, and how long it is until it takes place. */
export function DrawClock({ gameId, draws }: DrawClockProps) {
  const { t } = useTranslation('lottery');
  if (draws.status === 'loading') {
    return (
      <div className={well({ phase: 'open' })}>
        <Skeleton shape="text" size="xs" />
        <div className={said}>
          <Skeleton shape="text" size="lg" />
        </div>
      </div>
    );
  }
  const draw = draws.status === 'ready' ? draws.value.get(gameId) : undefined;
  if (draw !== undefined) return <Open draw={draw} />;
  const failed = draws.status === 'failed';
  return (
    <div className={well({ phase: 'unknown' })}>
      {failed && <span className={line}>{t('closesIn')}</span>}
      <span className={said}>{t(failed ? 'noTime' : 'noDraw')}</span>
    </div>
  );
}

/** Only this is drawn again by a tick, and only when the phase changes. */
function Open({ draw }: { draw: DrawTimes }) {
  const { t } = useTranslation('lottery');
  const phase = useOnTick((now) => drawPhase(draw, now));
  return (
    <div className={well({ phase })}>
      <div className={line}>
        <span>{t('draw', { numero: draw.numero })}</span>
        <span className={phaseWord}>{phase === 'open' ? t('closesIn') : t(`phase.${phase}`)}</span>
      </div>
      {phase === 'drawing' || phase === 'unknown' ? (
        <span className={said}>{t(phase === 'drawing' ? 'drawing' : 'noTime')}</span>
      ) : (
        <Left until={(phase === 'locked' ? draw.drawsAt : draw.closesAt) ?? 0} />
      )}
    </div>
  );
}

/** The digits alone. A timer is not announced by itself: whoever listens asks for it. */
function Left({ until }: { until: number }) {
  const { t } = useTranslation('lottery');
  const shown = useOnTick((now) => {
    const { days, clock } = countdown(until - now);
    return days === 0 ? clock : t('dayCount', { days, clock });
  });
  return (
    <span role="timer" className={time}>
      {shown}
    </span>
  );
}
