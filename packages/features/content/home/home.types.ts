import type { Amount, GameType } from '#api/primitives.ts';
import type { LayoutBlock } from '#api/system.ts';
import type { GameTileView } from '#core/catalogue/gameTile.ts';
import type { VendorView } from '#core/catalogue/vendorView.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';

/** A block that an operator can place on the home page. */
export type HomeBlock = LayoutBlock<'home'>;

/** A block whose code and data load when it is near the viewport. */
export type LazyBlock = Extract<HomeBlock, 'winners' | 'promotions'>;

/** A category with its vendors. */
export interface HomeCategory {
  readonly type: GameType;
  /** The operator's name; null where the site's own applies. */
  readonly name: string | null;
  /** Link to the category page. */
  readonly href: string;
  readonly vendors: readonly VendorView[];
}

/** A win on the public winner board (CON-01). */
export interface WinnerView {
  readonly id: string;
  /** Nickname of the winner, masked. */
  readonly name: string;
  /** Name of the game. */
  readonly game: string;
  /** Image URL; null when the URL is not allowed. */
  readonly image: string | null;
  readonly amount: Amount;
  /** Opens the game, table or lottery; the vendor's lobby when the platform names none. */
  readonly href: string;
}

/** A promotion as announced on the home page. */
export interface TeaserView {
  readonly id: string;
  readonly title: string;
  /** Type of the promotion, as the platform sends it (TXT-03). */
  readonly type: string;
  /** Image URL; null for none, or when the URL is not allowed. */
  readonly image: string | null;
  readonly href: string;
}

/** Props of `HomeScreen`. */
export interface HomeScreenProps {
  /** The blocks of the page, in the operator's order. */
  readonly blocks: readonly HomeBlock[];
  readonly role: Role;
  /** Null until it is known, and for players without one. */
  readonly nickname: string | null;
  readonly loginHref: string;
  /** Opens the registration. */
  readonly onSignUp: () => void;
  /** The games that visitors can practise, where the operator offers free play (LGN-12); otherwise null. */
  readonly practiceHref: string | null;
  /** The player's recent games; null for visitors and trial accounts. */
  readonly recent: Remote<readonly GameTileView[]> | null;
  readonly hot: Remote<readonly GameTileView[]>;
  /** The winner board (CON-01). Loading until the block is near the viewport. */
  readonly winners: Remote<readonly WinnerView[]>;
  /** The categories that have vendors (NAV-04f). */
  readonly categories: Remote<readonly HomeCategory[]>;
  /** Loading until the block is near the viewport. */
  readonly promotions: Remote<readonly TeaserView[]>;
  /** Called when a lazy block is near the viewport. */
  readonly onNear: (block: LazyBlock) => void;
  readonly lobbyHref: string;
  readonly promotionsHref: string;
  /** Replaces following a game's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
}
