import { useLayoutEffect, useRef } from 'react';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { GatedLinks } from '../../shared/GatedLinks.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useHeartFocus } from '../../shared/useHeartFocus.ts';
import { isPersonal } from '../lottery.model.ts';
import type { LotteryResult, LotteryScreenProps } from '../LotteryScreen.tsx';
import { LotteryCard, LotteryCardSkeleton } from './LotteryCard.tsx';
import { cell, grid } from './LotteryList.css.ts';
import { NoLotteries } from './NoLotteries.tsx';

const skeletons = 9;

/** The lotteries, in one region that stays whatever comes of them, so that the focus has a place to go to. */
export function LotteryList(props: LotteryScreenProps) {
  const { t } = useTranslation('lottery');
  return (
    <div role="group" aria-label={t('lotteries')} tabIndex={-1} {...useHeartFocus()}>
      <Lotteries {...props} />
    </div>
  );
}

function Lotteries(props: LotteryScreenProps) {
  const { lotteries, query, role } = props;
  const { t } = useTranslation('lottery');
  const shared = useTranslation('shared').t;
  const list = useRef<HTMLUListElement>(null);
  const named = lotteries.status === 'ready' && lotteries.value[0]?.named === true ? query.gameCode : '';
  // GAM-01: who was sent here for one lottery sees it.
  useLayoutEffect(() => {
    if (named !== '') list.current?.querySelector('article')?.scrollIntoView({ block: 'nearest' });
  }, [named]);

  if (isPersonal(query.list) && (role === 'visitor' || role === 'trial')) return <NoLotteries {...props} />;
  if (lotteries.status === 'loading') {
    return (
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <div className={grid}>
          {Array.from({ length: skeletons }, (_, index) => (
            <LotteryCardSkeleton key={index} />
          ))}
        </div>
      </div>
    );
  }
  if (lotteries.status === 'failed') {
    return <FailedState title={t('failed')} failed={lotteries} />;
  }
  if (lotteries.value.length === 0) return <NoLotteries {...props} />;
  const latest = latestOf(props.results);
  return (
    <GatedLinks onOpen={props.onOpen}>
      <div role="status">
        {props.namedMissing ? (
          <Text tone="muted">{t('namedMissing')}</Text>
        ) : (
          <VisuallyHidden>{t('found', { total: lotteries.value.length })}</VisuallyHidden>
        )}
      </div>
      <VisuallyHidden as="h2">{t('lotteries')}</VisuallyHidden>
      <ul ref={list} aria-label={t('lotteries')} aria-busy={lotteries.refreshing} className={grid}>
        {lotteries.value.map((lottery) => (
          <li key={lottery.gameId} className={cell}>
            <LotteryCard
              lottery={lottery}
              draws={props.draws}
              result={latest.get(lottery.gameId) ?? null}
              results={props.results.status}
            />
          </li>
        ))}
      </ul>
    </GatedLinks>
  );
}

/** The first of each lottery, as they come newest first. */
function latestOf(results: LotteryScreenProps['results']): ReadonlyMap<string, LotteryResult> {
  const all = results.status === 'ready' ? results.value : [];
  return new Map(all.toReversed().map((result) => [result.gameId, result]));
}
