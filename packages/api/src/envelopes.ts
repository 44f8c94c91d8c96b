import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, language, personName, wholeNumber } from './primitives.ts';
import { rewardTerms } from './rewards.ts';

/** `rain`: an event at a time of the day, one opening for each member. `personal`: given to one member. */
export const redEnvelopeKinds = ['rain', 'personal'] as const;

/**
 * - `soon`: opens later.
 * - `open`: can be opened now.
 * - `opened`: this member has opened it.
 * - `missed`: ended before this member opened it.
 * - `gone`: every piece was taken by others.
 */
export const redEnvelopeStates = ['soon', 'open', 'opened', 'missed', 'gone'] as const;
export type RedEnvelopeState = (typeof redEnvelopeStates)[number];

/** GEN-04g, LCK-01: a red envelope. Its sum is known once it was opened, and never before. */
export const redEnvelope = v.object({
  id: v.string(),
  kind: open(redEnvelopeKinds),
  /** In the requested language, like `text`. */
  title: v.string(),
  text: v.optional(v.string(), ''),
  opensAt: isoDateTime,
  /** Exclusive. */
  endsAt: isoDateTime,
  /** The pieces that nobody has taken; null where there is only one. */
  left: v.nullable(wholeNumber),
  /** How many times the sum has to be wagered before it can be withdrawn; 0 for not at all. Known before the opening. */
  wagerTimes: v.optional(wholeNumber, 0),
  state: open(redEnvelopeStates),
  /** What this member received; null until it was opened, like the rest. */
  amount: v.optional(v.nullable(amount), null),
  requirement: v.optional(v.nullable(rewardTerms), null),
  openedAt: v.optional(v.nullable(isoDateTime), null),
  reference: v.optional(v.nullable(v.string()), null),
});
export type RedEnvelope = v.InferOutput<typeof redEnvelope>;

export const redEnvelopeList = defineOperation({
  id: 'redEnvelopeList',
  method: 'GET',
  path: '/wps/member/redEnvelopes',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ language }),
  output: v.object({ list: list(redEnvelope) }),
});
export const redEnvelopeListDocs: OperationDocs<typeof redEnvelopeList> = {
  summary:
    'Lists the red envelopes of the member: what can be opened, then the next rain, then what was opened or missed.',
  example: { language: 'TH' },
  assumed: true,
  features: ['REDENVELOPE'],
};

/** A red envelope that was opened. */
export const redEnvelopeOpened = v.object({
  id: v.string(),
  /** For customer service. */
  reference: v.string(),
  openedAt: isoDateTime,
  amount,
  /** What the sum binds; null for nothing. */
  requirement: v.nullable(rewardTerms),
  /** The wallet balance afterwards; null where it has to be read. */
  balance: v.optional(v.nullable(amount), null),
});
export type RedEnvelopeOpened = v.InferOutput<typeof redEnvelopeOpened>;

export const redEnvelopeOpen = defineOperation({
  id: 'redEnvelopeOpen',
  method: 'POST',
  path: '/wps/member/redEnvelopes/open',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'walletList',
    'memberTransactions',
    'memberProfit',
    'turnoverList',
    'withdrawOptions',
    'uplineInfo',
    'rewardList',
    'bonusList',
    'redEnvelopeBoard',
    'redEnvelopeList',
    'agentOverview',
    'agentProfit',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
  ],
  auth: 'member',
  body: 'json',
  input: v.object({ id: v.string() }),
  output: redEnvelopeOpened,
  refusals: ['reward_gone', 'reward_not_open', 'reward_taken'],
});
export const redEnvelopeOpenDocs: OperationDocs<typeof redEnvelopeOpen> = {
  summary: 'Opens a red envelope, once: the platform decides the sum and credits it.',
  example: { id: 'rain-2026-11-21-1300' },
  assumed: true,
  features: ['REDENVELOPE'],
};

/** Somebody's opening of a rain. */
export const redEnvelopePiece = v.object({
  /** Masked by the platform. */
  nickname: personName,
  amount,
  at: isoDateTime,
  /** It is the member's own. */
  own: v.optional(v.boolean(), false),
});
export type RedEnvelopePiece = v.InferOutput<typeof redEnvelopePiece>;

export const redEnvelopeBoard = defineOperation({
  id: 'redEnvelopeBoard',
  method: 'GET',
  path: '/wps/member/redEnvelopes/board',
  effect: 'read',
  auth: 'member',
  body: 'query',
  refusals: ['reward_gone'],
  input: v.object({
    id: v.string(),
    count: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)), 10),
  }),
  output: v.object({
    /** The last openings, newest first. */
    list: list(redEnvelopePiece),
    opened: wholeNumber,
    pieces: wholeNumber,
  }),
});
export const redEnvelopeBoardDocs: OperationDocs<typeof redEnvelopeBoard> = {
  summary: 'Returns the last openings of a rain, with masked names, and how many pieces were taken.',
  example: { id: 'rain-2026-11-21-1300' },
  assumed: true,
  features: ['REDENVELOPE'],
};
