import { memberPublicState } from '#api/badges.ts';
import { useSession } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { roleOf } from './role.ts';

/** What badges and menus show of the player's state (ENT-02). */
export interface PublicState {
  /** The promotion flag REFERRAL is on (MEM-03f); null while the platform is asked. */
  readonly invites: boolean | null;
  /** How many rewards, and how many of them by missions, can be taken; 0 until it is known (MEM-04b). */
  readonly rewards: number;
  readonly missions: number;
}

/**
 * Reads the player's public state. Where it cannot be read, the flag counts as on: the platform refuses what is off.
 * @param wanted false asks nothing
 */
export function usePublicState(wanted: boolean): PublicState {
  const role = roleOf(useSession());
  const asks = wanted && (role === 'member' || role === 'agent');
  const [state] = useRemote(memberPublicState, asks ? {} : null, 'live');
  if (!asks || state.status === 'failed') return { invites: true, rewards: 0, missions: 0 };
  if (state.status === 'loading') return { invites: null, rewards: 0, missions: 0 };
  const { availablePromo, availablePromoCount, availableMissionCount } = state.value;
  return {
    invites: availablePromo.some(({ type, enabled }) => type === 'REFERRAL' && enabled),
    rewards: availablePromoCount,
    missions: availableMissionCount,
  };
}
