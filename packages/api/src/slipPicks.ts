import * as v from 'valibot';

// Apart from the matches: pages that launch games need nothing of their list.

/** Decimal odds, such as `'1.85'`: what a stake of 1 returns, the stake included. */
export const decimalOdds = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{2}$/, 'decimal odds'));

/** A price that the player has chosen on the site, for the slip of the vendor. */
export const slipPick = v.object({
  matchId: v.string(),
  /** The `kind` of the market. */
  market: v.string(),
  /** The `line` of the market, if it has one. */
  line: v.optional(v.string()),
  /** The `id` of the outcome. */
  outcome: v.string(),
  /** What the player saw. */
  price: decimalOdds,
});
export type SlipPick = v.InferOutput<typeof slipPick>;

/** The most picks of a slip. */
export const mostSlipPicks = 20;
