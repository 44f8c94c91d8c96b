import type { GameTileView } from '#core/catalogue/gameTile.ts';
import type { Failed, Remote } from '#core/data/remote.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';

/** State of the page after the loaded ones. `end`: there is none. `idle`: it can be loaded. */
export type NextPage =
  | { readonly status: 'end' }
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | Failed;

/** The pages of a growing list that have been loaded. */
export interface LoadedGames<Item> {
  readonly games: readonly Item[];
  readonly nextPage: NextPage;
  /** The games belong to the previous search; those of the current one are loading. */
  readonly stale: boolean;
  /** The name that was searched for instead of the typed one, which matched nothing. */
  readonly shownFor?: string;
}

/** Props of `GamePopupDialog`. */
export interface GamePopupDialogProps {
  readonly open: boolean;
  /** Name of the vendor; '' until it is known. */
  readonly vendor: string;
  /** The vendor is in maintenance. */
  readonly inMaintenance: boolean;
  readonly games: Remote<LoadedGames<GameTileView>>;
  /** The search text, trimmed. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** Loads the next page. */
  readonly onMore: () => void;
  /** Replaces following a game's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
  readonly onClose: () => void;
}
