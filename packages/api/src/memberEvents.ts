import * as v from 'valibot';
import { type EventKind, eventKinds } from './eventKinds.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, isoDateTime, language, wholeNumber } from './primitives.ts';

/** Something that has happened to a member, or to the team of an agent. Tells no contact, limit or break of a player. */
export const memberEvent = v.object({
  id: v.string(),
  kind: open(Object.keys(eventKinds) as EventKind[]),
  at: isoDateTime,
  /** Of the bet, the order or the transfer that it is about. Of a limit its kind and period, like `loss.day`. */
  reference: v.optional(v.string()),
  /** The name of what it is about, in the requested language. */
  label: v.optional(v.string()),
  amounts: v.optional(
    v.object({
      stake: v.optional(amount),
      win: v.optional(amount),
      profit: v.optional(amount),
      amount: v.optional(amount),
    }),
  ),
  /** Until when it holds: of a limit that is reached, when play or a deposit is possible again. */
  until: v.optional(isoDateTime),
  /** Why, in the requested language: of a stake that came back. */
  reason: v.optional(v.string()),
  /** A page of a centre by the platform's name, and the record to open there. */
  link: v.optional(v.nullable(v.object({ page: v.string(), reference: v.nullable(v.string()) })), null),
  /** How many have done it: of one kind within ten seconds, accounts of a team are one event. */
  count: v.optional(v.pipe(wholeNumber, v.minValue(1)), 1),
});

export const memberEvents = defineOperation({
  id: 'memberEvents',
  method: 'GET',
  path: '/wps/member/events',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    /** `cursor` of the answer before: asks for what has happened since. Without it, or with an unknown one, for the last events. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(50)), 50),
    language,
  }),
  output: v.object({
    /** Newest first: the first `limit` events after the cursor. Without one, nothing of it is announced. */
    list: list(memberEvent),
    /** The `after` of the next call. */
    cursor: v.string(),
    /** How many events there are after the cursor that was asked with; 0 without one. */
    unseen: wholeNumber,
  }),
});
export const memberEventsDocs: OperationDocs<typeof memberEvents> = {
  summary: 'Returns what has happened to the member since the last call: bets, money, rewards, messages, security.',
  example: { limit: 50, language: 'TH' },
  assumed: true,
};
