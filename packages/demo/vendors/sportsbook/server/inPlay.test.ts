import { expect, test } from 'vitest';
import { balanceOf, memberAccount, sumOfAll } from '#sandbox/money/ledger.ts';
import { matchNamed } from '#sandbox/seed/matches.ts';
import { marketsAt } from '#sandbox/seed/matchMarkets.ts';
import { resultOf } from '#sandbox/seed/matchOdds.ts';
import { isSuspended } from '#sandbox/seed/matchProcess.ts';
import { minuteMs } from '#text/durations.ts';
import type { PriceChoice } from './messages.ts';
import { type Table, openMatches } from './testing.ts';

const wallet = memberAccount('member-demo');
/** Bets on Monsoon Premier, of 105 minutes: its prices move slowly. */
const league = '-e-';

/** Moves the clock to a moment of a running match that fulfils the condition, and returns a leg on a total at its price. */
async function reach(table: Table, wanted: (id: string, now: number) => boolean) {
  const { sandbox } = table;
  const { matches } = await table.session();
  for (const { id, startsAt } of matches.filter((each) => each.id.includes(league))) {
    const match = matchNamed(sandbox.seed, id);
    if (!match || resultOf(sandbox.seed, match) === 'postponed' || Date.parse(startsAt) < sandbox.now()) continue;
    for (let at = match.startsAt + minuteMs; at < match.endsAt - 2 * minuteMs; at += 7_000) {
      if (!wanted(id, at)) continue;
      table.advance(at - sandbox.now());
      return match;
    }
  }
  throw new Error('no such moment');
}

const steady = (table: Table, ms: number) => (id: string, now: number) => {
  const match = matchNamed(table.sandbox.seed, id);
  if (!match) return false;
  const { seed } = table.sandbox;
  const total = (at: number) => JSON.stringify(marketsAt(seed, match, at)[2]);
  const closed =
    [now, now + ms].some((at) => isSuspended(seed, match, at)) || marketsAt(seed, match, now)[2]?.suspended;
  return closed !== true && total(now) === total(now + ms);
};

function betOn(table: Table, id: string, accepts: PriceChoice = 'better') {
  const match = matchNamed(table.sandbox.seed, id);
  const market = match && marketsAt(table.sandbox.seed, match, table.sandbox.now())[2];
  const price = market?.outcomes[0]?.price ?? 0;
  const leg = { matchId: id, kind: 'total', line: market?.line ?? 0, outcome: 'over', odds: (price / 100).toFixed(2) };
  return { roundId: 'in-play-no-1', legs: [leg], stake: '100.00', accepts };
}

test('a bet on a running match is taken after three seconds, once, and nothing moves before', async () => {
  const table = await openMatches();
  const { id } = await reach(table, steady(table, 4_000));
  const relaunched = await table.relaunch();
  const request = betOn(table, id);
  expect(await relaunched.post(request)).toEqual({ waitMs: 3_000 });
  expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000);
  table.advance(1_000);
  expect(await relaunched.post(request)).toEqual({ waitMs: 2_000 });
  table.advance(2_000);
  const taken = await relaunched.post(request);
  expect(taken).toMatchObject({ bet: { state: 'open', legs: [{ matchId: id }] }, balance: '9900.00' });
  expect(await relaunched.post(request)).toEqual(taken);
  expect(sumOfAll(table.sandbox)).toBe(0);
});

test('one that is asked for again too late, or otherwise, waits anew', async () => {
  const table = await openMatches();
  const { id } = await reach(table, steady(table, 20_000));
  const { post } = await table.relaunch();
  expect(await post(betOn(table, id))).toEqual({ waitMs: 3_000 });
  table.advance(13_000);
  expect(await post(betOn(table, id))).toEqual({ waitMs: 3_000 });
  table.advance(3_000);
  expect(await post({ ...betOn(table, id), stake: '200.00' })).toEqual({ waitMs: 3_000 });
  expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000);
});

test('a price that has fallen meanwhile is offered again, unless any is taken', async () => {
  const table = await openMatches();
  const { id } = await reach(table, steady(table, 8_000));
  const { post } = await table.relaunch();
  const now = betOn(table, id);
  const [leg] = now.legs;
  const higher = { ...now, legs: [{ ...leg, odds: '50.00' }] };
  expect(await post(higher)).toMatchObject({ refused: 'odds_changed', odds: [leg?.odds], leg: 0 });
  const any = { ...higher, accepts: 'any' };
  expect(await post(any)).toEqual({ waitMs: 3_000 });
  table.advance(3_000);
  expect(await post(any)).toMatchObject({ bet: { odds: leg?.odds, legs: [{ seenOdds: '50.00' }] } });
});

test('around a goal no bet is taken, not even one that waits', async () => {
  const table = await openMatches();
  const { seed } = table.sandbox;
  const { id } = await reach(table, (each, at) => {
    const match = matchNamed(seed, each);
    if (!match || isSuspended(seed, match, at)) return false;
    return isSuspended(seed, match, at + 3_000) && marketsAt(seed, match, at)[2]?.suspended === false;
  });
  const { post } = await table.relaunch();
  const request = betOn(table, id);
  expect(await post(request)).toEqual({ waitMs: 3_000 });
  table.advance(3_000);
  expect(await post(request)).toMatchObject({ refused: 'match_suspended', leg: 0 });
  expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000);
});
