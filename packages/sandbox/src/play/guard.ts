import { featureFlags } from '#api/features.ts';
import { operationDocs } from '#api/operations.ts';
import type { LimitKind } from '#api/responsiblePlay.ts';
import { satangToAmount } from '../money/ledger.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { OwnLimit } from '../schema/play.ts';
import { iso } from '../time.ts';
import { pauseView } from './pauses.ts';
import { periodAt } from './periods.ts';
import { protectionOf, restOf } from './protections.ts';
import { usedOf } from './usage.ts';

/** RSP-03: what a break stops. A limit stops some of it. */
export type GuardedAction = 'deposit' | 'launch' | 'practise' | 'bet' | 'join' | 'claim' | 'transferOut';

/** FLG-02, RSP-03: the operations of the features whose pages a break closes. */
const closedInBreak = Object.entries(operationDocs).flatMap(([id, { features = [] }]) =>
  features.some((name) => 'inBreak' in featureFlags[name]) ? [[id, 'join'] as const] : [],
);

/**
 * RSP-03: the guarded operations by id, those of later pages included: an operation is guarded from the day it exists.
 * Everything that is not listed stays open, always: withdrawals, records, messages, support and the limits themselves.
 */
export const guardedOperations: Readonly<Record<string, GuardedAction>> = {
  ...Object.fromEntries(closedInBreak),
  depositCreate: 'deposit',
  gameLaunch: 'launch',
  gameLaunchFB: 'launch',
  gamePractice: 'practise',
  rebateClaim: 'claim',
  rewardClaim: 'claim',
  redEnvelopeOpen: 'claim',
  raffleClaim: 'claim',
  pointRedeem: 'claim',
  pointConvert: 'claim',
  promotionJoin: 'join',
  promotionApply: 'join',
  uplineTransfer: 'transferOut',
  agentTransfer: 'transferOut',
  redEnvelopeGive: 'transferOut',
  agentEnvelopeMany: 'transferOut',
};

/** The limits that stop an action. */
const limitsOn: Readonly<Record<GuardedAction, readonly LimitKind[]>> = {
  deposit: ['deposit'],
  launch: ['loss', 'wager', 'time'],
  // Moves no money, so that only a break stops it.
  practise: [],
  bet: ['loss', 'wager', 'time'],
  join: [],
  claim: [],
  transferOut: [],
};

/** AGT-09c: what the pause of an agent stops: play for money. What the player has on the site stays the player's to use. */
const stoppedByPause: readonly GuardedAction[] = ['launch', 'bet'];

/** A limit with what is used of it. Satang, or minutes for `time`; `resetsAt` in ms. */
export interface LimitState {
  readonly limit: OwnLimit;
  readonly used: number;
  readonly left: number;
  readonly resetsAt: number;
}

/** RSP-03: what a member has decided about their play, at this moment. */
export interface PlayState {
  readonly rest: ReturnType<typeof restOf>;
  readonly limits: readonly LimitState[];
}

/** The one answer to "may this member play": a break, and each limit with what is left of it. */
export function playStatusOf(sandbox: Sandbox, { id }: Pick<Member, 'id'>): PlayState {
  const limits = protectionOf(sandbox, id).limits.map((limit): LimitState => {
    const period = periodAt(limit.period, sandbox.now());
    const used = usedOf(sandbox, id, limit.kind, period);
    return { limit, used, left: Math.max(0, limit.value - used), resetsAt: period.ends };
  });
  return { rest: restOf(sandbox, id), limits };
}

/** Formats the value of a limit for the wire. */
export const limitText = (kind: LimitKind, value: number): string =>
  kind === 'time' ? String(value) : satangToAmount(value);

/**
 * Refuses an action that the member's own limits or break stop: `play_suspended` (detail `kind`, `until`) or
 * `limit_reached` (detail `kind`, `period`, `left`, `resetsAt`), and what an agent's pause stops: `play_paused` (detail as
 * `agentPause`). Of several limits, it names the one that opens last. Where the operator demands a deposit limit, a deposit
 * without one is `limit_required` (RSP-12): also the tenth one, and also after the last limit was removed, which stays
 * possible.
 * @param satang the amount of a deposit or a bet. @default 1, the smallest one
 */
export function stopOf(
  sandbox: Sandbox,
  member: Pick<Member, 'id'>,
  action: GuardedAction,
  satang = 1,
): Answer<never> | null {
  const { rest, limits } = playStatusOf(sandbox, member);
  if (rest !== null) {
    const until = rest.until === null ? null : iso(rest.until);
    return refuse('play_suspended', { detail: { kind: rest.kind, until } });
  }
  const paused = stoppedByPause.includes(action) ? pauseView(sandbox, member.id) : null;
  if (paused !== null) return refuse('play_paused', { detail: paused });
  const isMissing = action === 'deposit' && limits.every(({ limit }) => limit.kind !== 'deposit');
  if (isMissing && sandbox.settings.responsiblePlay.required) return refuse('limit_required');
  const reached = limits
    .filter(({ limit, left }) => limitsOn[action].includes(limit.kind) && left < (limit.kind === 'time' ? 1 : satang))
    .toSorted((one, other) => other.resetsAt - one.resetsAt)[0];
  if (reached === undefined) return null;
  const { limit, left, resetsAt } = reached;
  const { kind, period } = limit;
  return refuse('limit_reached', { detail: { kind, period, left: limitText(kind, left), resetsAt: iso(resetsAt) } });
}
