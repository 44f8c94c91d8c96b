import type { RewardState } from '#api/rewards.ts';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { freeOnes } from '../rewardCentre.model.ts';
import type { RewardCentreScreenProps, RewardView } from '../rewardCentre.types.ts';
import { list } from '../RewardCentreScreen.css.ts';
import { RewardCard } from './RewardCard.tsx';

interface RewardListProps extends Pick<RewardCentreScreenProps, 'rewards' | 'pageNo' | 'onPage'> {
  tab: RewardState;
  /** A claim is running, or its outcome is open. */
  busy: boolean;
  onTake: (rewards: readonly RewardView[]) => void;
}

/** The rewards of one state. What binds nothing can be taken together. */
export function RewardList({ rewards, tab, pageNo, busy, onTake, onPage }: RewardListProps) {
  const { t } = useTranslation('rewardCentre');
  return (
    <RemoteView
      level={3}
      // The rewards of another state are not shown below this one.
      remote={rewards.status === 'ready' && rewards.refreshing ? { status: 'loading' } : rewards}
      failed={t('failed')}
      skeleton={<RewardsSkeleton />}
    >
      {({ list: shown, totalPages }) => {
        if (shown.length === 0 && totalPages <= 1) {
          return <EmptyState level={3} title={t(`empty.${tab}`)} text={t(`emptyText.${tab}`)} />;
        }
        const free = freeOnes(shown);
        return (
          <Stack gap="md">
            {free.length > 1 && (
              <Button tone="soft" busy={busy} onClick={() => onTake(free)}>
                {t('takeFree', { count: free.length })}
              </Button>
            )}
            <ul role="list" className={list}>
              {shown.map((reward) => (
                <RewardCard key={reward.id} reward={reward} busy={busy} onTake={() => onTake([reward])} />
              ))}
            </ul>
            <Pages label={t('pages')} page={pageNo} totalPages={totalPages} busy={false} onPage={onPage} />
          </Stack>
        );
      }}
    </RemoteView>
  );
}

/** Placeholder with the height of two rewards. */
function RewardsSkeleton() {
  return (
    <div className={list}>
      {[1, 2].map((each) => (
        <Card key={each}>
          <Skeleton shape="text" lines={5} />
        </Card>
      ))}
    </div>
  );
}
