import type { SportMatch } from '#api/matches.ts';
import type { Amount } from '#api/primitives.ts';
import type { SlipPick } from '#api/slipPicks.ts';
import type { SlipVendor } from '#core/catalogue/slip/heldSlip.ts';
import type { TableView } from '#core/catalogue/tables/tableView.ts';
import type { MatchSide } from '#ui/MatchRow/MatchRow.tsx';

/** A win on the public winner board (CON-01). */
export interface WinnerView {
  readonly id: string;
  /** Nickname of the winner, masked. */
  readonly name: string;
  /** Name of the game. */
  readonly game: string;
  readonly amount: Amount;
  /** Opens the game, table or lottery; the vendor's lobby when the platform names none. */
  readonly href: string;
}

/** What a promotion is worth. */
export type PromotionValue =
  | { readonly kind: 'percent'; readonly percent: number; readonly most: Amount }
  | { readonly kind: 'sum' | 'firstPlace'; readonly sum: Amount };

/** A promotion as announced on the home page. */
export interface TeaserView {
  readonly id: string;
  readonly title: string;
  /** Type of the promotion, as the platform sends it (TXT-03). */
  readonly type: string;
  /** Null where its terms state no value. */
  readonly value: PromotionValue | null;
  /** How many times its reward has to be wagered, 0 for nothing; null while the terms are not known. */
  readonly times: number | null;
  readonly href: string;
}

/** A lottery that takes bets. */
export interface DrawView {
  readonly id: string;
  readonly name: string;
  /** Image URL; null for none, or when the URL is not allowed. */
  readonly image: string | null;
  readonly href: string;
  /** When it stops taking bets, in ms since the epoch by the platform's clock. */
  readonly closesAt: number;
  /** The digits of its last result; empty where there is none. */
  readonly lastDigits: readonly string[];
}

/** The price of a result of a match. */
export interface ResultPrice {
  readonly id: 'home' | 'draw' | 'away';
  /** Null where the match does not have it. */
  readonly price: string | null;
  /** Which way it has just moved. */
  readonly movement?: 'up' | 'down' | undefined;
  /** Null where the slip cannot take it. */
  readonly pick: SlipPick | null;
}

/** A running match. */
export interface MatchView {
  readonly id: string;
  readonly vendor: SlipVendor;
  readonly sport: string;
  readonly clock: SportMatch['clock'];
  readonly sides: readonly [home: MatchSide, away: MatchSide];
  /** The prices of its result: home, draw where any match of the block has one, away. Empty where the platform sends none. */
  readonly prices: readonly ResultPrice[];
  /** It takes no bets now; the prices are the last ones. */
  readonly closed: boolean;
  /** Opens the match at its vendor. */
  readonly href: string;
}

/** Some running matches, and how many there are in all; 0 where the platform does not say. */
export interface RunningMatches {
  readonly list: readonly MatchView[];
  readonly live: number;
}

/** Some open live tables, and how many there are in all. */
export interface OpenTables {
  readonly list: readonly TableView[];
  readonly total: number;
}
