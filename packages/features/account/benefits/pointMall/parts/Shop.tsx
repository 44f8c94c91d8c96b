import type { PointReward } from '#api/pointReward.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import type { Paged } from '../pointMall.types.ts';
import { MallPages } from './MallPages.tsx';
import { RewardCard, RewardCardSkeleton } from './RewardCard.tsx';
import { grid } from './Shop.css.ts';

interface ShopProps {
  rewards: Remote<Paged<PointReward>>;
  pageNo: number;
  /** What the member can spend; null for a visitor, and while unknown. */
  points: number | null;
  onRedeem: (reward: PointReward) => void;
  onPage: (pageNo: number) => void;
}

const skeletonCards = 6;

/** The rewards that points can be redeemed for. */
export function Shop({ rewards, pageNo, points, onRedeem, onPage }: ShopProps) {
  const { t } = useTranslation('pointMall');
  return (
    <RemoteView
      remote={rewards}
      failed={t('shop.failed')}
      skeleton={
        <ul className={grid}>
          {Array.from({ length: skeletonCards }, (_, index) => (
            <RewardCardSkeleton key={index} />
          ))}
        </ul>
      }
    >
      {({ list, totalPages }, refreshing) =>
        list.length === 0 ? (
          <EmptyState title={t('shop.empty')} text={t('shop.emptyText')} />
        ) : (
          <>
            <ul role="list" aria-label={t('tabs.shop')} className={grid} aria-busy={refreshing}>
              {list.map((reward) => (
                <RewardCard key={reward.id} reward={reward} points={points} onRedeem={onRedeem} />
              ))}
            </ul>
            <MallPages
              label={t('shop.pages')}
              page={pageNo}
              totalPages={totalPages}
              busy={refreshing}
              onPage={onPage}
            />
          </>
        )
      }
    </RemoteView>
  );
}
