import { useId } from 'react';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { MissionView } from '../missions.types.ts';
import { list } from '../MissionsScreen.css.ts';
import { MissionCard } from './MissionCard.tsx';

interface MissionWeekProps {
  title: string;
  /** Shown instead of a list without entries. */
  empty: string;
  missions: readonly MissionView[];
  /** Link to the player's limits; null where the operator has switched them off. */
  limitsHref: string | null;
  /** Link to the reward centre; null where the operator has switched it off. */
  rewardsHref: string | null;
}

/** The missions of a week under a heading. */
export function MissionWeek({ title, empty, missions, limitsHref, rewardsHref }: MissionWeekProps) {
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {title}
      </Heading>
      {missions.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <ul role="list" className={list}>
          {missions.map((mission) => (
            <MissionCard key={mission.id} mission={mission} limitsHref={limitsHref} rewardsHref={rewardsHref} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
