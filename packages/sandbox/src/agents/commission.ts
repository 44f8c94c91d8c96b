import type { GameType } from '#api/primitives.ts';
import type { Span } from '../listing/span.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { validBetSatang } from '../money/rebates.ts';
import { derivedReference } from '../money/references.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Commission, CommissionSource } from '../schema/agents.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { type Step, stepsSpan, whileItHolds } from './places.ts';
import { type RateSpan, differenceSpan, rateSpan } from './rates.ts';
import { type SettledBet, teamIndex } from './teamIndex.ts';

/**
 * The bets of one account and game type that an agent has earned on at one rate, through one account of the direct downline
 * that is, or is above, the one who has played. Satang.
 */
export interface CommissionRow extends Step {
  readonly memberId: string;
  readonly gameType: GameType;
  readonly baseSatang: number;
  /** The difference between the agent’s rate and that of the source when the bets were settled, in hundredths of a per cent. */
  readonly rate: number;
  readonly satang: number;
}

/** How long after a day its commission is paid, ms: some hours, so that the last bets of the day have ended. */
const settleMs = ({ settings }: Pick<Sandbox, 'settings'>): number => settings.agents.commissionHour * 60 * 60_000;

/** When the commission of a day is paid, ms. */
export const commissionDueAt = (sandbox: Pick<Sandbox, 'settings'>, day: number): number =>
  startOfThaiDay(day + 1) + settleMs(sandbox);

/** The last day whose commission is due. */
const lastDueDay = (sandbox: Sandbox): number => thaiDay(sandbox.now() - settleMs(sandbox)) - 1;

/** The reference of what an agent earns on a day: the same one however often it is counted. Says the day, for people. */
export const commissionReference = (agentId: string, day: number): string =>
  `CM-${thaiDate(startOfThaiDay(day)).replaceAll('-', '')}-${derivedReference('', agentId)}`;

/**
 * Pays the commission of every day that is due, at its own time, however late it is looked at, and once (AGT-01). Reads one
 * row and the settings while nothing is due. Rounds have to be settled before.
 */
export function processCommission(sandbox: Sandbox): void {
  const { store } = sandbox;
  const last = lastDueDay(sandbox);
  const settledDay = store.get('commissionClock', 'site')?.settledDay;
  if (settledDay !== undefined && settledDay >= last) return;
  for (let day = settledDay === undefined ? firstDay(sandbox, last) : settledDay + 1; day <= last; day += 1) {
    store.transaction(() => {
      settleDay(sandboxAt(sandbox, commissionDueAt(sandbox, day)), day);
      store.put('commissionClock', 'site', { settledDay: day });
    });
  }
}

/** The first day with a settled bet; `last` without one. */
function firstDay({ store }: Sandbox, last: number): number {
  let first = last;
  store.forEach('rounds', ({ settledAt }) => {
    if (settledAt !== null) first = Math.min(first, thaiDay(settledAt));
  });
  return first;
}

function settleDay(sandbox: Sandbox, day: number): void {
  for (const [memberId, rows] of Map.groupBy(commissionRows(sandbox, day), ({ agentId }) => agentId)) {
    const commission: Commission = {
      reference: commissionReference(memberId, day),
      memberId,
      day,
      paidAt: sandbox.now(),
      satang: sumOf(rows),
      sources: sourcesOf(rows),
    };
    sandbox.store.put('commissions', `${memberId}:${day}`, commission);
    if (commission.satang > 0) payCommission(sandbox, commission);
  }
}

function payCommission(sandbox: Sandbox, { reference, memberId, satang }: Commission): void {
  const paid = post(sandbox, {
    kind: 'commission',
    ref: `commission:${reference}`,
    lines: [
      { account: outsideAccount, satang: -satang },
      { account: memberAccount(memberId), satang },
    ],
  });
  if (!paid.ok) throw new Error(`commission ${reference} was not posted (${paid.error.kind})`);
}

const sumOf = (rows: readonly { readonly satang: number }[]): number =>
  rows.reduce((sum, { satang }) => sum + satang, 0);

