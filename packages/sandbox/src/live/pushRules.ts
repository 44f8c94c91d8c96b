import type { EventKind } from '#api/eventKinds.ts';
import type { PushKind } from '#api/push.ts';
import { dayMs, hourMs, minuteMs } from '#text/durations.ts';
import type { NotifySettings } from '../schema/live.ts';
import { startOfThaiDay, thaiDay } from '../time.ts';

/** Of what kind a notification of an event is; null for what is never one. Bets on a draw are `draw`. */
export const pushKindOfEvent = {
  betSettled: 'betSettled',
  betReturned: 'betSettled',
  depositArrived: 'money',
  depositRejected: 'money',
  slipChecked: null,
  withdrawalMoved: 'money',
  transferArrived: 'money',
  walletMoved: null,
  rewardReady: 'reward',
  freeRounds: 'reward',
  vipLevel: 'reward',
  missionDone: 'reward',
  envelopeOpen: 'reward',
  message: 'message',
  supportAnswer: 'message',
  // Told where the player is: on the page, and in the game.
  limitNear: null,
  limitReached: null,
  breakEnds: null,
  newDevice: 'security',
  passwordChanged: 'security',
  teamSignUp: 'team',
  teamFirstDeposit: 'team',
  contractWaits: 'contract',
  contractEnds: 'contract',
  teamQuiet: null,
} as const satisfies Readonly<Record<EventKind, PushKind | null>>;

/** How long after its event a notification of a kind is still of use, in ms. */
export const usefulMs: Readonly<Record<PushKind, number>> = {
  betSettled: 12 * hourMs,
  draw: 10 * minuteMs,
  money: dayMs,
  message: 12 * hourMs,
  security: dayMs,
  reward: 12 * hourMs,
  contract: dayMs,
  team: 12 * hourMs,
};

/** In the site's time zone: what only invites to look waits until the morning. */
const night = { from: '22:00', to: '08:00' };
/** RSP-03: how long after a reached limit no reward is announced. */
const afterLimitMs = dayMs;

/** What is known when a notification is judged. Times in ms. */
export interface PushCase {
  readonly event: EventKind;
  readonly kind: PushKind;
  readonly happenedAt: number;
  readonly now: number;
  /** The member has switched the kind on. */
  readonly isOn: boolean;
  /** RSP-03: a break runs. */
  readonly isResting: boolean;
  /** The member's own quiet hours. */
  readonly quiet: NotifySettings['quiet'];
  readonly limitReachedAt: number | null;
  readonly rewardsToday: number;
  readonly rewardsPerDay: number;
}

/** Whether a notification is sent now, at a later time, or never. */
export type PushVerdict = 'now' | 'never' | { readonly waitsUntil: number };

/** Judges a notification (MEM-04e). Once it is to be sent, it is judged again: what was true when it had happened may not be any more. */
export function judgePush(facts: PushCase): PushVerdict {
  const { event, kind, happenedAt, now, isOn, isResting, limitReachedAt } = facts;
  const until = happenedAt + usefulMs[kind];
  if (!isOn || now > until) return 'never';
  if (isResting && kind !== 'security' && event !== 'withdrawalMoved') return 'never';
  if (kind === 'reward') {
    if (limitReachedAt !== null && now < limitReachedAt + afterLimitMs) return 'never';
    if (facts.rewardsToday >= facts.rewardsPerDay) return 'never';
  }
  const waitsUntil = endOfQuiet(facts);
  if (waitsUntil === null) return 'now';
  return waitsUntil > until ? 'never' : { waitsUntil };
}

/** When the quiet hours end that a notification waits for; null outside of them. */
function endOfQuiet({ kind, quiet, now }: PushCase): number | null {
  const isPatient = kind === 'reward' || kind === 'message';
  const holding = [...(isPatient ? [night] : []), ...(quiet === null || isNeverHeld(kind) ? [] : [quiet])];
  // The end of one may be within the other.
  let end = now;
  for (let turn = 0; turn < 2; turn += 1) for (const hours of holding) end = endOf(hours, end) ?? end;
  return end === now ? null : end;
}

/** As the page says: money and security are told in quiet hours, too. */
const isNeverHeld = (kind: PushKind): boolean => kind === 'money' || kind === 'security';

/** When these hours end; null when `at` is not within them. They may end on the next day. */
function endOf({ from, to }: NonNullable<NotifySettings['quiet']>, at: number): number | null {
  const day = startOfThaiDay(thaiDay(at));
  const [begins, ends] = [day + msOf(from), day + msOf(to)];
  if (begins <= ends) return at >= begins && at < ends ? ends : null;
  if (at < ends) return ends;
  return at >= begins ? ends + dayMs : null;
}

function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * hourMs + minutes * minuteMs;
}
