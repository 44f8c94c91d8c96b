import type { MarketKind } from '#api/matches.ts';
import type { Match } from './matches.ts';
import { picks, pricesAt } from './matchOdds.ts';

/** What can be bet on. */
export const outcomeIds = [...picks, 'over', 'under'] as const;
export type OutcomeId = (typeof outcomeIds)[number];

/** The prices of one kind of bet on a match. */
export interface PricedMarket {
  readonly kind: MarketKind;
  /** In quarters of a goal: -3 is a handicap of -0.75 for the home side. Null where there is none. */
  readonly line: number | null;
  /** Prices in hundredths. */
  readonly outcomes: readonly { readonly id: OutcomeId; readonly price: number }[];
  readonly suspended: boolean;
}

/** Formats a line in quarters of a goal: -3 becomes `'-0.75'`, and with a sign 2 becomes `'+0.5'`. */
export const lineText = (quarters: number, signed: boolean): string =>
  `${signed && quarters > 0 ? '+' : ''}${quarters / 4}`;

/** The markets of a match at `at`, the result first. Without a process, the last prices stand and take no bets. */
export function marketsAt(seed: number, match: Match, at: number): readonly PricedMarket[] {
  const prices = pricesAt(seed, match, at);
  const outcomes = picks.flatMap((id) => {
    const price = prices[id];
    return price === undefined ? [] : [{ id, price }];
  });
  return [{ kind: '1x2', line: null, outcomes, suspended: at >= match.startsAt }];
}
