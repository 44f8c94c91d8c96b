import type { ReactNode } from 'react';
import type { IconDrawing } from '#ui/Icon/Icon.tsx';

/** An entry of a list by days: two lines beside an icon. */
export interface DayEntry {
  readonly icon: IconDrawing;
  /** What was bet or moved. */
  readonly title: ReactNode;
  /** The title is a sentence, which takes as many lines as it needs. @default false */
  readonly wraps?: boolean;
  /** The time and what else is worth knowing. */
  readonly note: ReactNode;
  /** What came of it, and below it what it was of. */
  readonly value: ReactNode;
  readonly aside: ReactNode;
  /** It has come or changed since the last visit. @default false */
  readonly fresh?: boolean;
  /** What stands for a sitting unfolds its rows, drawn when it is opened. */
  readonly rows?: () => ReactNode;
  /** Opens the details. */
  readonly onOpen?: () => void;
  /** Where it leads, in place of details; null for nowhere. */
  readonly href?: string | null;
}

/** What a day came to, as the platform says it. */
export interface DayTotal {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly total: string;
}

/** Lists the rows of a report by days: in a narrow one in place of folded rows. */
export interface ByDay<Answer, Row> {
  /** When a row was, ISO 8601: it stands under its day. */
  readonly at: (row: Row) => string;
  readonly entry: (row: Row) => DayEntry;
  /** Days that it leaves out have no sum. */
  readonly totals: (answer: Answer) => readonly DayTotal[];
  /** Also where there is room for a table. @default false */
  readonly always?: boolean;
}
