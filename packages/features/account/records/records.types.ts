import type { ApiError } from '#api/errors.ts';
import type { Other } from '#api/open.ts';
import type { TransactionKind } from '#api/records.ts';
import type { Remote } from '#core/data/remote.ts';
import type { KindFilter } from '#core/records/kinds.model.ts';
import type { DayRange, RangeProblem } from '#core/records/ranges.model.ts';
import type {
  BetDetailView,
  BetView,
  BettingFilter,
  RecordPage,
  RecordScreenProps,
  TransactionView,
  VendorChoice,
} from '#core/records/records.types.ts';

/** Which of the two records a shared part shows. Selects its messages. */
export type RecordName = 'account' | 'bets';

/** Decimal totals of the account record. */
export interface AccountTotals {
  readonly in: string;
  readonly out: string;
}

/** Ranges that a statement offers: the last three months, the last year, or custom days. */
export const statementRanges = ['quarter', 'year', 'custom'] as const;

export type StatementRange = (typeof statementRanges)[number];

/** The movements of one kind in a statement; decimal totals. */
export interface StatementTotal {
  readonly kind: TransactionKind | Other;
  readonly count: number;
  readonly in: string;
  readonly out: string;
}

/** A complete statement. Amounts are decimals. */
export interface StatementView {
  readonly days: DayRange;
  /** When the platform made it: date and time. */
  readonly madeAt: string;
  readonly opening: string;
  readonly closing: string;
  readonly totals: readonly StatementTotal[];
  /** Oldest first. */
  readonly rows: readonly TransactionView[];
}

/** The statement that the player asked for. */
export type StatementState =
  | { readonly step: 'choosing' }
  /** `rows` movements have arrived. */
  | { readonly step: 'reading'; readonly rows: number }
  | { readonly step: 'failed'; readonly error: ApiError }
  | { readonly step: 'ready'; readonly statement: StatementView };

/** Props of the statement dialog. */
export interface StatementProps {
  readonly open: boolean;
  readonly range: StatementRange;
  /** Values of the date fields of custom days. */
  readonly typed: DayRange;
  readonly problem: RangeProblem | null;
  readonly state: StatementState;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onRange: (range: StatementRange) => void;
  readonly onDays: (change: Partial<DayRange>) => void;
  readonly onRead: () => void;
  /** Saves the statement as a CSV file. */
  readonly onSave: (csv: string) => void;
  readonly onPrint: () => void;
}

export interface AccountRecordScreenProps extends RecordScreenProps {
  /** '' for every kind. */
  readonly kind: KindFilter | '';
  readonly page: Remote<RecordPage<TransactionView, AccountTotals>>;
  readonly statement: StatementProps;
  readonly onKind: (kind: KindFilter | '') => void;
}

/** Totals of the betting record; amounts are decimals. */
export interface BettingTotals {
  readonly count: number;
  /** Number of unsettled bets, which `win` and `profit` leave out. */
  readonly waiting: number;
  readonly stake: string;
  /** The stakes of unsettled bets, a part of `stake`. */
  readonly openStake: string;
  readonly win: string;
  readonly profit: string;
}

export interface BettingRecordScreenProps extends RecordScreenProps {
  /** Returns the link to a question about a bet; null where the operator takes none. */
  readonly askHref: (reference: string) => string | null;
  readonly filter: BettingFilter;
  /** The vendors with a bet in these days. */
  readonly vendors: readonly VendorChoice[];
  /** The bet whose details are open; null for none. */
  readonly detail: Remote<BetDetailView> | null;
  readonly onDetail: (reference: string) => void;
  readonly onCloseDetail: () => void;
  readonly page: Remote<RecordPage<BetView, BettingTotals>>;
  readonly onFilter: (change: Partial<BettingFilter>) => void;
}
