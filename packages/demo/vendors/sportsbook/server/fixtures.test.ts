import { describe, expect, test } from 'vitest';
import { walletBalance } from '#api/member.ts';
import { memberBets } from '#api/records.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { balanceOf, memberAccount, sumOfAll } from '#sandbox/money/ledger.ts';
import { settleWhatIsDue } from '#sandbox/money/settlement.ts';
import { matchNamed } from '#sandbox/seed/matches.ts';
import { thaiDate } from '#sandbox/time.ts';
import { minuteMs } from '#text/durations.ts';
import { awaitMatch, endOf, openMatches, priceOf } from './testing.ts';

const wallet = memberAccount('member-demo');

test('a session contains the player, the matches and the margin', async () => {
  const { session } = await openMatches();
  const answer = await session();
  expect(answer).toMatchObject({ kind: 'sports', balance: '10000.00', marginPercent: 5, bets: [] });
  expect(answer.player).not.toBe('');
  expect(new Set(answer.matches.map(({ state }) => state))).toContain('live');
  for (const { state, markets, sport, result } of answer.matches) {
    expect(markets.length > 0).toBe(state === 'upcoming' || state === 'live');
    if (state === 'live' && sport !== 'football') expect(markets.every(({ suspended }) => suspended)).toBe(true);
    expect(result !== null).toBe(state === 'ended' || state === 'postponed');
  }
});

test.each(['FB', 'NXAR', 'DS88'])('%s takes bets too', async (vassalage) => {
  const table = await openMatches(vassalage);
  const { bet, balance } = await table.bet();
  expect(bet).toMatchObject({ state: 'open', stake: '100.00', legs: [{ state: 'waiting', score: null }] });
  expect(balance).toBe('9900.00');
  expect(table.sandbox.store.get('rounds', 'member-demo:bet-number-1')).toMatchObject({
    vassalage,
    gameType: 'SPORTS',
    gameCode: bet.legs[0]?.matchId,
    settledAt: null,
    winSatang: 0,
  });
});

test('a repeated bet returns the same answer, also after a price change or the start of the match', async () => {
  const table = await openMatches();
  const first = await table.bet();
  expect(await table.bet({ odds: '9.99' })).toEqual(first);
  table.advance(4 * minuteMs);
  const { bet } = await table.bet();
  expect(bet.legs[0]?.matchId).toBe(first.bet.legs[0]?.matchId);
  const rounds = [...table.sandbox.store.entries('rounds')].map(([, round]) => round);
  expect(rounds).toHaveLength(1);
  expect(balanceOf(table.sandbox, wallet)).toBe(990_000 + (rounds[0]?.winSatang ?? 0));
});

