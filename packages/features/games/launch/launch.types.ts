import type { ReactNode } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { Game } from '#api/games.ts';
import type { Amount } from '#api/primitives.ts';
import type { GameTileView } from '#core/catalogue/gameTile.ts';
import type { OpenInstead } from '#core/centre/openInstead.ts';
import type { Remote } from '#core/data/remote.ts';
import type { OpenedWindow } from '#core/security/openExternal.ts';
import type { AgeRequest } from '#core/session/ageConfirmation.ts';

/** The game has a URL and is shown in its frame, where it may still be loading. */
export interface OpenLaunch {
  readonly status: 'open';
  readonly name: string;
  readonly url: string;
  /** Value of the frame's `sandbox` attribute. */
  readonly sandbox: string;
  /** Number of the attempt, from 1. Each attempt gets a new frame. */
  readonly attempt: number;
  /** The frame has been loading for longer than expected. */
  readonly slow: boolean;
}

/** The game was opened in a window of its own. */
export interface WindowLaunch {
  readonly status: 'window';
  readonly name: string;
}

interface Retryable {
  /** A retry is running; the message and its button stay. @default false */
  readonly refreshing?: boolean;
}

/** The platform refused the launch, or could not be reached. */
export interface FailedLaunch extends Retryable {
  readonly status: 'failed';
  readonly error: ApiError;
  readonly retry: () => void;
}

/**
 * The game cannot be opened, for a reason that is not a platform error: the link is incomplete, the game's URL is not
 * allowed, no game host answers, or the game has no practice mode.
 */
export interface ImpossibleLaunch extends Retryable {
  readonly status: 'impossible';
  readonly reason: 'incomplete' | 'unsafeUrl' | 'noHost' | 'practiceOff';
  /** Absent where another attempt cannot help. */
  readonly retry?: () => void;
}

/** State of the launch of a game. */
export type LaunchState = { readonly status: 'opening' } | OpenLaunch | WindowLaunch | FailedLaunch | ImpossibleLaunch;

/** A game that can be a favourite. */
export type FavouriteGame = Pick<Game, 'nodeId' | 'vendor' | 'gameType'>;

/** What the heart in the bar stands for: a game, or a live table. */
export type Favourite = FavouriteGame | { readonly roomId: string };

/** Props of `LaunchScreen`. */
export interface LaunchScreenProps {
  readonly launch: LaunchState;
  /** The refusal of a launch that an agent's pause closes: its detail, and what is open instead (AGT-09c). @default null */
  readonly paused?: { readonly detail: unknown; readonly instead: readonly OpenInstead[] } | null;
  /** Null in practice mode, which does not involve the wallet. */
  readonly balance: Remote<Amount> | null;
  readonly onRefreshBalance: () => Promise<void>;
  /** Where "back" leads. */
  readonly backHref: string;
  /** Null where the operator has switched deposits off. */
  readonly depositHref: string | null;
  /** The same game in practice mode, offered when a trial account was refused; otherwise null. */
  readonly practiceHref: string | null;
  /** The way from practice to the same game with money: the game, or the registration for a trial account. Otherwise null. */
  readonly realHref: string | null;
  /** Games of other vendors, offered while this vendor is in maintenance; otherwise null. */
  readonly others: Remote<readonly GameTileView[]> | null;
  /** What the heart in the bar stands for; null for what cannot be a favourite, such as a whole vendor. @default null */
  readonly favourite?: Favourite | null;
  /** Opens customer service. Without it there is no support button. */
  readonly onSupport?: () => void;
  /** The frame has loaded. */
  readonly onLoaded: () => void;
  /** Launches the game again. */
  readonly onReload: () => void;
  /** Launches the game into a window that was opened for it. Null where the game may not leave its frame. */
  readonly onOwnWindow: ((opened: OpenedWindow) => void) | null;
  /** Launches the game again, from the next host. */
  readonly onOtherHost: () => void;
  /** The game reports that a round is settled. */
  readonly onSettled: () => void;
  /** The player leaves, by the bar or by the game's own exit. */
  readonly onLeave: () => void;
  /** Asks for the player's age before the launch (RSP-10). @default null */
  readonly age?: AgeRequest | null;
  /** Watches the session, which the app shell does on other pages, and shows how long the player has played (RSP-07). */
  readonly sessionWatch?: ReactNode;
}
