import { memberPublicState } from '#api/badges.ts';
import { useSession } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { roleOf } from './role.ts';

/** What badges and menus show of the player's state (ENT-02). */
export interface PublicState {
  /** The promotion flag REFERRAL is on (MEM-03f); null while the platform is asked. */
  readonly invites: boolean | null;
  /** A break is running, which closes pages (RSP-03); false until it is known. */
  readonly inBreak: boolean;
  /** How many messages are not read; 0 until it is known (MEM-04b). */
  readonly unread: number;
  /** How many rewards, and how many of them by missions, can be taken; 0 until it is known (MEM-04b). */
  readonly rewards: number;
  readonly missions: number;
  /** How many notices wait for an agent; 0 for others, and until it is known. */
  readonly agent: number;
  /** When the first payment that waits for its receipt counts as received, an ISO date (MEM-05); null without one. */
  readonly receiptUntil: string | null;
  /** When the platform said so, in ms since the epoch by its clock; null until it has. */
  readonly at: number | null;
  /** Asks again. */
  readonly refresh: () => Promise<void>;
}

const unknown = { inBreak: false, unread: 0, rewards: 0, missions: 0, agent: 0, receiptUntil: null, at: null } as const;

/** Where it polls, it asks so often, ms. */
const pollMs = 60_000;

/**
 * Reads the player's public state. Where it cannot be read, the flag counts as on: the platform refuses what is off.
 * @param wanted false asks nothing
 * @param polls asks once a minute while the page is visible, whatever the player does
 */
export function usePublicState(wanted: boolean, polls = false): PublicState {
  const role = roleOf(useSession());
  const asks = wanted && (role === 'member' || role === 'agent');
  const [state, { refresh }] = useRemote(memberPublicState, asks ? {} : null, 'badges', {
    refreshEveryMs: polls ? pollMs : 0,
  });
  if (!asks || state.status === 'failed') return { ...unknown, invites: true, refresh };
  if (state.status === 'loading') return { ...unknown, invites: null, refresh };
  const { availablePromo, unreadMessage, availablePromoCount, availableMissionCount, receiptUntil } = state.value;
  return {
    invites: availablePromo.some(({ type, enabled }) => type === 'REFERRAL' && enabled),
    inBreak: state.value.inBreak,
    unread: unreadMessage,
    rewards: availablePromoCount,
    missions: availableMissionCount,
    agent: state.value.agentNoticeCount,
    receiptUntil,
    at: state.at,
    refresh,
  };
}