/** Sums up rows by account of the direct downline. */
export const sourcesOf = (rows: readonly CommissionRow[]): readonly CommissionSource[] =>
  Array.from(
    Map.groupBy(rows, ({ sourceId }) => sourceId),
    ([sourceId, own]) => ({
      sourceId,
      baseSatang: own.reduce((sum, { baseSatang }) => sum + baseSatang, 0),
      satang: sumOf(own),
      rates: [...new Set(own.map(({ rate }) => rate))],
    }),
  );

/**
 * What agents earn on the bets that were settled on a day: the difference between their rate and that of the next account
 * below, both as they were when the bet was settled, for each account, game type and difference. Each row is rounded down to
 * whole satang. A stake that came back is no valid bet, and an account that is no agent earns nothing. The same for a day that
 * runs, waits or was paid: no later change of a rate or of a place changes it.
 *
 * @param only the agent to count for; all without it
 */
export function commissionRows(sandbox: Sandbox, day: number, only?: string): readonly CommissionRow[] {
  const rows = new Map<string, { -readonly [Name in keyof CommissionRow]: CommissionRow[Name] }>();
  const stepsAt = whileItHolds((at, memberId: string) => stepsSpan(sandbox, memberId, at));
  const rateAt = rateReader(sandbox);
  for (const { at, memberId, gameType, validBetSatang: satang } of betsOf(sandbox, day)) {
    if (satang === 0) continue;
    for (const step of stepsAt(at, memberId).steps) {
      if (only !== undefined && step.agentId !== only) continue;
      const { rate } = differenceSpan(rateAt, step, gameType, at);
      const key = `${step.agentId} ${step.sourceId} ${memberId} ${gameType} ${rate}`;
      const row = rows.get(key) ?? { ...step, memberId, gameType, baseSatang: 0, rate, satang: 0 };
      row.baseSatang += satang;
      rows.set(key, row);
    }
  }
  for (const row of rows.values()) row.satang = Math.floor((row.baseSatang * row.rate) / 10_000);
  return [...rows.values()];
}

/** Reads rates at many moments. */
const rateReader = (sandbox: Sandbox) =>
  whileItHolds((at: number, memberId: string, gameType: GameType) => rateSpan(sandbox, memberId, gameType, at));

/** What an agent gets of the bets of one game type through one account in a span of time, in order; equal neighbours are one. */
export function differencesIn(sandbox: Sandbox, step: Step, gameType: GameType, span: Span): readonly RateSpan[] {
  const found: RateSpan[] = [];
  const read = rateReader(sandbox);
  for (let at = span.begins; at < span.ends; at = found.at(-1)?.ends ?? span.ends) {
    const next = differenceSpan(read, step, gameType, at);
    const last = found.at(-1);
    const ends = Math.min(next.ends, span.ends);
    if (last?.rate === next.rate) found[found.length - 1] = { ...last, ends };
    else found.push({ rate: next.rate, begins: at, ends });
  }
  return found;
}

/** The bets that were settled on a day. */
function betsOf(
  sandbox: Sandbox,
  day: number,
): readonly Pick<SettledBet, 'at' | 'memberId' | 'gameType' | 'validBetSatang'>[] {
  const { store } = sandbox;
  const [begins, ends] = [startOfThaiDay(day), startOfThaiDay(day + 1)];
  if (!store.isChanging('rounds') && !store.isChanging('postings') && !store.isChanging('members'))
    return teamIndex(sandbox).settledBets(begins, ends);
  // The index would be built anew for every day of a history that is just being written.
  const bets: Pick<SettledBet, 'at' | 'memberId' | 'gameType' | 'validBetSatang'>[] = [];
  store.forEach('rounds', (round) => {
    const { memberId, gameType, settledAt: at } = round;
    if (memberId === null || at === null || at < begins || at >= ends) return;
    bets.push({ at, memberId, gameType, validBetSatang: validBetSatang(round) });
  });
  return bets;
}
