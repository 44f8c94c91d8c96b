import { describe, expect, test } from 'vitest';
import { memberBetDetail, memberBets } from '#api/records.ts';
import { detailsOf } from '#sandbox/games/betDetails.ts';
import { balanceOf, memberAccount, sumOfAll } from '#sandbox/money/ledger.ts';
import { validBetSatang } from '#sandbox/money/rebates.ts';
import { settleWhatIsDue } from '#sandbox/money/settlement.ts';
import { openTurnover, turnoversOf } from '#sandbox/money/turnover.ts';
import { matchNamed } from '#sandbox/seed/matches.ts';
import { type OutcomeId, legStateOf, marketOf } from '#sandbox/seed/matchMarkets.ts';
import { resultOf, scoreAt } from '#sandbox/seed/matchOdds.ts';
import { thaiDate } from '#sandbox/time.ts';
import { minuteMs } from '#text/durations.ts';
import type { LegAnswer, MatchAnswer, PickAnswer } from './messages.ts';
import { type Table, awaitMatch, openMatches } from './testing.ts';

const wallet = memberAccount('member-demo');

/** Whether a pick is offered now. */
function isOffered({ sandbox }: Table, pick: PickAnswer): boolean {
  const match = matchNamed(sandbox.seed, pick.matchId);
  return match !== undefined && marketOf(sandbox.seed, match, pick, sandbox.now())?.suspended === false;
}

/** A leg at its current price. */
function legOf(table: Table, pick: PickAnswer) {
  const { sandbox } = table;
  const match = matchNamed(sandbox.seed, pick.matchId);
  const market = match && marketOf(sandbox.seed, match, pick, sandbox.now());
  const price = market?.outcomes.find(({ id }) => id === pick.outcome)?.price ?? 0;
  return { ...pick, odds: (price / 100).toFixed(2) };
}

const handicap = (matchId: string, line: number, outcome: OutcomeId = 'home') =>
  ({ matchId, kind: 'handicap', line, outcome }) as const;

/** The goals of the home side less those of the away side at the end; null for a postponed match. */
function differenceOf({ sandbox }: Table, { id }: MatchAnswer): number | null {
  const match = matchNamed(sandbox.seed, id);
  const score = match && scoreAt(sandbox.seed, match, match.endsAt);
  return score ? score[0] - score[1] : null;
}

// Worked examples: a stake of 100.01 baht on the home side. What is won is by the price, the rest by the line.
describe('a handicap of quarters is settled to the satang', () => {
  test.each([
    ['-0.25', -1, 1, 'won'],
    ['-0.25', -1, 0, 'halfLost'],
    ['-0.25', -1, -1, 'lost'],
    ['+0.25', 1, 0, 'halfWon'],
    ['+0.25', 1, -1, 'lost'],
    ['-0.5', -2, 1, 'won'],
    ['-0.5', -2, 0, 'lost'],
    ['+0.5', 2, 0, 'won'],
    ['-0.75', -3, 1, 'halfWon'],
    ['-0.75', -3, 2, 'won'],
    ['-0.75', -3, 0, 'lost'],
    ['+0.75', 3, -1, 'halfLost'],
    ['+0.75', 3, 0, 'won'],
    ['-1', -4, 1, 'even'],
    ['-1', -4, 2, 'won'],
    ['-1', -4, 0, 'lost'],
    ['+1', 4, -1, 'even'],
    ['+1', 4, 0, 'won'],
  ] as const)('%s (%i quarters), and it ends by %i goals: %s', async (_, line, difference, state) => {
    const table = await openMatches();
    const match = await awaitMatch(
      table,
      (one) => differenceOf(table, one) === difference && isOffered(table, handicap(one.id, line)),
    );
    const leg = legOf(table, handicap(match.id, line));
    const { bet } = await table.post({ roundId: 'handicap-1', legs: [leg], stake: '100.01' });
    expect(bet.legs).toMatchObject([{ line, state: 'waiting' }]);
    table.advance(20 * minuteMs);
    settleWhatIsDue(table.sandbox);
    const odds = Math.round(Number(leg.odds) * 100);
    const win = {
      ...{ won: Math.floor((10_001 * odds) / 100), halfWon: Math.floor((10_001 * (odds + 100)) / 200) },
      ...{ even: 10_001, halfLost: 5_000, lost: 0 },
    }[state];
    expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000 - 10_001 + win);
    const round = table.sandbox.store.get('rounds', 'member-demo:handicap-1');
    if (!round) throw new Error('no round');
    expect(round.winSatang).toBe(win);
    expect(validBetSatang(round)).toBe({ won: 10_001, lost: 10_001, even: 0, halfWon: 5_001, halfLost: 5_001 }[state]);
    expect((await table.session()).bets).toMatchObject([{ legs: [{ state }] }]);
    expect(sumOfAll(table.sandbox)).toBe(0);
  });
});

