import type { GameType, OfferedLanguage } from '#api/primitives.ts';
import type { BetRecord, BetState, Transaction, TransactionKind } from '#api/records.ts';
import { formatMoment, formatTime, localeOf } from '../shared/format.ts';
import type { DayRange } from './ranges.model.ts';

/** How a record is written. */
export interface RecordWriting {
  readonly language: OfferedLanguage;
  /** Of the site: its days are those that are asked for. */
  readonly timeZone: string;
}

/** A moment as a list shows it: the day, the time, and all of it for who wants to know. */
export interface MomentView {
  readonly iso: string;
  /** Without the year: a list covers 31 days at most, and says of which year. */
  readonly day: string;
  readonly time: string;
  readonly full: string;
}

export interface TransactionView {
  readonly key: string;
  readonly reference: string;
  readonly kind: TransactionKind;
  readonly at: MomentView;
  /** Signed decimal. */
  readonly amount: string;
  readonly balanceAfter: string;
  /** What it was for; null where there is nothing to name. */
  readonly label: string | null;
}

export interface BetView {
  readonly key: string;
  readonly reference: string;
  readonly state: BetState;
  readonly at: MomentView;
  readonly gameType: GameType;
  readonly game: string;
  readonly vendor: string;
  readonly stake: string;
  /** Null while it waits, like `profit`. */
  readonly win: string | null;
  /** Signed decimal. */
  readonly profit: string | null;
}

export function toTransactionView(entry: Transaction, writing: RecordWriting): TransactionView {
  const { reference, kind, at, amount, balanceAfter, label = null } = entry;
  // A stake and a win share the reference of their bet.
  return { key: `${kind} ${reference}`, reference, kind, at: toMoment(at, writing), amount, balanceAfter, label };
}

export function toBetView(bet: BetRecord, writing: RecordWriting): BetView {
  const { reference, placedAt, gameType, gameName, vendorName, stake, win, profit } = bet;
  return {
    key: reference,
    reference,
    state: stateOf(bet),
    at: toMoment(placedAt, writing),
    gameType,
    game: gameName,
    vendor: vendorName,
    stake,
    win,
    profit,
  };
}

/** By the sign that the platform gave: nothing is computed here. */
export function stateOf({ profit }: Pick<BetRecord, 'profit'>): BetState {
  if (profit === null) return 'waiting';
  if (!/[1-9]/.test(profit)) return 'even';
  return profit.startsWith('-') ? 'lost' : 'won';
}

function toMoment(iso: string, { language, timeZone }: RecordWriting): MomentView {
  const time = Date.parse(iso);
  const day = new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn`, { day: 'numeric', month: 'short', timeZone });
  return {
    iso,
    day: day.format(time),
    time: formatTime(time, language, timeZone),
    full: formatMoment(time, language, timeZone),
  };
}

/** Days for people, with the year, in Thai that of the Buddhist era: `15 – 21 พฤศจิกายน พ.ศ. 2569`. */
export function formatDays({ from, to }: DayRange, language: OfferedLanguage): string {
  const calendar = language === 'TH' ? 'buddhist' : 'gregory';
  const format = new Intl.DateTimeFormat(`${localeOf(language)}-u-ca-${calendar}-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    era: language === 'TH' ? 'short' : undefined,
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(from), Date.parse(to));
}
