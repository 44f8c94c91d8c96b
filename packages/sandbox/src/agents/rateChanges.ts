import type { AgentRate } from '#api/agent.ts';
import { ok } from '#api/errors.ts';
import { type GameType, gameTypes } from '#api/primitives.ts';
import { tellRates } from '../inbox/agentMessages.ts';
import { type Answer, refuse } from '../refusal.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { RateChange, Rates } from '../schema/agents.ts';
import { iso } from '../time.ts';
import { firstFreeMoment } from './places.ts';
import { rateOf, rateSpan, rateText, setSpan } from './rates.ts';
import { teamIndex } from './teamIndex.ts';

/** Lower rates that were announced, and when they come into force, ms. */
export interface AnnouncedRates {
  readonly rates: Rates;
  readonly from: number;
}

/** The changes of an account that were announced and are not in force. */
const announcedOf = ({ store, now }: Sandbox, memberId: string): readonly RateChange[] =>
  (store.get('agentRates', memberId)?.changes ?? []).filter(({ from }) => from > now());

/**
 * The most that an account can pass on of one game type: its own rate, and already the lower one that it or an account above
 * will have.
 */
export function ceilingOf(sandbox: Sandbox, memberId: string, gameType: GameType): number {
  const { store } = sandbox;
  const announced = announcedOf(sandbox, memberId)
    .filter((change) => change.gameType === gameType)
    .map(({ rate }) => rate);
  const uplineId = store.get('members', memberId)?.uplineId ?? null;
  const above = uplineId === null ? Infinity : ceilingOf(sandbox, uplineId, gameType);
  return Math.min(rateOf(sandbox, memberId, gameType), ...announced, above);
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

const changesOf = (memberId: string, rates: Rates, from: number): readonly RateChange[] =>
  entriesOf(rates).map(([gameType, rate]) => ({ memberId, gameType, rate, from }));

/** Stores the rates of a new account; 0 for the game types that are not given. Joins the open transaction. */
export function giveRates({ store, now }: Sandbox, memberId: string, rates: Rates): void {
  const all: Rates = Object.fromEntries(gameTypes.map((gameType) => [gameType, rates[gameType] ?? 0]));
  store.put('agentRates', memberId, { memberId, changes: changesOf(memberId, all, now()) });
}

/**
 * Sets rates of an account. A higher one counts for bets that are settled from now on; a lower one, where the operator allows
 * it, after some hours. Neither changes what is earned with a bet that was settled before. Every account of the branch whose
 * rates change with it is told. Joins the open transaction.
 */
export function setRates(sandbox: Sandbox, memberId: string, wanted: Rates): Answer<null> {
  const { store, settings, now } = sandbox;
  const { canLowerRates, lowerRatesHours } = settings.agents;
  const at = firstFreeMoment(sandbox);
  const raised: Partial<Record<GameType, number>> = {};
  const lowered: Partial<Record<GameType, number>> = {};
  for (const [gameType, rate] of entriesOf(wanted)) {
    const current = rateSpan(sandbox, memberId, gameType, at).rate;
    if (rate < current && !canLowerRates) return refuseRate(gameType, current);
    (rate < current ? lowered : raised)[gameType] = rate;
  }
  const all = store.get('agentRates', memberId)?.changes ?? [];
  const waiting = announcedFrom(announcedOf(sandbox, memberId).filter(({ from }) => from > at));
  const stillWaiting: Rates = Object.fromEntries(
    entriesOf({ ...waiting?.rates, ...lowered }).filter(([gameType]) => raised[gameType] === undefined),
  );
  const isNew = entriesOf(lowered).some(([gameType, rate]) => waiting?.rates[gameType] !== rate);
  const later = isNew || waiting === null ? now() + lowerRatesHours * 60 * 60_000 : waiting.from;
  const changed = entriesOf(wanted).map(([gameType]) => gameType);
  const before = [at, later].map((each) => branchRates(sandboxAt(sandbox, each), memberId, changed));
  // One that is set already is no change.
  const set = entriesOf(raised).filter(([gameType, rate]) => setSpan(sandbox, memberId, gameType, at).rate !== rate);
  store.put('agentRates', memberId, {
    memberId,
    changes: [
      ...all.filter(({ from }) => from <= at),
      ...changesOf(memberId, Object.fromEntries(set), at),
      ...changesOf(memberId, stillWaiting, later),
    ],
  });
  for (const [place, each] of [at, later].entries()) {
    for (const [id, rates] of branchRates(sandboxAt(sandbox, each), memberId, changed)) {
      const other = entriesOf(rates).filter(([gameType, rate]) => rate !== before[place]?.get(id)?.[gameType]);
      // What has changed now was told already.
      const isTold =
        each === later && other.every(([gameType, rate]) => rate === rateSpan(sandbox, id, gameType, at).rate);
      if (other.length > 0 && !isTold) tellRates(sandbox, id, { rates: Object.fromEntries(other), from: each });
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
export const pendingOf = (sandbox: Sandbox, memberId: string): AnnouncedRates | null =>
  announcedFrom(announcedOf(sandbox, memberId));

/** All announced changes of an account count from the same moment: a further one is announced with those before. */
const announcedFrom = (changes: readonly RateChange[]): AnnouncedRates | null =>
  changes[0] === undefined
    ? null
    : { rates: Object.fromEntries(changes.map(({ gameType, rate }) => [gameType, rate])), from: changes[0].from };

/** Announced rates for the contract. */
export const agentRateView = ({ rates, from }: AnnouncedRates) => ({
  rates: entriesOf(rates).map(([gameType, rate]) => ({ gameType, rate: rateText(rate) })),
  from: iso(from),
});

/** The game types of some rates with their values. */
export const entriesOf = (rates: Rates): readonly (readonly [GameType, number])[] =>
  gameTypes.flatMap((gameType) => {
    const rate = rates[gameType];
    return rate === undefined ? [] : [[gameType, rate] as const];
  });

/** Brings rows of an earlier version into the form of this one: their rates count from the beginning. */
export function completeRates({ store }: Sandbox): void {
  store.transaction(() => {
    for (const [memberId, row] of [...store.entries('agentRates')]) {
      const { rates, pending } = row as Partial<FormerRates>;
      if (rates === undefined) continue;
      const announced = pending ? changesOf(memberId, pending.rates, pending.from) : [];
      store.put('agentRates', memberId, { memberId, changes: [...changesOf(memberId, rates, 0), ...announced] });
    }
  });
}

interface FormerRates {
  readonly rates: Rates;
  readonly pending: AnnouncedRates | null;
}
