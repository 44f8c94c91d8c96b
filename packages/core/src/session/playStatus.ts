import type { AgentPause } from '#api/agentPause.ts';
import { type PlayLimit, type PlayStatus, playStatus } from '#api/responsiblePlay.ts';
import { useSession } from '../data/platform.tsx';
import { type Remote, type RemoteControls, useRemote } from '../data/remote.ts';
import { roleOf } from './role.ts';

/** RSP-03: what a break stops. A reached limit stops some of it. */
export type PlayAction = 'deposit' | 'launch' | 'bet' | 'join' | 'claim' | 'transferOut';

/** Why a member cannot do something now: a break that they take, a pause by their agent, or a limit that they have reached. */
export type PlayStop =
  | { readonly reason: 'break'; readonly rest: Pick<NonNullable<PlayStatus['rest']>, 'kind' | 'until'> }
  | { readonly reason: 'paused'; readonly pause: Pick<AgentPause, 'since' | 'by'> }
  | { readonly reason: 'limit'; readonly limit: Pick<PlayLimit, 'kind' | 'period' | 'resetsAt'> };

/** The limits that stop an action. */
const stoppedBy: Readonly<Record<PlayAction, readonly unknown[]>> = {
  deposit: ['deposit'],
  launch: ['loss', 'wager', 'time'],
  bet: ['loss', 'wager', 'time'],
  join: [],
  claim: [],
  transferOut: [],
};

/** What a pause by the agent stops (AGT-09c): play for money alone. */
const stoppedByPause: readonly PlayAction[] = ['launch', 'bet'];

/** RSP-03: why an action is stopped; null while it is open. Of several limits, the one that opens last. */
export function stopFor(
  { rest, paused = null, limits }: Pick<PlayStatus, 'rest' | 'limits'> & Partial<Pick<PlayStatus, 'paused'>>,
  action: PlayAction,
): PlayStop | null {
  if (rest !== null) return { reason: 'break', rest };
  if (paused !== null && stoppedByPause.includes(action)) return { reason: 'paused', pause: paused };
  const [limit] = limits
    .filter(({ kind, left }) => stoppedBy[action].includes(kind) && !/[1-9]/.test(left))
    .toSorted((one, other) => Date.parse(other.resetsAt) - Date.parse(one.resetsAt));
  return limit === undefined ? null : { reason: 'limit', limit };
}

/**
 * The member's own limits and breaks, as the platform states them. Asked when a page that needs it opens, never in the
 * first view.
 */
export function usePlayStatus(
  options: { readonly refreshEveryMs?: number; readonly skip?: boolean } = {},
): [Remote<PlayStatus>, RemoteControls<PlayStatus>] {
  const role = roleOf(useSession());
  // The assistant of an agent does not play (AGT-15).
  const skips = role === 'visitor' || role === 'assistant' || options.skip === true;
  return useRemote(playStatus, skips ? null : {}, 'live', options);
}

/** RSP-03: whether the member can do something now, as far as it is known. */
export interface PlayOpening {
  readonly play: Remote<PlayStatus>;
  /** Why not; null while nothing is known to stop it. */
  readonly stop: PlayStop | null;
  /** False until it is known that nothing stops it. Without an answer it is true: the platform decides alone. */
  readonly isOpen: boolean;
  /** Asks again. */
  readonly refresh: () => Promise<void>;
}

/** Reads what stops an action of the member. */
export function usePlayStop(action: PlayAction): PlayOpening {
  const [play, { refresh }] = usePlayStatus();
  const stop = play.status === 'ready' ? stopFor(play.value, action) : null;
  return { play, stop, isOpen: play.status !== 'loading' && stop === null, refresh };
}
