import { useState } from 'react';
import { memberPublicState } from '#api/badges.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { loading, mapRemote, ready, useRemote } from '#core/data/remote.ts';
import { type StoredName, localStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
import { useMember } from '#core/session/member.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useFlags } from '#core/site/site.ts';
import { startMs } from './home.model.ts';
import type { HomeScreenProps, StartStep, StartView } from './home.types.ts';

const keyOf = (memberId: string): StoredName => `startPutAway:${memberId}`;

/** Provides what waits for the player, and the first steps of a new member. */
export function useRewardsAndStart(wanted: boolean): Pick<HomeScreenProps, 'rewards' | 'start'> {
  const { clock } = usePlatform();
  const { info } = useMember();
  const hrefOf = useCentreHref(paths.home());
  const { FREEPLAY3: freePlay } = useFlags();
  const [justPutAway, setPutAway] = useState(false);
  const id = info.status === 'ready' ? info.value.id : null;
  const isPutAway = justPutAway || (id !== null && localStore.get(keyOf(id)) !== null);
  const [state] = useRemote(memberPublicState, wanted ? {} : null, 'badges');
  const first = state.status === 'ready' ? state.value.firstSteps : null;
  const isNew = first !== null && !isPutAway && clock.now() - Date.parse(first.openedAt) < startMs;

  const rewardsHref = hrefOf('rewardCenter');
  const rewards: HomeScreenProps['rewards'] = !wanted
    ? null
    : mapRemote(state, ({ availablePromoCount, waitingRewards }) => ({
        count: rewardsHref === null ? 0 : availablePromoCount,
        sum: waitingRewards?.sum ?? null,
        endsAt: waitingRewards?.endsAt == null ? null : Date.parse(waitingRewards.endsAt),
        href: rewardsHref ?? '',
      }));

  const startOf = (): StartView | null => {
    if (first === null) return null;
    const steps: readonly (readonly [StartStep, boolean, string | null])[] = [
      ['play', first.played, freePlay ? paths.tryGame(paths.home()) : paths.category('RNG')],
      ['deposit', first.deposited, hrefOf('depositv2')],
      ['limit', first.limited, hrefOf('limits')],
    ];
    // What the operator has switched off is no step.
    const offered = steps.filter(([, done, href]) => done || href !== null);
    if (offered.every(([, done]) => done)) return null;
    return {
      steps: offered.map(([step, done, href]) => ({ step, href: done ? null : href })),
      onPutAway: () => {
        if (id !== null) localStore.set(keyOf(id), '1');
        setPutAway(true);
      },
    };
  };
  const start = ((): HomeScreenProps['start'] => {
    if (!wanted || isPutAway) return null;
    if (state.status === 'loading' || (isNew && info.status === 'loading')) return loading;
    if (!isNew) return null;
    const view = startOf();
    return view && ready(view);
  })();
  return { rewards, start };
}
