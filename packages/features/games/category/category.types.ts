import type { Room } from '#api/launch.ts';
import type { Amount, GameType, OfferedLanguage } from '#api/primitives.ts';
import type { VendorView } from '#core/catalogue/vendorView.ts';
import type { Remote } from '#core/data/remote.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';

/** A moment in the future, formatted for the player. */
export interface NearMoment {
  /** The time alone when it is today, otherwise date and time. */
  readonly time: string;
  /** `time` includes the date, and therefore needs another sentence. */
  readonly dated: boolean;
}

/** A vendor card of a category page; `href` launches the vendor's lobby (GAM-02). */
export interface CategoryVendor extends VendorView {
  /** Set while the vendor is in maintenance and cannot be opened; `until` is null when the end is unknown. */
  readonly maintenance: { readonly until: NearMoment | null } | null;
  /** The vendor that the URL names. */
  readonly chosen: boolean;
  /** Link that shows or hides the vendor's rooms; null when it has none to show. */
  readonly roomsHref: string | null;
}

/** A room card, for example a live-casino table. */
export interface RoomView {
  readonly roomId: string;
  readonly name: string;
  readonly game: string;
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
}

/** Props of `CategoryScreen`. */
export interface CategoryScreenProps {
  readonly type: GameType;
  readonly role: Role;
  /** Empty when the brand does not offer the category. */
  readonly vendors: Remote<readonly CategoryVendor[]>;
  /** The rooms of the chosen vendor; null when there are none to show. */
  readonly rooms: Remote<readonly RoomView[]> | null;
  readonly language: OfferedLanguage;
  readonly homeHref: string;
  /** Replaces following a game's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
}
