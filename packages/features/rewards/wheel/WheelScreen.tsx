import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Chances } from './parts/Chances.tsx';
import { History } from './parts/History.tsx';
import { Stage } from './parts/Stage.tsx';
import type { WheelScreenProps } from './wheel.types.ts';

/** The wheel (GEN-04h, LCK-02): tickets, the wheel with its published chances, and what it has brought. */
export function WheelScreen(props: WheelScreenProps) {
  const { wheel, turn, rewardsHref, missionsHref, onTurn } = props;
  const { t } = useTranslation('wheel');
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('text')}</Text>
      <RemoteView level={3} remote={wheel} failed={t('failed')} skeleton={<WheelSkeleton />}>
        {({ promotionId, prizes, tickets, history }) => (
          <>
            {promotionId === null || prizes.length === 0 ? (
              <EmptyState level={3} title={t('empty')} text={t('emptyText')} />
            ) : (
              <>
                <Stage
                  prizes={prizes}
                  tickets={tickets}
                  turn={turn}
                  rewardsHref={rewardsHref}
                  missionsHref={missionsHref}
                  onTurn={onTurn}
                />
                <Chances prizes={prizes} />
              </>
            )}
            <History turns={history} />
          </>
        )}
      </RemoteView>
    </Stack>
  );
}

/** Placeholder with the height of the wheel and its table. */
function WheelSkeleton() {
  return (
    <Stack gap="lg">
      {[12, 8].map((lines) => (
        <Card key={lines}>
          <Skeleton shape="text" lines={lines} />
        </Card>
      ))}
    </Stack>
  );
}
