import type { MarketKind, SportMatch } from '#api/matches.ts';
import type { SlipPick } from '#api/slipPicks.ts';
import type { VendorPause } from '#core/catalogue/pauseText.ts';
import type { SlipVendor } from '#core/catalogue/slip/heldSlip.ts';
import type { Remote } from '#core/data/remote.ts';
import type { NearMoment } from '#core/format/nearMoment.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import type { SlipControls } from '../slip/useSlip.tsx';

/** The categories whose vendors have teams that play matches. */
export type SportsType = 'SPORTS' | 'ESPORTS';

/** The times of the list; `step` has everything that can be part of one bet on several matches. */
export const sportsTabs = ['live', 'soon', 'today', 'tomorrow', 'step'] as const;
export type SportsTab = (typeof sportsTabs)[number];

/** Which matches are listed (RT-05g). Each choice narrows the others; '' chooses nothing. */
export interface SportsChoice {
  readonly tab: SportsTab | '';
  readonly sport: string;
  /** Id of a league. */
  readonly league: string;
  /** Code of a vendor. */
  readonly vassalage: string;
}

/** A choice as a link. */
export interface Chosen {
  readonly href: string;
  readonly active: boolean;
}

/** A time of the list. */
export interface TabView {
  readonly id: SportsTab;
  readonly href: string;
  /** How many matches it has; null while that is unknown, and where it is not counted. */
  readonly count: number | null;
}

/** A sport with the number of its matches that run now. */
export interface SportView extends Chosen {
  /** As the platform names it. */
  readonly sport: string;
  readonly live: number;
}

/** A league of the sport with the number of its matches. */
export interface LeagueView extends Chosen {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** A vendor of the category. */
export interface VendorChoice extends Chosen {
  readonly vassalage: string;
  readonly name: string;
  readonly inMaintenance: boolean;
}

/** A price that can be picked. */
export interface PriceView {
  /** The outcome: `home`, `draw`, `away`, `over` or `under`. */
  readonly id: string;
  /** Null where the match does not have it. */
  readonly price: string | null;
  /** What a handicap gives this side, or the number of a total. */
  readonly line: string | null;
  readonly closed: boolean;
  /** Which way it has just moved. */
  readonly movement: 'up' | 'down' | undefined;
  /** Null where the match does not have it. */
  readonly pick: SlipPick | null;
}

/** The prices of one kind of bet on a match. */
export interface MarketView {
  readonly kind: MarketKind;
  readonly prices: readonly PriceView[];
}

/** A team or player of a match. */
export interface SideView {
  readonly name: string;
  readonly colours: readonly [string, string] | undefined;
  readonly score: string | undefined;
}

/** A row of the list. */
export interface MatchView {
  readonly matchId: string;
  readonly vendor: SlipVendor;
  readonly sport: string;
  /** `ended`: it ran until a moment ago. `gone`: it has left the list while the player was in it. */
  readonly state: 'live' | 'upcoming' | 'ended' | 'gone';
  readonly clock: SportMatch['clock'];
  readonly starts: NearMoment;
  /** The same with the weekday in place of the date, where that tells the day. */
  readonly startsShort: string;
  /** Minutes until it begins, from 1 to 59; null for others. */
  readonly startsIn: number | null;
  readonly home: SideView;
  readonly away: SideView;
  /** In the order of the columns; the same kinds in every row. */
  readonly markets: readonly MarketView[];
  /** All markets, at the vendor; null for what is over. */
  readonly href: string | null;
}

/** The matches of a league, in the list's order. */
export interface LeagueGroup {
  readonly id: string;
  readonly name: string;
  readonly colours: readonly string[];
  readonly matches: readonly MatchView[];
}

/** The list: what was asked for, and what follows it. */
export interface SportsList {
  readonly groups: readonly LeagueGroup[];
  /** The kinds of bets that the list has, in the order of the columns. */
  readonly kinds: readonly MarketKind[];
  /** Matches of several vendors: each row says whose it is. */
  readonly severalVendors: boolean;
  /** Nothing runs now; the groups are the next matches. */
  readonly nextOnly: boolean;
}

/** The vendor that the matches are narrowed to. */
export interface ChosenVendor {
  readonly name: string;
  /** Opens its whole book; null while it is in maintenance. */
  readonly bookHref: string | null;
  /** Set in maintenance; `until` is null when the end is unknown. */
  readonly maintenance: VendorPause | null;
}

/** Props of `SportsScreen`. */
export interface SportsScreenProps extends Pick<SlipControls, 'slip' | 'isPicked'> {
  readonly type: SportsType;
  readonly role: Role;
  readonly tab: SportsTab;
  readonly tabs: readonly TabView[];
  /** Empty for a category of one sport, and while they are unknown. */
  readonly sports: readonly SportView[];
  readonly leagues: readonly LeagueView[];
  /** Lists all leagues again. */
  readonly allLeagues: Chosen;
  /** Empty while sports and leagues, which stand above them, are on their way. */
  readonly vendors: readonly VendorChoice[];
  /** Lists all vendors again. */
  readonly allVendors: Chosen;
  /** Null without a chosen vendor. */
  readonly vendor: ChosenVendor | null;
  /** The address names a vendor that the category does not have. */
  readonly vendorMissing: boolean;
  /** The brand does not offer the category. */
  readonly notOffered: boolean;
  /** Every vendor is in maintenance. */
  readonly allPaused: boolean;
  readonly list: Remote<SportsList>;
  /** Lists more matches; null when all are listed. */
  readonly onMore: (() => void) | null;
  /** RSP-03: why the member cannot play now. */
  readonly stop: PlayStop | null;
  readonly homeHref: string;
  /** Replaces following a game's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
  /** Picks a price, or takes it out of the slip. `label` says what it is. */
  readonly onPick: (match: MatchView, pick: SlipPick, label: string) => void;
  /** The pointer or the focus is in the list, whose rows keep their places until it leaves. */
  readonly onHold: (held: boolean) => void;
}
