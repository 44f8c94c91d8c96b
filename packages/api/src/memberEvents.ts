import * as v from 'valibot';
import { type EventKind, eventKinds } from './eventKinds.ts';
import { open } from './open.ts';
import { amount, isoDateTime, wholeNumber } from './primitives.ts';

/** Something that has happened to a member, or to the team of an agent. Tells no contact, limit or break of a player. */
export const memberEvent = v.object({
  id: v.string(),
  kind: open(Object.keys(eventKinds) as EventKind[]),
  at: isoDateTime,
  /** Of the bet, the order or the transfer that it is about. */
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
  /** A page of a centre by the platform's name, and the record to open there. */
  link: v.optional(v.nullable(v.object({ page: v.string(), reference: v.nullable(v.string()) })), null),
  /** How many events of the kind it stands for. */
  count: v.optional(v.pipe(wholeNumber, v.minValue(1)), 1),
});