describe('settling', () => {
  test.each([
    ['won', 'home', 'home'],
    ['lost', 'home', 'away'],
    ['won', 'draw', 'draw'],
    ['refunded', 'home', 'postponed'],
  ] as const)('a bet that is %s (%s, and it ends %s)', async (state, pick, result) => {
    const table = await openMatches();
    const match = await awaitMatch(table, (one) => endOf(table, one) === result);
    const { bet, balance } = await table.bet({ matchId: match.id, pick });
    expect(balance).toBe('9900.00');
    const { startsAt = 0, endsAt = 0 } = matchNamed(table.sandbox.seed, match.id) ?? {};
    const due = result === 'postponed' ? startsAt : endsAt;

    // No money moves before the bet is due.
    table.advance(due - table.sandbox.now() - 1);
    const waiting = await table.session();
    expect(waiting).toMatchObject({ balance: '9900.00', bets: [{ state: 'open', returns: bet.returns }] });
    expect(sumOfAll(table.sandbox)).toBe(0);

    table.advance(1 + 10 * minuteMs);
    const back = { won: bet.returns, lost: '0.00', refunded: '100.00' }[state];
    const settled = await table.session();
    expect(settled.bets).toMatchObject([{ state, returns: back, settlesAt: new Date(due).toISOString() }]);
    expect(Number(settled.balance)).toBeCloseTo(9_900 + Number(back), 2);
    expect(table.sandbox.store.get('rounds', 'member-demo:bet-number-1')).toMatchObject({ settledAt: due });
    expect([...table.sandbox.store.entries('waitingRounds')]).toEqual([]);
    expect(sumOfAll(table.sandbox)).toBe(0);

    // It is settled once.
    settleWhatIsDue(table.sandbox);
    table.advance(minuteMs);
    expect((await table.session()).balance).toBe(settled.balance);
  });

  test('a settled bet is in the platform’s wallet without a call to the game server', async () => {
    const table = await openMatches();
    const match = await awaitMatch(table, (one) => endOf(table, one) === 'home');
    const { bet } = await table.bet({ matchId: match.id });
    table.advance(20 * minuteMs);
    const wallets = await table.client.call(walletBalance, {});
    expect(wallets.ok && JSON.stringify(wallets.value)).toContain((9_900 + Number(bet.returns)).toFixed(2));
  });

  test('many bets on many matches are all settled and leave the ledger at zero', async () => {
    const table = await openMatches();
    let number = 0;
    for (let step = 0; step < 30; step += 1) {
      for (const { id, state } of (await table.session()).matches) {
        if (state !== 'upcoming' || !id.includes('-q-')) continue;
        number += 1;
        await table.bet({ roundId: `bet-number-${number}`, matchId: id, pick: 'away', stake: '20.00' });
      }
      table.advance(2 * minuteMs);
      expect(sumOfAll(table.sandbox)).toBe(0);
    }
    table.advance(20 * minuteMs);
    settleWhatIsDue(table.sandbox);
    const rounds = [...table.sandbox.store.entries('rounds')].map(([, round]) => round);
    expect(rounds.length).toBeGreaterThan(50);
    expect(rounds.every(({ settledAt }) => settledAt !== null)).toBe(true);
    const gained = rounds.reduce((sum, { winSatang, stakeSatang }) => sum + winSatang - stakeSatang, 0);
    expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000 + gained);
    expect((await table.session()).bets).toHaveLength(30);
  });
});

describe('a bet whose price has changed', () => {
  const taken = [
    ['better', '1.01'],
    ['any', '1.01'],
    ['any', '99.99'],
  ] as const;
  test.each(taken)(
    'is placed at the current price where the player accepts it (%s, seen at %s)',
    async (accepts, seen) => {
      const table = await openMatches();
      const match = await awaitMatch(table, (one) => endOf(table, one) === 'home');
      const price = priceOf(match, 'home') ?? '';
      const { bet, balance } = await table.bet({ matchId: match.id, odds: seen, accepts });
      // The stake is the one that was sent; the payout and the record follow the price that was taken.
      expect({ bet, balance }).toMatchObject({
        bet: { odds: price, legs: [{ seenOdds: seen }], stake: '100.00' },
        balance: '9900.00',
      });
      expect(Number(bet.returns)).toBeCloseTo(100 * Number(price), 2);
      const day = thaiDate(table.sandbox.now());
      const records = { from: day, to: day, pageNo: 1, pageSize: 15, language: 'EN' } as const;
      const record = async () => {
        const answer = await table.client.call(memberBets, records);
        return answer.ok ? answer.value.list[0] : answer.error;
      };
      expect(await record()).toMatchObject({ odds: price, stake: '100.00' });
      table.advance(20 * minuteMs);
      expect(await record()).toMatchObject({ odds: price, win: bet.returns });
      expect(sumOfAll(table.sandbox)).toBe(0);
    },
  );

  test.each([
    ['better', '99.99'],
    ['none', '1.01'],
    ['none', '99.99'],
    [undefined, '1.01'],
  ] as const)('is asked back otherwise, with the new price (%s, seen at %s)', async (accepts, seen) => {
    const table = await openMatches();
    const match = await awaitMatch(table, ({ state }) => state === 'upcoming');
    const answer = await table.bet({ matchId: match.id, odds: seen, ...(accepts && { accepts }) });
    expect(answer).toMatchObject({ refused: 'odds_changed', odds: [priceOf(match, 'home')], leg: 0 });
    expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000);
    // Confirmed at the new price, it is placed, and says nothing about another one.
    const again = await table.bet({ matchId: match.id, ...(accepts && { accepts }) });
    expect(again).toMatchObject({
      bet: { odds: priceOf(match, 'home'), legs: [{ seenOdds: null }] },
      balance: '9900.00',
    });
  });

  test('the choice of the latest bet is there when the book opens again; better prices to begin with', async () => {
    const table = await openMatches();
    expect((await table.session()).accepts).toBe('better');
    await table.bet({ accepts: 'any' });
    table.advance(1_000);
    expect((await table.session()).accepts).toBe('any');
    await table.bet({ accepts: 'none', roundId: 'bet-number-2' });
    expect((await table.session()).accepts).toBe('none');
  });
});

