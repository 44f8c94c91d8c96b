import { expect, test } from 'vitest';
import { type Random, createRandom } from '#demo/art/random.ts';
import { balanceOf, memberAccount, sumOfAll } from '#sandbox/money/ledger.ts';
import { validBetSatang } from '#sandbox/money/rebates.ts';
import { settleWhatIsDue } from '#sandbox/money/settlement.ts';
import type { Round } from '#sandbox/schema/games.ts';
import { matchNamed } from '#sandbox/seed/matches.ts';
import { marketOf } from '#sandbox/seed/matchMarkets.ts';
import { resultOf, scoreAt, settlesAt } from '#sandbox/seed/matchOdds.ts';
import { createTestPlatform } from '#sandbox/testing/platform.ts';
import { minuteMs } from '#text/durations.ts';
import type { PickAnswer } from './messages.ts';
import { type Table, openMatches } from './testing.ts';

const wallet = memberAccount('member-demo');
const startSatang = 1_000_000;

/** A pick with the price that it was asked for at. */
interface Leg extends PickAnswer {
  readonly odds: string;
}
interface Request {
  readonly roundId: string;
  readonly legs: readonly Leg[];
  readonly stake: string;
}

/** The final goals of a match that was played. */
interface Final {
  readonly goals: readonly [number, number] | null;
  readonly winner: string;
  readonly postponed: boolean;
  readonly at: number;
}

function finalOf({ sandbox: { seed } }: Table, id: string): Final {
  const match = matchNamed(seed, id);
  if (match === undefined) throw new Error(`no match ${id}`);
  const winner = resultOf(seed, match);
  const [home, away] = scoreAt(seed, match, match.endsAt) ?? [];
  const goals = home === undefined || away === undefined ? null : ([home, away] as const);
  return { goals, winner, postponed: winner === 'postponed', at: settlesAt(seed, match) };
}

/**
 * What a stake of 200 on a leg pays, at a price in hundredths, counted as a bookmaker explains it: a stake on a quarter line is
 * two bets of 100 on the lines beside it, each won, returned or lost by itself.
 */
function paysOf200(table: Table, { kind, line, outcome, matchId }: PickAnswer, price: number): number {
  const { goals, winner, postponed } = finalOf(table, matchId);
  if (postponed) return 200;
  if (kind === '1x2') return outcome === winner ? 2 * price : 0;
  if (goals === null || line === null) throw new Error('no goals');
  const [home, away] = goals;
  const lines = line % 2 === 0 ? [line, line] : [line - 1, line + 1];
  return lines.reduce((sum, each) => {
    const ahead = kind === 'total' ? 4 * (home + away) - each : 4 * (home - away) + each;
    const own = outcome === 'away' || outcome === 'under' ? -ahead : ahead;
    return sum + (own > 0 ? price : own === 0 ? 100 : 0);
  }, 0);
}

/** What a bet pays in the end, in satang, and what of the stake counts as bet. */
function expectedOf(table: Table, legs: readonly PickAnswer[], prices: readonly number[], stake: number) {
  const pays = legs.map((leg, at) => paysOf200(table, leg, prices[at] ?? 0));
  const [only = 0] = pays;
  if (legs.length === 1) {
    const [price = 0] = prices;
    // Of two halves one can come back: then the other half, rounded up, is what was bet.
    const isHalf = only === 100 || only === price + 100;
    const valid = only === 200 ? 0 : isHalf ? stake - Math.floor(stake / 2) : stake;
    return { win: Number((BigInt(stake) * BigInt(only)) / 200n), valid };
  }
  let product = 100n;
  for (const each of pays) product *= BigInt(each);
  const price = product / 200n ** BigInt(legs.length);
  const isReturned = legs.every((leg, at) => pays[at] === 200 && isEven(table, leg));
  return { win: Number((BigInt(stake) * price) / 100n), valid: isReturned ? 0 : stake };
}

/** Whether a leg comes back as a whole: at no price does it pay more or less. */
const isEven = (table: Table, leg: PickAnswer): boolean => paysOf200(table, leg, 777) === 200;

/** Draws a pick of a match of the book that takes bets now, at a line of its own; undefined when that one is not offered. */
function drawLeg({ sandbox }: Table, random: Random, id: string): Leg | undefined {
  const match = matchNamed(sandbox.seed, id);
  if (match === undefined) return undefined;
  const kind = random.pick(['1x2', 'handicap', 'handicap', 'total', 'total'] as const);
  const outcome = random.pick(kind === 'total' ? (['over', 'under'] as const) : (['home', 'away'] as const));
  const line = kind === '1x2' ? null : kind === 'total' ? random.int(4, 16) : random.int(-6, 6);
  const market = marketOf(sandbox.seed, match, { kind, line, outcome }, sandbox.now());
  const price = market?.outcomes.find((each) => each.id === outcome)?.price;
  if (market === undefined || market.suspended || price === undefined) return undefined;
  return { matchId: id, kind, line, outcome, odds: (price / 100).toFixed(2) };
}

