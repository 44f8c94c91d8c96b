import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { MissionsScreenProps } from './missions.types.ts';
import { list } from './MissionsScreen.css.ts';
import { MissionWeek } from './parts/MissionWeek.tsx';
import { Ranking } from './parts/Ranking.tsx';

/** Missions (MEM-03g): what there is to reach this week, what came of the last, and how the other players stand. */
export function MissionsScreen(props: MissionsScreenProps) {
  const { missions } = props;
  const { t } = useTranslation('missions');
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('text')}</Text>
      <RemoteView level={3} remote={missions} failed={t('failed')} skeleton={<MissionsSkeleton />}>
        {(weeks) =>
          weeks.current.length + weeks.past.length === 0 ? (
            <EmptyState level={3} title={t('empty')} text={t('emptyText')} />
          ) : (
            <>
              <MissionWeek
                title={t('thisWeek')}
                empty={t('noneThisWeek')}
                missions={weeks.current}
                limitsHref={props.limitsHref}
                rewardsHref={props.rewardsHref}
              />
              <Ranking
                weeks={weeks}
                chosenId={props.chosenId}
                leaderboard={props.leaderboard}
                onChoose={props.onChoose}
              />
              {weeks.past.length > 0 && (
                <MissionWeek
                  title={t('ended')}
                  empty=""
                  missions={weeks.past}
                  limitsHref={props.limitsHref}
                  rewardsHref={props.rewardsHref}
                />
              )}
            </>
          )
        }
      </RemoteView>
    </Stack>
  );
}

/** Placeholder with the height of some missions. */
function MissionsSkeleton() {
  return (
    <div className={list}>
      {[1, 2, 3].map((each) => (
        <Card key={each}>
          <Skeleton shape="text" lines={4} />
        </Card>
      ))}
    </div>
  );
}
