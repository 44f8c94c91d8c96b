import type { Other } from '#api/open.ts';
import type { GameType, OfferedLanguage } from '#api/primitives.ts';
import type { BetDetail, BetState, TransactionKind } from '#api/records.ts';
import type { DayRange, QuickRange, RangeProblem } from './ranges.model.ts';

/** A time as a list shows it, in the site's time zone. */
export interface MomentView {
  /** ISO 8601, for `<time>`. */
  readonly iso: string;
  /** Day and month. The year is in the heading of the list, which covers at most 31 days. */
  readonly day: string;
  readonly time: string;
  /** Full date and time, for the tooltip. */
  readonly full: string;
}

/** A transaction as the account record shows it. */
export interface TransactionView {
  readonly key: string;
  readonly reference: string;
  readonly kind: TransactionKind | Other;
  readonly at: MomentView;
  /** Signed decimal. */
  readonly amount: string;
  readonly balanceAfter: string;
  /** The game and vendor, for example; null for none. */
  readonly label: string | null;
  /** The other side of a transfer, masked by the platform; null for none. */
  readonly counterparty: string | null;
  readonly note: string | null;
  /** Link to where the movement came from; null for a page that this site does not have. */
  readonly href: string | null;
}

/** A bet as the betting record shows it. */
export interface BetView {
  readonly key: string;
  readonly reference: string;
  readonly state: BetState;
  readonly at: MomentView;
  readonly gameType: GameType | Other;
  readonly game: string;
  readonly vendor: string;
  /** What was bet on, in short; null for none. */
  readonly pick: string | null;
  /** Decimal odds; null for none. */
  readonly odds: string | null;
  readonly stake: string;
  /** What a free round was played for, decimal; null for other bets. */
  readonly freeStake: string | null;
  /** Null until the bet is settled, like `profit`. */
  readonly win: string | null;
  /** Signed decimal. */
  readonly profit: string | null;
}

/** The details of a bet, with everything that its vendor reported. */
export interface BetDetailView {
  readonly bet: BetView;
  /** Null until the bet is settled. */
  readonly settledAt: MomentView | null;
  /** Decimal. */
  readonly validBet: string;
  readonly lines: readonly BetDetail[];
}

/** One page of a record. */
export interface RecordPage<Row, Totals> {
  readonly rows: readonly Row[];
  readonly totalPages: number;
  /** Totals over all pages, computed by the platform. */
  readonly totals: Totals;
}

/** The days that the player chose, in the filter row of a record. */
export interface DayChoice {
  /** The selected quick range; null for custom days. */
  readonly quick: QuickRange | null;
  /** Values of the two date fields. */
  readonly typed: DayRange;
  /** Why `typed` cannot be requested; the list then still shows the previous days. Null for none. */
  readonly problem: RangeProblem | null;
  /** yyyy-MM-dd in the site's time zone. */
  readonly today: string;
  /** True when the device is in another time zone than the site, whose times the record shows. */
  readonly elsewhere: boolean;
  readonly onQuick: (range: QuickRange) => void;
  readonly onDays: (change: Partial<DayRange>) => void;
}

/** What the list of a record shows besides its rows, and what the player can do with it. */
export interface RecordListProps {
  /** The days that the list on the screen covers. */
  readonly answered: DayRange;
  /** From 1. */
  readonly pageNo: number;
  /** True while a refresh by the player is running. */
  readonly refreshing: boolean;
  /** True when a filter besides the days is set. */
  readonly filtered: boolean;
  /** Link to the games, for an empty record. */
  readonly playHref: string;
  readonly onClearFilters: () => void;
  readonly onPage: (pageNo: number) => void;
  readonly onRefresh: () => void;
  /** Resolves to true when the reference was copied. */
  readonly onCopy: (reference: string) => Promise<boolean>;
}

/** Props shared by both record screens, besides their rows and their own filters. */
export interface RecordScreenProps {
  readonly days: DayChoice;
  readonly list: RecordListProps;
  readonly language: OfferedLanguage;
}

/** Filters of the betting record; '' for no filter. */
export interface BettingFilter {
  readonly gameType: GameType | '';
  readonly status: BetState | '';
  /** A vendor's code. */
  readonly vassalage: string;
}

/** A choice of the vendor filter. */
export interface VendorChoice {
  readonly vassalage: string;
  readonly name: string;
}
