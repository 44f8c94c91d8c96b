import type { SportMatch } from '#api/matches.ts';
import type { GameType } from '#api/primitives.ts';
import type { VendorView } from '#core/catalogue/vendorView.ts';
import type { Remote } from '#core/data/remote.ts';
import type { NearMoment } from '#core/format/nearMoment.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';

/** The matches that a vendor offers now. */
export interface VendorOffer {
  readonly listed: number;
  readonly running: number;
}

/** A vendor card of a category page; `href` launches the vendor's lobby (GAM-02). */
export interface CategoryVendor extends VendorView {
  /** Set while the vendor is in maintenance and cannot be opened; `until` is null when the end is unknown. */
  readonly maintenance: { readonly until: NearMoment | null } | null;
  /** The vendor that the URL names. */
  readonly chosen: boolean;
  /** Null while it is unknown, and for a vendor without matches. */
  readonly offer: VendorOffer | null;
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
  /** Upcoming and running matches, those that take bets first; null in categories without matches. */
  readonly matches: Remote<readonly MatchView[]> | null;
  readonly homeHref: string;
  /** Replaces following a game's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
}
