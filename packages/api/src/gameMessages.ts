import * as v from 'valibot';
import { list } from './list.ts';
import { mostSlipPicks, slipPick } from './slipPicks.ts';

/** Shown as text only. */
const text = v.pipe(v.string(), v.maxLength(200));

/**
 * A message of a launched game to the page around it, by `postMessage`. Assumed: vendors differ, and a deployment adapts
 * it here. Only a hint: the site always reads the balance from the platform.
 */
export const gameMessage = v.object({
  type: v.literal('game'),
  /**
   * `settled`: a round has ended and the balance may have changed. `exit`: the player wants to leave the game. `slip`: what is
   * in the slip has changed.
   */
  event: v.picklist(['settled', 'exit', 'slip']),
  /** What a slip says in one line, worded and formatted by its vendor, and the picks in it. With the event `slip` only. */
  slip: v.optional(
    v.object({
      /** A whole number; `'0'` for an empty slip. */
      count: text,
      label: text,
      price: text,
      stake: text,
      returns: text,
      picks: v.optional(list(slipPick), []),
    }),
  ),
});
export type GameMessage = v.InferOutput<typeof gameMessage>;

/** A message of the site to the slip of a sports vendor in its frame: the picks that it is to hold, at most this many. */
export const slipMessage = v.object({
  type: v.literal('site'),
  event: v.literal('slip'),
  picks: v.pipe(list(slipPick), v.maxLength(mostSlipPicks)),
});
export type SlipMessage = v.InferOutput<typeof slipMessage>;
