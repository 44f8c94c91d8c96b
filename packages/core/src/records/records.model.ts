import { wordOf } from '#api/open.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import type { BetRecord, BetState, BetWithDetail, Transaction } from '#api/records.ts';
import { eraOf, formatMoment, formatOf, formatTime, siteTimeZone } from '../format/dates.ts';
import { localeOf } from '../format/locale.ts';
import type { DayRange } from './ranges.model.ts';
import type { BetDetailView, BetView, MomentView, TransactionView } from './records.types.ts';

/** @param hrefOf the link to a page of the member centre; null for a page that this site does not have */
export function toTransactionView(
  entry: Transaction,
  language: OfferedLanguage,
  hrefOf: (page: string, reference: string) => string | null = () => null,
): TransactionView {
  const { reference, kind, at, amount, balanceAfter, label = null, counterparty = null, note = null, link } = entry;
  // A stake and a win share the reference of their bet.
  return {
    key: `${wordOf(kind)} ${reference}`,
    reference,
    kind,
    at: toMoment(at, language),
    amount,
    balanceAfter,
    label,
    counterparty,
    note,
    href: link === undefined ? null : hrefOf(link.page, link.reference),
  };
}

export function toBetView(bet: BetRecord, language: OfferedLanguage): BetView {
  const { reference, placedAt, gameType, shownType, gameName, vendorName, stake, win, profit } = bet;
  const { pick = null, odds = null, freeStake = null } = bet;
  return {
    key: reference,
    reference,
    state: stateOf(bet),
    at: toMoment(placedAt, language),
    gameType: shownType ?? gameType,
    game: gameName,
    vendor: vendorName,
    pick,
    odds,
    stake,
    freeStake,
    win,
    profit,
  };
}

export function toBetDetailView({ bet, detail }: BetWithDetail, language: OfferedLanguage): BetDetailView {
  return {
    bet: toBetView(bet, language),
    settledAt: bet.settledAt === null ? null : toMoment(bet.settledAt, language),
    validBet: bet.validBet,
    lines: detail,
  };
}

/** Derives the state from the sign of the platform's `profit`. No amounts are computed here. A free round returns no stake. */
export function stateOf({ profit, freeStake }: Pick<BetRecord, 'profit' | 'freeStake'>): BetState {
  if (profit === null) return 'waiting';
  if (!/[1-9]/.test(profit)) return freeStake === undefined ? 'even' : 'lost';
  return profit.startsWith('-') ? 'lost' : 'won';
}

/** A moment as a list shows it. */
export function toMoment(iso: string, language: OfferedLanguage): MomentView {
  const time = Date.parse(iso);
  const day = new Intl.DateTimeFormat(`${localeOf(language)}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    timeZone: siteTimeZone,
  });
  return {
    iso,
    day: day.format(time),
    time: formatTime(time, language),
    full: formatMoment(time, language),
  };
}

/** Formats a range of days with the year; Thai uses the Buddhist era: `15 – 21 พ.ย. พ.ศ. 2569`. */
export function formatDays({ from, to }: DayRange, language: OfferedLanguage): string {
  const format = formatOf(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    era: eraOf(language),
    timeZone: 'UTC',
  });
  return format.formatRange(Date.parse(from), Date.parse(to));
}
