import type { ReactNode } from 'react';
import type { Amount, GameType } from '#api/primitives.ts';
import type { LayoutBlock } from '#api/system.ts';
import type { GameTileView } from '#core/catalogue/gameTile.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';

/** A block that an operator can place on the home page. */
export type HomeBlock = LayoutBlock<'home'>;

/** A block whose code and data load when it is near the viewport. */
export type NearBlock = Extract<HomeBlock, 'matches' | 'tables' | 'draws' | 'promotions' | 'winners'>;

/** A bet that is not settled, or has just been. */
export interface OpenBetView {
  /** For customer service, and the key of the row. */
  readonly reference: string;
  /** The bet in the player's records. */
  readonly href: string;
  /** A match that is running; a match or draw that is not; a bet on several matches; anything else. */
  readonly state: 'running' | 'waits' | 'parlay' | 'other';
  /** What was played: a match, a game. */
  readonly title: string;
  /** The minute of a running match; null where the platform does not say. */
  readonly minute: number | null;
  /** The score of a running match as it is shown; null for none. */
  readonly score: string | null;
  /** The side that it is on is ahead in its running match, with its handicap. */
  readonly leads: boolean;
  /** How many matches it is on, and how many of them were won; 0 for none. */
  readonly legs: number;
  readonly wonLegs: number;
  /** What was bet on; null where a game has no choice. */
  readonly pick: string | null;
  /** Decimal odds; null where a game has none. */
  readonly odds: string | null;
  readonly stake: Amount;
  /** What it pays if it wins; null where the platform does not say. */
  readonly returns: Amount | null;
  /** What it has paid, with the stake; null while it is not settled. */
  readonly win: Amount | null;
  /** When its match or next match begins, or its draw takes place, in ms since the epoch; null when unknown. */
  readonly at: number | null;
}

/** The latest bets that are not settled, and how many there are in all. */
export interface OpenBets {
  readonly bets: readonly OpenBetView[];
  readonly total: number;
}

export const startSteps = ['play', 'deposit', 'limit'] as const;
/** A step of a new member. */
export type StartStep = (typeof startSteps)[number];

/** The first steps of a new member. */
export interface StartView {
  /** Those that the operator offers, in order. `href` is null for one that is done. */
  readonly steps: readonly { readonly step: StartStep; readonly href: string | null }[];
  /** Puts the list away for good, on this device. */
  readonly onPutAway: () => void;
}

/** The rewards that the player can take. */
export interface WaitingRewards {
  readonly count: number;
  /** What they pay together; null where none of them is money. */
  readonly sum: Amount | null;
  /** When the first of them ends, in ms since the epoch; null for no end. */
  readonly endsAt: number | null;
  readonly href: string;
}

/** A category of games in the strip. */
export interface HomeCategory {
  readonly type: GameType;
  /** The operator's name; null where the site's own applies. */
  readonly name: string | null;
  /** Link to the category page. */
  readonly href: string;
}

/** Props of `HomeScreen`. */
export interface HomeScreenProps {
  /** The blocks of the page, in the operator's order. */
  readonly blocks: readonly HomeBlock[];
  readonly role: Role;
  /** The player's bets that are not settled; null for visitors and trial accounts, like the next three. */
  readonly openBets: Remote<OpenBets> | null;
  /** Null also for players who are not new, or have put it away. */
  readonly start: Remote<StartView> | null;
  /** The player's recent games. */
  readonly recent: Remote<readonly GameTileView[]> | null;
  readonly rewards: Remote<WaitingRewards> | null;
  readonly hot: Remote<readonly GameTileView[]>;
  /** What the button of the first hot game does: play it, or try it without money where the operator offers that (LGN-12). */
  readonly firstGame: { readonly kind: 'play' | 'practise'; readonly href: string } | null;
  /** The categories that have vendors (NAV-04f). */
  readonly categories: Remote<readonly HomeCategory[]>;
  /** A block that loads near the viewport. */
  readonly nearBlock: (block: NearBlock) => ReactNode;
  readonly lobbyHref: string;
  /** The record of the player's bets. */
  readonly betsHref: string;
  /** Replaces following a game's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
}
