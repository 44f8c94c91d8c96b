import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { LotteryScreenProps } from '../LotteryScreen.tsx';
import { notice } from './DrawsNotice.css.ts';
import { useOnTick } from './ticker.ts';

/** Three questions without an answer: what is shown may be over. In ms. */
const staleAfterMs = 90_000;

/** Says when there are no closing times, or old ones only. The cards stay: they can still be opened. */
export function DrawsNotice({ draws, drawsFailed }: Pick<LotteryScreenProps, 'draws' | 'drawsFailed'>) {
  const { t } = useTranslation('lottery');
  if (drawsFailed !== null) {
    return (
      <div className={notice}>
        <FailedState compact title={t('drawsFailed')} failed={drawsFailed} />
      </div>
    );
  }
  return draws.status === 'ready' ? <Stale at={draws.at} /> : null;
}

function Stale({ at }: { at: number }) {
  const { t } = useTranslation('lottery');
  const stale = useOnTick((now) => now - at > staleAfterMs);
  return (
    <div role="status" className={notice}>
      {stale && <ErrorState size="compact" title={t('drawsStale')} text={t('drawsStaleText')} />}
    </div>
  );
}