/** Upcoming matches that begin at different times, none postponed, and picks that end as wanted. */
async function picksEnding(table: Table, states: readonly LegAnswer['state'][]): Promise<PickAnswer[]> {
  for (let tries = 0; tries < 200; tries += 1) {
    const upcoming = (await table.session()).matches.filter(
      ({ id, state }) => state === 'upcoming' && id.includes('-q-'),
    );
    const found: PickAnswer[] = [];
    for (const { id } of upcoming) {
      const wanted = states[found.length];
      const match = matchNamed(table.sandbox.seed, id);
      const picks = ([-4, -3, -2, -1, 0, 1, 2, 3, 4] as const).map((line) => handicap(id, line));
      const pick = match && picks.find((each) => legStateOf(table.sandbox.seed, match, each) === wanted);
      const offered = pick && resultOf(table.sandbox.seed, match) !== 'postponed' && isOffered(table, pick);
      if (pick && offered) found.push(pick);
    }
    if (found.length === states.length) return found;
    table.advance(minuteMs);
  }
  throw new Error('no such matches');
}

describe('a parlay', () => {
  test.each([
    [['won', 'won', 'won']],
    [['won', 'even', 'won']],
    [['halfWon', 'won', 'halfLost']],
    [['won', 'lost', 'won']],
  ] as const)('of %j pays the product of its prices, once', async (states) => {
    const table = await openMatches();
    const legs = (await picksEnding(table, states)).map((pick) => legOf(table, pick));
    const request = { roundId: 'parlay-no-1', legs, stake: '50.00' };
    const { bet } = await table.post(request);
    expect(bet).toMatchObject({ state: 'open', legs: states.map(() => ({ state: 'waiting' })) });
    expect(await table.post(request)).toMatchObject({ bet, balance: '9950.00' });

    table.advance(30 * minuteMs);
    const factors = legs.map(({ odds }, at) => {
      const price = BigInt(Math.round(Number(odds) * 100));
      return { won: 2n * price, halfWon: price + 100n, even: 200n, halfLost: 100n, lost: 0n }[states[at] ?? 'lost'];
    });
    const price = factors.reduce((all, factor) => all * factor, 100n) / 200n ** BigInt(states.length);
    const win = Number((5_000n * price) / 100n);
    const [settled] = (await table.session()).bets;
    expect(settled?.legs.map(({ state }) => state)).toEqual(states);
    expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000 - 5_000 + win);
    settleWhatIsDue(table.sandbox);
    expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000 - 5_000 + win);
    expect(sumOfAll(table.sandbox)).toBe(0);
  });

  test('is lost with its first lost leg, while the other matches have not ended', async () => {
    const table = await openMatches();
    const picks = await picksEnding(table, ['lost', 'won', 'won']);
    await table.post({ roundId: 'parlay-no-1', legs: picks.map((pick) => legOf(table, pick)), stake: '50.00' });
    const first = matchNamed(table.sandbox.seed, picks[0]?.matchId ?? '');
    table.advance((first?.endsAt ?? 0) - table.sandbox.now());
    const [bet] = (await table.session()).bets;
    expect(bet).toMatchObject({ state: 'lost', returns: '0.00', legs: [{ state: 'lost' }, {}, { state: 'waiting' }] });
  });

  test('has 2 to 8 different matches, and pays no more than a million', async () => {
    const table = await openMatches();
    const { matches } = await table.session();
    const open = matches.filter(({ state }) => state === 'upcoming');
    const legs = open.slice(0, 9).map(({ id, markets }) => {
      const pick = { matchId: id, kind: '1x2', line: null, outcome: 'away' } as const;
      return { ...pick, odds: markets[0]?.outcomes.find((each) => each.id === 'away')?.price };
    });
    const [one, ...others] = legs;
    const post = (of: readonly unknown[], stake = '20.00') => table.post({ roundId: 'parlay-no-1', legs: of, stake });
    expect(await post([one, one])).toMatchObject({ refused: 'invalid_input' });
    expect(await post(legs)).toMatchObject({ refused: 'invalid_input' });
    expect(await post([])).toMatchObject({ refused: 'invalid_input' });
    const price = legs.slice(0, 8).reduce((all, { odds }) => all * Number(odds), 1);
    const tooMuch = Math.min(5_000, Math.ceil(1_001_000 / price)).toFixed(2);
    expect(await post([one, ...others.slice(0, 7)], tooMuch)).toMatchObject({ refused: 'stake_out_of_range' });
    expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000);
    expect(await post(legs.slice(0, 2))).toMatchObject({ bet: { state: 'open' }, balance: '9980.00' });
  });
});

