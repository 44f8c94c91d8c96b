import type { Room, TableKind } from '#api/launch.ts';
import type { SportMatch } from '#api/matches.ts';
import type { Amount, GameType } from '#api/primitives.ts';
import type { VendorView } from '#core/catalogue/vendorView.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import type { TableFavourite } from '../favourites/useTableFavourites.ts';
import type { Road } from './road.model.ts';

/** A moment in the future, formatted for the player. */
export interface NearMoment {
  /** The time alone when it is today, otherwise date and time. */
  readonly time: string;
  /** `time` includes the date, and therefore needs another sentence. */
  readonly dated: boolean;
}

/**
 * What a vendor offers now: open live tables with the least and the highest stake among them and pictures of some, or
 * matches.
 */
export type VendorOffer =
  | {
      readonly kind: 'tables';
      readonly open: number;
      readonly minBet: Amount;
      readonly maxBet: Amount;
      readonly pictures: readonly string[];
    }
  | { readonly kind: 'matches'; readonly listed: number; readonly running: number };

/** A vendor card of a category page; `href` launches the vendor's lobby (GAM-02). */
export interface CategoryVendor extends VendorView {
  /** Set while the vendor is in maintenance and cannot be opened; `until` is null when the end is unknown. */
  readonly maintenance: { readonly until: NearMoment | null } | null;
  /** The vendor that the URL names. */
  readonly chosen: boolean;
  /** Link that shows or hides the vendor's rooms; null when it has none to show. */
  readonly roomsHref: string | null;
  /** Null while it is unknown, and for a vendor without tables and matches. */
  readonly offer: VendorOffer | null;
}

/** A room card, for example a live-casino table. */
export interface RoomView {
  readonly roomId: string;
  readonly name: string;
  readonly game: string;
  /** Name of the vendor; null in the list of one vendor. */
  readonly vendor: string | null;
  /** Image URL; null for none, or when the URL is not allowed. */
  readonly image: string | null;
  readonly minBet: Amount;
  readonly maxBet: Amount;
  /** Number of players; null when the vendor does not report it. */
  readonly players: number | null;
  readonly status: Room['status'];
  /** When a closed room opens; null when unknown. */
  readonly opens: NearMoment | null;
  /** Link that launches the room; null unless it is open. */
  readonly href: string | null;
  /** The latest results; null when the vendor does not report any. */
  readonly road: Road | null;
  /** Null for players who cannot have favourites. */
  readonly favourite: TableFavourite | null;
}

/** The lists of live tables: of one game or the favourite ones, of all vendors (RT-05). */
export type TableList = TableKind | 'favourite';

/** The tables of the list that the URL names, and the links to all lists. */
export interface TableLists {
  readonly lists: readonly { readonly id: TableList | ''; readonly href: string }[];
  /** '' for the vendors with the tables of each. */
  readonly chosen: TableList | '';
  /** Null without a chosen list. */
  readonly tables: Remote<readonly RoomView[]> | null;
}

/** A match of a sports vendor, whose link opens the vendor's book at it. */
export interface MatchView extends Pick<SportMatch, 'matchId' | 'sport' | 'competition' | 'home' | 'away' | 'score'> {
  /** Name of the vendor that takes the bets. */
  readonly vendor: string;
  /** Null once it has begun. */
  readonly starts: NearMoment | null;
  /** Decimal odds; null when it takes no bets now. */
  readonly odds: SportMatch['odds'];
  readonly href: string;
}

/** Props of `CategoryScreen`. */
export interface CategoryScreenProps {
  readonly type: GameType;
  readonly role: Role;
  /** Empty when the brand does not offer the category. */
  readonly vendors: Remote<readonly CategoryVendor[]>;
  /** The address names a vendor that the category does not have. */
  readonly vendorMissing: boolean;
  /** The rooms of the chosen vendor; null when there are none to show. */
  readonly rooms: Remote<readonly RoomView[]> | null;
  /** Null in categories without live tables. */
  readonly tableLists: TableLists | null;
  /** Upcoming and running matches, those that take bets first; null in categories without matches. */
  readonly matches: Remote<readonly MatchView[]> | null;
  readonly homeHref: string;
  /** Replaces following a game's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
}
