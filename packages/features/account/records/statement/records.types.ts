import type { ComponentType } from 'react';
import type { ApiError } from '#api/errors.ts';
import type { Other } from '#api/open.ts';
import type { InputOf, OutputOf } from '#api/operation.ts';
import type {
  BetWithDetail,
  RecordRows,
  Transaction,
  TransactionKind,
  memberBets,
  memberTransactions,
} from '#api/records.ts';
import type { Remote } from '#core/data/remote.ts';
import type { BettingFilter } from '#core/records/records.types.ts';
import type { KindChoice } from '#core/records/useKindField.ts';
import type { DayRange, RangeProblem } from '#core/report/ranges.model.ts';
import type { RecordListProps, ReportProps } from '#core/report/report.types.ts';
import type { SeenUntil } from './entries.model.ts';
import type { BetSittingProps, MovementSittingProps } from './parts/SittingRows.tsx';

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
  readonly rows: readonly Transaction[];
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

/** How a record lists what was played in rounds: the first choice is the one that it begins with. */
export interface RowChoice {
  readonly by: RecordRows;
}

export interface AccountRecordScreenProps extends ReportProps<
  OutputOf<typeof memberTransactions>,
  KindChoice & RowChoice
> {
  readonly list: RecordListProps;
  /** What the list asks for. */
  readonly asked: InputOf<typeof memberTransactions>;
  /** How rows are listed at the beginning: on a phone, together. */
  readonly first: RecordRows;
  readonly seen: SeenUntil;
  /** The rows of a sitting: a part that asks by itself. */
  readonly Sitting: ComponentType<MovementSittingProps>;
  /** Where the money is now, in one line above its movements. */
  readonly Position: ComponentType;
  /** null: the platform has none. */
  readonly statement: StatementProps | null;
  /** Returns the link to where a movement came from; null for a page that this site does not have. */
  readonly hrefOf: (page: string, reference: string) => string | null;
}

export interface BettingRecordScreenProps extends ReportProps<OutputOf<typeof memberBets>, BettingFilter & RowChoice> {
  readonly list: RecordListProps;
  readonly asked: InputOf<typeof memberBets>;
  readonly first: RecordRows;
  readonly seen: SeenUntil;
  readonly Sitting: ComponentType<BetSittingProps>;
  /** Returns the link to a question about a bet; null where the operator takes none. */
  readonly askHref: (reference: string) => string | null;
  /** The bet whose details are open; null for none. */
  readonly detail: Remote<BetWithDetail> | null;
  readonly onDetail: (reference: string) => void;
  readonly onCloseDetail: () => void;
  /** Offers to install the site, above the bets. */
  readonly InstallCard: ComponentType;
  /** Offers to tell this device of results, below the bets. */
  readonly ResultOffer: ComponentType;
}
