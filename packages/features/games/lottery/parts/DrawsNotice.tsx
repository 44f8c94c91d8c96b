import { FailedState } from '#core/components/FailedState.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useOnTick } from '#core/time/ticker.ts';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import type { LotteryScreenProps } from '../lottery.types.ts';
import { notice } from './DrawsNotice.css.ts';

/** Age from which the draws count as outdated: three missed reloads; in ms. */
const staleAfterMs = 90_000;

/** A notice when the closing times failed to load or are outdated. The cards stay usable. */
export function DrawsNotice({ draws, drawsFailed }: Pick<LotteryScreenProps, 'draws' | 'drawsFailed'>) {
  const { t } = useTranslation('lottery');
  if (drawsFailed !== null) {
    return (
      <div className={notice}>
        <FailedState compact title={t('drawsFailed')} failed={drawsFailed} />
      </div>
    );
  }
  // Those of the menu stand in while the draws load. In a document they can be of any age, and age until it is taken over.
  return draws.status === 'ready' && !draws.refreshing ? <StaleNotice at={draws.at} /> : null;
}

/** Appears when the draws received at `at` are outdated. */
function StaleNotice({ at }: { at: number }) {
  const { t } = useTranslation('lottery');
  const stale = useOnTick((now) => now - at > staleAfterMs);
  return (
    <div role="status" className={notice}>
      {stale && <ErrorState size="compact" title={t('drawsStale')} text={t('drawsStaleText')} />}
    </div>
  );
}