describe('a bet is refused, and nothing is taken', () => {
  test('when its price has changed; the answer contains the new price', async () => {
    const table = await openMatches();
    const match = await awaitMatch(table, ({ state }) => state === 'upcoming');
    const answer = await table.bet({ matchId: match.id, odds: '99.99' });
    const now = (await table.session()).matches.find(({ id }) => id === match.id);
    expect(answer).toMatchObject({ refused: 'odds_changed', odds: [priceOf(now, 'home')] });
  });

  test('when its match has begun and is no process, is over, or does not exist', async () => {
    const table = await openMatches('NXAR');
    const match = await awaitMatch(table, (one) => endOf(table, one) !== 'postponed');
    const order = { matchId: match.id, odds: priceOf(match, 'home') ?? '' };
    table.advance(Date.parse(match.startsAt) - table.sandbox.now());
    expect(await table.bet(order)).toMatchObject({ refused: 'match_closed' });
    table.advance(60 * minuteMs);
    expect(await table.bet(order)).toMatchObject({ refused: 'match_closed' });
    expect(await table.bet({ matchId: 'FRPL-q-1', odds: '1.85' })).toMatchObject({ refused: 'match_closed' });
    expect(await table.bet({ matchId: 'NXAR-q-1', odds: '1.85' })).toMatchObject({ refused: 'match_closed' });
  });

  test('for an invalid stake or pick', async () => {
    const table = await openMatches();
    for (const stake of ['9.99', '5000.01']) {
      expect(await table.bet({ stake })).toMatchObject({ refused: 'stake_out_of_range' });
    }
    expect(await table.bet({ stake: '5000.00', roundId: 'bet-number-a' })).toMatchObject({ balance: '5000.00' });
    expect(await table.bet({ stake: '4000.00', roundId: 'bet-number-b' })).toMatchObject({ balance: '1000.00' });
    expect(await table.bet({ stake: '1000.01' })).toMatchObject({ refused: 'insufficient_balance' });
    const basketball = (await table.session()).matches.find(
      ({ id, state }) => state === 'upcoming' && id.includes('-b-'),
    );
    const noDraw = { matchId: basketball?.id ?? '', pick: 'draw', odds: '3.00' } as const;
    expect(await table.bet(noDraw)).toMatchObject({ refused: 'invalid_input' });
    expect(balanceOf(table.sandbox, wallet)).toBe(100_000);
  });

  test('during maintenance and after the launch has expired', async () => {
    const table = await openMatches();
    changeSettings(table.sandbox, { maintenance: true });
    expect(await table.bet()).toMatchObject({ refused: 'system_maintenance' });
    table.advance(3 * 60 * minuteMs);
    expect(await table.session()).toMatchObject({ refused: 'launch_expired' });
    expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000);
  });

  test('under a launch of another kind of game', async () => {
    const table = await openMatches();
    const launch = table.sandbox.store.get('launches', table.launch);
    if (!launch) throw new Error('not launched');
    table.sandbox.store.transaction(() =>
      table.sandbox.store.put('launches', table.launch, { ...launch, vassalage: 'RVSD', gameType: 'LIVE' }),
    );
    expect(await table.session()).toMatchObject({ refused: 'launch_expired' });
  });
});
