import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { GuardedLinks } from '#core/catalogue/GuardedLinks.tsx';
import { FailedState } from '#core/components/FailedState.tsx';
import { LoadingArea } from '#core/components/LoadingArea.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useHeartFocus } from '../../favourites/useHeartFocus.ts';
import { isPersonal } from '../lottery.model.ts';
import type { LotteryCardView, LotteryResult, LotteryScreenProps } from '../lottery.types.ts';
import { LotteryCard, LotteryCardSkeleton } from './LotteryCard.tsx';
import { cell, grid } from './LotteryList.css.ts';
import { NoLotteries } from './NoLotteries.tsx';

const skeletonCount = 9;

type LotteryListProps = Pick<
  LotteryScreenProps,
  'lotteries' | 'namedMissing' | 'draws' | 'results' | 'query' | 'role' | 'hrefFor' | 'onLogIn' | 'onOpen'
>;

/** The lotteries, in their loading, empty, error and ready states. */
export function LotteryList({
  lotteries,
  namedMissing,
  draws,
  results,
  query,
  role,
  hrefFor,
  onLogIn,
  onOpen,
}: LotteryListProps) {
  const { t } = useTranslation('lottery');
  const needsAccount = isPersonal(query.list) && (role === 'visitor' || role === 'trial');
  const none = <NoLotteries query={query} role={role} hrefFor={hrefFor} onLogIn={onLogIn} />;
  const content = (() => {
    if (needsAccount) return none;
    if (lotteries.status === 'loading') return <ListSkeleton />;
    if (lotteries.status === 'failed') return <FailedState title={t('failed')} failed={lotteries} />;
    if (lotteries.value.length === 0) return none;
    return (
      <GuardedLinks onOpen={onOpen}>
        <div role="status">
          {namedMissing ? (
            <Text tone="muted">{t('namedMissing')}</Text>
          ) : (
            <VisuallyHidden>{t('found', { total: lotteries.value.length })}</VisuallyHidden>
          )}
        </div>
        <VisuallyHidden as="h2">{t('lotteries')}</VisuallyHidden>
        <Cards
          lotteries={lotteries.value}
          refreshing={lotteries.refreshing}
          namedCode={lotteries.value[0]?.named === true ? query.gameCode : ''}
          draws={draws}
          results={results}
        />
      </GuardedLinks>
    );
  })();
  return (
    // The region never unmounts, so that focus has a place to go when a card is removed.
    <div role="group" aria-label={t('lotteries')} tabIndex={-1} {...useHeartFocus()}>
      {content}
    </div>
  );
}

/** What a phone shows at most at once. The others follow after the first paint, and are not in documents. */
const firstCards = 3;

interface CardsProps extends Pick<LotteryListProps, 'draws' | 'results'> {
  lotteries: readonly LotteryCardView[];
  refreshing: boolean;
  /** Code of the lottery that the URL names and the list starts with; '' for none. */
  namedCode: string;
}

function Cards({ lotteries, refreshing, namedCode, draws, results }: CardsProps) {
  const { t } = useTranslation('lottery');
  const list = useRef<HTMLUListElement>(null);
  // GAM-01: brings the named lottery into view.
  useLayoutEffect(() => {
    if (namedCode !== '') list.current?.querySelector('article')?.scrollIntoView({ block: 'nearest' });
  }, [namedCode]);
  const latest = latestByLottery(results);
  const most = useDeferredValue(Number.POSITIVE_INFINITY, firstCards);
  return (
    <ul ref={list} aria-label={t('lotteries')} aria-busy={refreshing} className={grid}>
      {lotteries.slice(0, most).map((lottery) => (
        <li key={lottery.gameId} className={cell}>
          <LotteryCard
            lottery={lottery}
            draws={draws}
            result={latest.get(lottery.gameId) ?? null}
            results={results.status}
          />
        </li>
      ))}
    </ul>
  );
}

function ListSkeleton() {
  return (
    <LoadingArea>
      <div className={grid}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <LotteryCardSkeleton key={index} />
        ))}
      </div>
    </LoadingArea>
  );
}

/** The latest result of each lottery. Results are sorted newest first. */
function latestByLottery(results: LotteryScreenProps['results']): ReadonlyMap<string, LotteryResult> {
  const all = results.status === 'ready' ? results.value : [];
  return new Map(all.toReversed().map((result) => [result.gameId, result]));
}