test('a returned half counts for no turnover, and the rest once', async () => {
  const table = await openMatches();
  const { sandbox } = table;
  const [pick] = await picksEnding(table, ['halfLost']);
  if (!pick) throw new Error('no pick');
  sandbox.store.transaction(() =>
    openTurnover(sandbox, {
      ...{ memberId: 'member-demo', source: 'bonus', reference: 'test', requiredSatang: 100_000 },
      name: { th: 'ทดสอบ', en: 'Test' },
    }),
  );
  table.advance(1);
  await table.post({ roundId: 'handicap-1', legs: [legOf(table, pick)], stake: '100.00' });
  table.advance(30 * minuteMs);
  settleWhatIsDue(sandbox);
  settleWhatIsDue(sandbox);
  expect(turnoversOf(sandbox, 'member-demo')[0]?.doneSatang).toBe(5_000);
});

describe('records', () => {
  const day = (table: Table) => {
    const at = thaiDate(table.sandbox.now());
    return { from: at, to: at, pageNo: 1, pageSize: 15 };
  };
  test('name kind, line and every leg in both languages, and say what a waiting bet pays and when', async () => {
    const table = await openMatches();
    const picks = await picksEnding(table, ['won', 'won', 'won']);
    const legs = picks.map((pick) => legOf(table, pick));
    await table.post({ roundId: 'handicap-1', legs: legs.slice(0, 1), stake: '20.00' });
    await table.post({ roundId: 'parlay-no-1', legs, stake: '20.00' });
    for (const language of ['TH', 'EN'] as const) {
      const list = await table.client.call(memberBets, { ...day(table), language });
      if (!list.ok) throw new Error(list.error.kind);
      const parlay = list.value.list.find(({ reference }) => reference === 'parlay-no-1');
      const single = list.value.list.find(({ reference }) => reference === 'handicap-1');
      expect(parlay?.gameName).toBe(language === 'TH' ? 'สเต็ป 3 คู่' : 'Parlay of 3');
      expect(parlay?.pick).toMatch(/, .* \+1$/);
      expect(parlay?.legs).toMatchObject(legs.map(({ matchId, odds }) => ({ matchId, odds, state: 'waiting' })));
      expect(Number(parlay?.returns)).toBeGreaterThan(20);
      expect(Date.parse(parlay?.settlesAt ?? '')).toBeGreaterThan(table.sandbox.now());
      expect(single?.pick).toMatch(/ [+-]?\d(\.\d+)?$/);
      const detail = await table.client.call(memberBetDetail, { reference: 'parlay-no-1', language });
      if (!detail.ok) throw new Error(detail.error.kind);
      const values = detail.value.detail.map(({ value }) => value);
      for (const { odds } of legs) expect(values.some((value) => value.includes(`@ ${odds} · `))).toBe(true);
    }
    table.advance(30 * minuteMs);
    const list = await table.client.call(memberBets, { ...day(table), language: 'EN' });
    const settled = list.ok ? list.value.list[0] : undefined;
    expect(settled).toMatchObject({ legs: legs.map(() => ({ state: 'won' })) });
    expect(settled).not.toHaveProperty('returns');
  });

  test('read bets that were stored before there were parlays', async () => {
    const table = await openMatches();
    const { bet } = await table.bet();
    const key = 'member-demo:bet-number-1';
    const round = table.sandbox.store.get('rounds', key);
    if (!round) throw new Error('no round');
    const earlier = { ...round, outcome: { pick: 'home', odds: 185, result: null } };
    expect(detailsOf(table.sandbox, earlier, 'en')).toMatchObject({ odds: '1.85', matches: { legs: [{}] } });
    table.sandbox.store.transaction(() => table.sandbox.store.put('rounds', key, earlier));
    table.advance(30 * minuteMs);
    const [settled] = (await table.session()).bets;
    expect(settled?.legs[0]).toMatchObject({ matchId: bet.legs[0]?.matchId, odds: '1.85' });
    expect(settled?.state).not.toBe('open');
    expect(sumOfAll(table.sandbox)).toBe(0);
  });
});
