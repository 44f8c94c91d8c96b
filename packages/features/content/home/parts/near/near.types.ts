import type { Amount } from '#api/primitives.ts';

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
