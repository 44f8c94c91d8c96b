import type { AgentRate } from '#api/agent.ts';
import { ok } from '#api/errors.ts';
import { type GameType, gameTypes } from '#api/primitives.ts';
import { tellRates } from '../inbox/agentMessages.ts';
import { type Answer, refuse } from '../refusal.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { AgentRates } from '../schema/agents.ts';
import { iso } from '../time.ts';
import { rateOf, rateText } from './rates.ts';
import { teamIndex } from './teamIndex.ts';

type Rates = AgentRates['rates'];

/**
 * The most that an account can pass on of one game type: its own rate, and already the lower one that it or an account above
 * will have.
 */
export function ceilingOf(sandbox: Sandbox, memberId: string, gameType: GameType): number {
  const { store } = sandbox;
  const announced = store.get('agentRates', memberId)?.pending?.rates[gameType] ?? Infinity;
  const uplineId = store.get('members', memberId)?.uplineId ?? null;
  const above = uplineId === null ? Infinity : ceilingOf(sandbox, uplineId, gameType);
  return Math.min(rateOf(sandbox, memberId, gameType), announced, above);
}

/** Reads rates that an agent passes on. Refuses one above the agent’s own with `rate_out_of_range`. */
export function readRates(
  sandbox: Sandbox,
  agentId: string,
  rates: readonly Pick<AgentRate, 'gameType' | 'rate'>[],
): Answer<Rates> {
  const read: Partial<Record<GameType, number>> = {};
  for (const { gameType, rate } of rates) {
    // The client may name game types that this platform does not have.
    const known = gameTypes.find((each) => each === gameType);
    if (known === undefined) continue;
    const max = ceilingOf(sandbox, agentId, known);
    const value = Math.round(Number(rate) * 100);
    if (value > max) return refuseRate(known, max);
    read[known] = value;
  }
  return ok(read);
}

const refuseRate = (gameType: GameType, max: number): Answer<never> =>
  refuse('rate_out_of_range', { detail: { gameType, max: rateText(max) } });

/** Stores the rates of a new account; 0 for the game types that are not given. Joins the open transaction. */
export function giveRates({ store }: Sandbox, memberId: string, rates: Rates): void {
  const all = Object.fromEntries(gameTypes.map((gameType) => [gameType, rates[gameType] ?? 0]));
  store.put('agentRates', memberId, { memberId, rates: all, pending: null });
}

/**
 * Sets rates of an account. A higher one holds at once; a lower one, where the operator allows it, after some hours. Every
 * account of the branch whose rates change with it is told. Joins the open transaction.
 */
export function setRates(sandbox: Sandbox, memberId: string, wanted: Rates): Answer<null> {
  const { store, settings, now } = sandbox;
  const { canLowerRates, lowerRatesHours } = settings.agents;
  const raised: Partial<Record<GameType, number>> = {};
  const lowered: Partial<Record<GameType, number>> = {};
  for (const [gameType, rate] of entriesOf(wanted)) {
    const current = rateOf(sandbox, memberId, gameType);
    if (rate < current && !canLowerRates) return refuseRate(gameType, current);
    (rate < current ? lowered : raised)[gameType] = rate;
  }
  const row = store.get('agentRates', memberId);
  const inForce = row?.pending && row.pending.from <= now() ? { ...row.rates, ...row.pending.rates } : row?.rates;
  const waiting = row?.pending && row.pending.from > now() ? row.pending : null;
  const stillWaiting = entriesOf({ ...waiting?.rates, ...lowered }).filter(
    ([gameType]) => raised[gameType] === undefined,
  );
  const isNew = entriesOf(lowered).some(([gameType, rate]) => waiting?.rates[gameType] !== rate);
  const from = isNew || waiting === null ? now() + lowerRatesHours * 60 * 60_000 : waiting.from;
  const pending = stillWaiting.length === 0 ? null : { rates: Object.fromEntries(stillWaiting), from };
  const changed = entriesOf(wanted).map(([gameType]) => gameType);
  const before = [now(), from].map((at) => branchRates(sandboxAt(sandbox, at), memberId, changed));
  store.put('agentRates', memberId, { memberId, rates: { ...inForce, ...raised }, pending });
  for (const [at, old = new Map<string, Rates>()] of [now(), from].map(
    (each, place) => [each, before[place]] as const,
  )) {
    for (const [id, rates] of branchRates(sandboxAt(sandbox, at), memberId, changed)) {
      const other = entriesOf(rates).filter(([gameType, rate]) => rate !== old.get(id)?.[gameType]);
      // What has changed now was told already.
      const isTold = at === from && other.every(([gameType, rate]) => rate === rateOf(sandbox, id, gameType));
      if (other.length > 0 && !isTold) tellRates(sandbox, id, { rates: Object.fromEntries(other), from: at });
    }
  }
  return ok(null);
}

/** The rates of an account and of all below it. */
function branchRates(sandbox: Sandbox, memberId: string, changed: readonly GameType[]): ReadonlyMap<string, Rates> {
  const ids = [memberId, ...teamIndex(sandbox).belowOf(memberId)];
  return new Map(
    ids.map((id) => [id, Object.fromEntries(changed.map((gameType) => [gameType, rateOf(sandbox, id, gameType)]))]),
  );
}

/** The lower rates of an account that are on their way; null for none. */
export function pendingOf({ store, now }: Sandbox, memberId: string): AgentRates['pending'] {
  const pending = store.get('agentRates', memberId)?.pending ?? null;
  return pending !== null && pending.from > now() ? pending : null;
}

/** Announced rates for the contract. */
export const agentRateView = ({ rates, from }: NonNullable<AgentRates['pending']>) => ({
  rates: entriesOf(rates).map(([gameType, rate]) => ({ gameType, rate: rateText(rate) })),
  from: iso(from),
});

/** The game types of some rates with their values. */
export const entriesOf = (rates: Rates): readonly (readonly [GameType, number])[] =>
  gameTypes.flatMap((gameType) => {
    const rate = rates[gameType];
    return rate === undefined ? [] : [[gameType, rate] as const];
  });
