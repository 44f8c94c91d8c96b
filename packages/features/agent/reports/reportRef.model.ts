import { teamSides } from '#api/agent.ts';
import type { DayRange } from '#core/report/ranges.model.ts';
import type { AccountFilter } from './reports.types.ts';

/** What a link to a report chooses. */
export interface ReportRef {
  /** A user name of the team. */
  readonly account?: string;
  /** Which accounts of the branch: one of `teamSides`. */
  readonly side?: string;
  /** A kind of game, of movement or of income, by the names of the report's filter. */
  readonly kind?: string;
  /** The reference of an income whose bets are listed. */
  readonly income?: string;
  /** The id of the account whose direct downline is shown. */
  readonly parent?: string;
  /** Days, as yyyy-MM-dd. */
  readonly from?: string;
  readonly to?: string;
  /** A part of the page. */
  readonly tab?: string;
  /** Days up to today: one of `quickRanges`. */
  readonly days?: string;
  /** The page of the list. */
  readonly page?: string;
  /** The reference of the record that is open, its account, and the page of its rows. */
  readonly open?: string;
  readonly of?: string;
  readonly rows?: string;
}

const names = [
  'account',
  'side',
  'kind',
  'income',
  'parent',
  'from',
  'to',
  'tab',
  'days',
  'page',
  'open',
  'of',
  'rows',
] as const satisfies readonly (keyof ReportRef)[];

/** Reads the `ref` of an address. Ignores what it does not know: an address can contain anything. */
export function readReportRef(text: string | null): ReportRef {
  const params = new URLSearchParams(text ?? '');
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
}

/** Writes what a link chooses, for the `ref` of an address. The centre removes it from the address when it closes. */
export function writeReportRef(ref: ReportRef): string {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = ref[name];
    if (value !== undefined && value !== '') params.set(name, value);
  }
  return params.toString();
}

/** The days that a link chooses; null for none. */
export const daysOfRef = ({ from, to }: ReportRef): DayRange | null =>
  from === undefined || to === undefined ? null : { from, to };

/** A page that an address names; the first one for what is no page. */
export const pageOfRef = (page: string | undefined): number => (/^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1);

/** The accounts that a link chooses. */
export const accountsOfRef = ({ account = '', side }: ReportRef): AccountFilter => ({
  account,
  side: teamSides.find((each) => each === side) ?? 'all',
});
