import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, language, wholeNumber } from './primitives.ts';
import { rewardTerms } from './rewards.ts';

/** `none`: the turn brings nothing. */
export const rafflePrizeKinds = ['money', 'points', 'none'] as const;

/** GEN-04h, LCK-02: a prize of the wheel with its published chance. */
export const rafflePrize = v.object({
  id: v.string(),
  /** In the requested language. */
  name: v.string(),
  kind: open(rafflePrizeKinds),
  /** Money; null for a prize of another kind. */
  amount: v.optional(v.nullable(amount), null),
  /** Points of the points mall; null for a prize of another kind. */
  points: v.optional(v.nullable(wholeNumber), null),
  /** What taking it binds; null for nothing. */
  requirement: v.optional(v.nullable(rewardTerms), null),
  /** In hundredths of a per cent: the chances of a wheel are 10,000 together. */
  chance: wholeNumber,
});
export type RafflePrize = v.InferOutput<typeof rafflePrize>;

/** A ticket that was not used. Tickets are given, never sold. */
export const raffleTicket = v.object({
  id: v.string(),
  /** What it was given for, in the requested language. */
  from: v.string(),
  endsAt: isoDateTime,
});
export type RaffleTicket = v.InferOutput<typeof raffleTicket>;

/** A turn that was made. */
export const raffleTurn = v.object({
  ticketId: v.string(),
  prizeId: v.string(),
  /** The prize as it was then, in the requested language. */
  prize: v.string(),
  /** For customer service. */
  reference: v.string(),
  at: isoDateTime,
  /** The prize in `rewardList`; null for none. */
  rewardId: v.nullable(v.string()),
});
export type RaffleTurn = v.InferOutput<typeof raffleTurn>;

export const raffleInfo = defineOperation({
  id: 'raffleInfo',
  method: 'GET',
  path: '/wps/member/raffle',
  effect: 'read',
  auth: 'member',
  body: 'query',
  /** Without `promotionId`, the wheel that is on. */
  input: v.object({ promotionId: v.optional(v.string()), language }),
  output: v.object({
    /** Null while there is no wheel; the lists are then empty, except for `history`. */
    promotionId: v.nullable(v.string()),
    /** The smallest first. */
    prizes: list(rafflePrize),
    /** What ends first before the rest. */
    tickets: list(raffleTicket),
    /** The last turns, newest first. */
    history: list(raffleTurn),
  }),
});
export const raffleInfoDocs: OperationDocs<typeof raffleInfo> = {
  summary: 'Returns the wheel with the chance of each prize, and the member’s tickets and turns.',
  example: { promotionId: 'lotus-wheel', language: 'TH' },
  assumed: true,
  features: ['WHEEL'],
};

/** What a turn has brought. The platform has decided it before the wheel moves. */
export const raffleClaimed = v.object({
  ticketId: v.string(),
  prizeId: v.string(),
  reference: v.string(),
  /** The prize in `rewardList`; null for none. */
  rewardId: v.nullable(v.string()),
});
export type RaffleClaimed = v.InferOutput<typeof raffleClaimed>;

export const raffleClaim = defineOperation({
  id: 'raffleClaim',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  effect: 'money',
  changes: ['memberPublicState', 'messageUnread', 'messageList', 'memberEvents', 'rewardList', 'raffleInfo'],
  auth: 'member',
  body: 'json',
  input: v.object({ promotionId: v.string(), ticketId: v.string() }),
  output: raffleClaimed,
  refusals: ['reward_gone', 'reward_taken'],
});
export const raffleClaimDocs: OperationDocs<typeof raffleClaim> = {
  summary: 'Uses a ticket, once: the platform decides the prize and puts it into the reward centre (API-09).',
  example: { promotionId: 'lotus-wheel', ticketId: 'mission' },
  assumed: true,
  features: ['WHEEL'],
};
