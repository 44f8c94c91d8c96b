import type { GameType } from '#api/primitives.ts';
import { isAgent } from '../accounts/roles.ts';
import { memberAccount, outsideAccount, post } from '../money/ledger.ts';
import { validBetSatang } from '../money/rebates.ts';
import { derivedReference } from '../money/references.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Commission, CommissionSource } from '../schema/agents.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { rateOf } from './rates.ts';
import { teamIndex } from './teamIndex.ts';

/** The bets of one account and game type that an agent has earned on through one account of the direct downline. Satang. */
export interface CommissionRow {
  readonly agentId: string;
  /** The account of the direct downline that is, or is above, the one who has played. */
  readonly sourceId: string;
  readonly memberId: string;
  readonly gameType: GameType;
  readonly baseSatang: number;
  /** The difference between the agent’s rate and that of the source, in hundredths of a per cent. */
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
      rates: Object.fromEntries(own.map(({ gameType, rate }) => [gameType, rate])),
    }),
  );

/**
 * What agents earn on the bets that were settled on a day, with the rates of the sandbox’s time: the difference between
 * their rate and that of the next account below, for each game type. Each row is rounded down to whole satang. A stake that
 * came back is no valid bet, and an account that is no agent earns nothing.
 *
 * @param only the agent to count for; all without it
 * @param known the differences of a day that was paid, by account of the direct downline
 */
export function commissionRows(
  sandbox: Sandbox,
  day: number,
  only?: string,
  known?: ReadonlyMap<string, CommissionSource['rates']>,
): readonly CommissionRow[] {
  const rows = new Map<string, Omit<CommissionRow, 'rate' | 'satang'>>();
  for (const [key, baseSatang] of basesOf(sandbox, day)) {
    const [memberId, gameType] = key.split(' ') as [string, GameType];
    for (const { agentId, sourceId } of stepsAbove(sandbox, memberId)) {
      if (only === undefined || agentId === only) {
        rows.set(`${agentId} ${key}`, { agentId, sourceId, memberId, gameType, baseSatang });
      }
    }
  }
  // Many rows share few rates, each of which follows from those of all accounts above.
  const rates = new Map<string, number>();
  const knownRate = (id: string, gameType: GameType): number => {
    const key = `${id} ${gameType}`;
    const rate = rates.get(key) ?? rateOf(sandbox, id, gameType);
    rates.set(key, rate);
    return rate;
  };
  return Array.from(rows.values(), (row) => {
    const { agentId, sourceId, gameType, baseSatang } = row;
    const rate = known
      ? (known.get(sourceId)?.[gameType] ?? 0)
      : Math.max(0, knownRate(agentId, gameType) - knownRate(sourceId, gameType));
    return { ...row, rate, satang: Math.floor((baseSatang * rate) / 10_000) };
  });
}

/** The agents above an account, each with the account below it on the way. */
function* stepsAbove({ store }: Sandbox, memberId: string): Generator<{ agentId: string; sourceId: string }> {
  for (let source = store.get('members', memberId); source !== undefined;) {
    const above = source.uplineId === null ? undefined : store.get('members', source.uplineId);
    if (above !== undefined && isAgent(above)) yield { agentId: above.id, sourceId: source.id };
    source = above;
  }
}

/** Valid bets that were settled on a day, by account and game type, separated by a space. */
function basesOf(sandbox: Sandbox, day: number): ReadonlyMap<string, number> {
  const { store } = sandbox;
  const [begins, ends] = [startOfThaiDay(day), startOfThaiDay(day + 1)];
  const bases = new Map<string, number>();
  const count = (memberId: string, gameType: GameType, satang: number): void => {
    if (satang > 0) bases.set(`${memberId} ${gameType}`, (bases.get(`${memberId} ${gameType}`) ?? 0) + satang);
  };
  if (store.isChanging('rounds') || store.isChanging('postings') || store.isChanging('members')) {
    // The index would be built anew for every day of a history that is just being written.
    store.forEach('rounds', (round) => {
      const { memberId, gameType, settledAt } = round;
      if (memberId === null || settledAt === null || settledAt < begins || settledAt >= ends) return;
      count(memberId, gameType, validBetSatang(round));
    });
  } else {
    for (const bet of teamIndex(sandbox).settledBets(begins, ends))
      count(bet.memberId, bet.gameType, bet.validBetSatang);
  }
  return bases;
}
