import type { GameTileView } from '#core/catalogue/gameTile.ts';
import type { VendorView } from '#core/catalogue/vendorView.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import type { LobbyChange, LobbyGameType, LobbyQuery } from './lobby.model.ts';

/** A vendor in the vendor strip. */
export type VendorOption = Pick<VendorView, 'vassalage' | 'name' | 'mark' | 'inMaintenance'>;

/** A kind of game within the lobby, such as scratch cards (RT-06d). */
export interface Classification {
  readonly code: string;
  readonly name: string;
}

/** The vendors of a lobby and the kinds of games that it offers. */
export interface Lobby {
  readonly vendors: readonly VendorOption[];
  readonly classifications: readonly Classification[];
}

/** The favourite toggle of a game tile (SLT-06). */
export interface TileFavourite {
  readonly active: boolean;
  /** The toggle cannot be used: its state is unknown, or a change is in flight. */
  readonly busy: boolean;
  readonly toggle: () => void;
}

/** A game tile of the lobby. */
export interface LobbyTile extends GameTileView {
  /** Absent for visitors and trial accounts. */
  readonly favourite?: TileFavourite;
}

/** One page of the game list. */
export interface GamePage {
  readonly tiles: readonly LobbyTile[];
  readonly totalPages: number;
  /** The name that was searched for instead of the typed one, which matched nothing. */
  readonly shownFor?: string;
}

/** Props of `LobbyScreen`. */
export interface LobbyScreenProps {
  readonly gameType: LobbyGameType;
  readonly role: Role;
  readonly query: LobbyQuery;
  readonly lobby: Remote<Lobby>;
  /** Whether there are hot games; without them the hot list is not offered (SLT-02). */
  readonly hasHot: boolean;
  readonly games: Remote<GamePage>;
  /** The URL that a change leads to, so that every choice can be a link. */
  readonly hrefFor: (change: LobbyChange) => string;
  readonly onChange: (change: LobbyChange) => void;
  /** Called with the search text when typing pauses. */
  readonly onSearch: (text: string) => void;
  readonly onLogIn: () => void;
  /** Replaces following a game's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
}
