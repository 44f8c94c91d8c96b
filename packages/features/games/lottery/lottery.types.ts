import type { ComponentType } from 'react';
import type { LotteryItem } from '#api/lottery.ts';
import type { DrawTimes } from '#core/catalogue/draws.ts';
import type { Failed, Remote } from '#core/data/remote.ts';
import type { NearMoment } from '#core/format/nearMoment.ts';
import type { MemberEvent } from '#core/live/useEventText.ts';
import type { PlayStop } from '#core/session/playStatus.ts';
import type { Role } from '#core/session/role.ts';
import type { GuardedOpen } from '#core/session/useGuardedOpen.ts';
import type { LotteryChange, LotteryTab, LotteryView } from './lottery.model.ts';
import type { Weekday } from './weekday.ts';

/** Which lotteries a page lists: all, those of Vietnam (RT-07), or the fast ones (RT-05d). */
export type LotteryArea = 'all' | 'vn' | 'fast';

/** A tag or a vendor to choose. */
export interface LotteryOption {
  readonly code: string;
  readonly name: string;
}

/** The tags and vendors that the lotteries can be filtered by. */
export interface LotteryOptions {
  readonly tags: readonly LotteryOption[];
  readonly vendors: readonly LotteryOption[];
}

/** The favourite toggle of a lottery card (LOT-03). */
export interface LotteryFavourite {
  readonly active: boolean;
  /** The toggle cannot be used yet, because the account is still unknown. */
  readonly busy: boolean;
  readonly toggle: () => void;
}

/** A lottery as its card shows it. */
export interface LotteryCardView {
  readonly gameId: string;
  readonly name: string;
  /** Name of the vendor. */
  readonly vendor: string;
  /** Name of the tag that it is filed under; '' for none. */
  readonly tag: string;
  /** Image URL; null for none, or when the URL is not allowed. */
  readonly image: string | null;
  /** The days on which it is drawn. */
  readonly days: readonly Weekday[];
  /** Drawn several times an hour: shown as a card, the others as rows. */
  readonly fast: boolean;
  /** What it pays; null when the platform does not say. */
  readonly pays: LotteryItem['pays'];
  /** The URL names this lottery (GAM-01). */
  readonly named: boolean;
  /** The vendor is in maintenance. */
  readonly inMaintenance: boolean;
  readonly betHref: string;
  readonly lobbyHref: string;
  /** Absent for players who cannot have favourites. */
  readonly favourite?: LotteryFavourite;
}

/** The result of a draw (LOT-02). */
export interface LotteryResult {
  readonly gameId: string;
  /** Number of the draw. */
  readonly numero: string;
  /** Name of the lottery. */
  readonly name: string;
  /** The winning digits, at most six. None for a draw that was called off. */
  readonly digits: readonly string[];
  /** Date of the draw as YYYY.MM.DD. */
  readonly date: string;
  /** In ms by the platform's clock. */
  readonly drawnAt: number;
}

/** What has become of the member's tickets for a draw. */
export interface DrawnTickets {
  readonly won: number;
  /** How many stakes came back undecided. */
  readonly returned: number;
}

/** A draw that took place while the page was looked at. */
export interface DrawnNow {
  readonly numero: string;
  /** When its result came, in ms by the device's clock. */
  readonly at: number;
  /** The references of the member's tickets for it. */
  readonly references: readonly string[];
  /** Null without a ticket, and until all of them are settled. */
  readonly tickets: DrawnTickets | null;
}

/** What reads the outcome of tickets depends on. */
export interface TicketEventsProps {
  /** Of the tickets that were drawn. */
  readonly references: readonly string[];
  /** Called with the latest events of the member. */
  readonly onTold: (events: readonly MemberEvent[]) => void;
}

/** The parts of the list: the lottery that the address names, fast ones, those that close today, and the others. */
export type SectionId = 'named' | 'fast' | 'today' | 'other';