/** Asks for a bet, and again after its time where the match runs. */
async function ask(table: Table, request: Request) {
  const first = await table.post(request);
  if (first.waitMs === undefined) return first;
  table.advance(first.waitMs);
  return table.post(request);
}

const keyOf = (roundId: string): string => `member-demo:${roundId}`;
const satangOf = (amount: string): number => Math.round(Number(amount) * 100);

/** What must hold after every step: by the journal alone, and by the bets counted again. */
function check(table: Table, placed: ReadonlyMap<string, Request>): void {
  const { sandbox } = table;
  const { store } = sandbox;
  expect(sumOfAll(sandbox)).toBe(0);
  let expected = startSatang;
  for (const [roundId, request] of placed) {
    const round = store.get('rounds', keyOf(roundId));
    if (round === undefined) throw new Error(`no round ${roundId}`);
    const stake = satangOf(request.stake);
    expect([round.stakeSatang, sumOfPostings(table, roundId)]).toEqual([stake, round.winSatang - stake]);
    expected -= stake;
    const prices = pricesOf(round);
    const counted = expectedOf(table, request.legs, prices, stake);
    const ends = request.legs.map(({ matchId }) => finalOf(table, matchId).at);
    if (round.settledAt === null) {
      expect([round.winSatang, Math.max(...ends) > sandbox.now()]).toEqual([0, true]);
    } else {
      expect([roundId, round.winSatang, validBetSatang(round)]).toEqual([roundId, counted.win, counted.valid]);
      expected += counted.win;
    }
  }
  expect(balanceOf(sandbox, wallet)).toBe(expected);
}

/** The prices that were taken, in hundredths. */
const pricesOf = (round: Round): readonly number[] =>
  (round.outcome as { readonly legs: readonly { readonly odds: number }[] }).legs.map(({ odds }) => odds);

/** What the journal says a bet has moved on the wallet: the stake once, and what it paid once. */
function sumOfPostings({ sandbox: { store } }: Table, roundId: string): number {
  let sum = 0;
  const seen: string[] = [];
  for (const [, { ref, kind, lines }] of store.entries('postings')) {
    if (!ref.split(':').includes(roundId)) continue;
    seen.push(kind);
    for (const line of lines) if (line.account === wallet) sum += line.satang;
  }
  expect(new Set(seen).size).toBe(seen.length);
  return sum;
}

/** How the legs of a settled bet ended: `single halfWon`, `parlay even`. */
function endsOf({ sandbox: { store } }: Table, roundId: string): readonly string[] {
  const round = store.get('rounds', keyOf(roundId));
  if (round === undefined || round.settledAt === null) return [];
  const { legs } = round.outcome as { readonly legs: readonly { readonly state: string | null }[] };
  return legs.map(({ state }) => `${legs.length === 1 ? 'single' : 'parlay'} ${state}`);
}

test('singles and parlays move each stake and each return once, to the satang', async () => {
  const ended = new Set<string>();
  for (let seed = 0; seed < 60; seed += 1) {
    const random = createRandom(seed, 'bets');
    let table = await openMatches('KCKL', createTestPlatform({ seed: 7_100 + seed }));
    const placed = new Map<string, Request>();
    for (let step = 0; step < 12; step += 1) {
      const { matches } = await table.session();
      const open = matches.filter(({ state }) => state === 'upcoming' || (state === 'live' && random.chance(0.3)));
      const legs = random.shuffle(open.map(({ id }) => id)).flatMap((id) => drawLeg(table, random, id) ?? []);
      const roundId = `history-${seed}-${step}`;
      const stake = (random.int(1_000, 20_000) / 100).toFixed(2);
      const request = { roundId, legs: legs.slice(0, random.pick([1, 1, 2, 3, 8])), stake };
      if (legs.length > 0 && (await ask(table, request)).refused === undefined) placed.set(roundId, request);
      check(table, placed);
      // Whose answer was lost asks again. Even with another stake it is the bet that was placed, and nothing moves.
      for (const earlier of random.shuffle([...placed.values()]).slice(0, 1))
        await table.post({ ...earlier, ...(random.chance(0.5) && { stake: '999.99' }) });
      check(table, placed);
      table.advance(random.pick([1_000, minuteMs, 5 * minuteMs, 30 * minuteMs]));
      settleWhatIsDue(table.sandbox);
      settleWhatIsDue(table.sandbox);
      check(table, placed);
      table = await table.relaunch();
    }
    for (const roundId of placed.keys()) for (const end of endsOf(table, roundId)) ended.add(end);
  }
  const states = ['won', 'halfWon', 'even', 'halfLost', 'lost'];
  const all = ['single', 'parlay'].flatMap((kind) => states.map((state) => `${kind} ${state}`));
  expect(all.filter((each) => !ended.has(each))).toEqual([]);
});