/** A part of the list. */
export interface LotterySection {
  readonly id: SectionId;
  readonly lotteries: readonly LotteryCardView[];
}

/** A bet of the member on a lottery (LOT-06d). */
export interface TicketView {
  readonly reference: string;
  readonly name: string;
  /** What was bought, in short; null where the platform does not say. */
  readonly pick: string | null;
  /** When it was bought. */
  readonly bought: NearMoment;
  readonly stake: string;
  /** What a settled ticket has paid; null while it waits for its draw. */
  readonly win: string | null;
  readonly state: 'waiting' | 'won' | 'lost' | 'even';
  /** Its record. */
  readonly href: string;
}

/** The member's tickets: those that wait for their draw, and the latest others. */
export interface Tickets {
  readonly open: readonly TicketView[];
  readonly recent: readonly TicketView[];
}

/** What the list of tickets depends on. */
export interface TicketsProps {
  /** The page that their records open over. */
  readonly from: string;
  /** The betting record. */
  readonly recordHref: string;
  /** The fast draws, for who has no ticket yet. */
  readonly fastHref: string;
}

/** A tab of the page. */
export interface LotteryTabLink {
  readonly id: LotteryTab;
  readonly href: string;
  /** How many tickets wait for their draw; null while that is unknown, and where nothing is counted. */
  readonly count: number | null;
}

/** The open draws by lottery id; a lottery without an open draw is absent. Times by the device's clock. */
export type OpenDraws = ReadonlyMap<string, DrawTimes>;

/** Props of `LotteryScreen`. */
export interface LotteryScreenProps {
  readonly area: LotteryArea;
  readonly role: Role;
  readonly tabs: readonly LotteryTabLink[];
  /** The tab in view; undefined when a list or filter shows lotteries of all. */
  readonly tab: LotteryTab | undefined;
  readonly query: LotteryView;
  readonly options: Remote<LotteryOptions>;
  /** The lotteries that match the query, without empty parts. */
  readonly sections: Remote<readonly LotterySection[]>;
  /** The address names a vendor that the page does not have. */
  readonly vendorMissing: boolean;
  /** The URL names a lottery that is not offered (GAM-01). */
  readonly namedMissing: boolean;
  /** The open draws. Until they have loaded: the draws that the menu lists. */
  readonly draws: Remote<OpenDraws>;
  /** Set when the open draws failed to load, also during a retry; otherwise null. */
  readonly drawsFailed: Failed | null;
  /** Newest first. The results panel lists only the lotteries that match the query. */
  readonly results: Remote<readonly LotteryResult[]>;
  /** What was just drawn, by lottery id. */
  readonly drawn: ReadonlyMap<string, DrawnNow>;
  /** Set while tickets were drawn. `Events` loads what has become of them. */
  readonly ticketEvents: (TicketEventsProps & { readonly Events: ComponentType<TicketEventsProps> }) | null;
  /** The member's tickets; null for who has none of their own. `Tickets` loads and lists them. */
  readonly tickets: (TicketsProps & { readonly Tickets: ComponentType<TicketsProps> }) | null;
  /** RSP-03: why the member cannot play now. */
  readonly stop: PlayStop | null;
  readonly homeHref: string;
  /** How far the platform's clock is ahead of the device's, in ms: a time of day is the platform's. */
  readonly ahead: number;
  /** Returns the time by the device's clock in ms, like the times of the draws. Called on each tick. */
  readonly now: () => number;
  /** The URL that a change leads to, so that every choice can be a link. */
  readonly hrefFor: (change: LotteryChange) => string;
  readonly onChange: (change: LotteryChange) => void;
  /** Called with the search text when typing pauses. */
  readonly onSearch: (text: string) => void;
  readonly onLogIn: () => void;
  /** Replaces following a lottery's link for players who may not open games (GAM-01). */
  readonly onOpen: GuardedOpen;
}
