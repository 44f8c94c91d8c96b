import { describe, expect, test } from 'vitest';
import { gameLaunch, gameLaunchFB } from '#api/launch.ts';
import { walletBalance } from '#api/member.ts';
import { memberBets } from '#api/records.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { balanceOf, memberAccount, sumOfAll } from '#sandbox/money/ledger.ts';
import { settleWhatIsDue } from '#sandbox/money/settlement.ts';
import { matchNamed } from '#sandbox/seed/matches.ts';
import { resultOf } from '#sandbox/seed/matchOdds.ts';
import { type TestPlatform, createTestPlatform } from '#sandbox/testing/platform.ts';
import { thaiDate } from '#sandbox/time.ts';
import { minuteMs } from '#text/durations.ts';
import type { RefusalAnswer } from '../../shared/server/messages.ts';
import { createVendorServer, vendorApiPath } from '../../shared/server/vendorServer.ts';
import type { BetRequest, FixturesSession, MatchAnswer, OwnRefusalAnswer, PlacedAnswer } from './messages.ts';

const wallet = memberAccount('member-demo');
type Placed = PlacedAnswer & { readonly refused?: OwnRefusalAnswer['refused'] | RefusalAnswer['refused'] };

interface Table extends TestPlatform {
  readonly launch: string;
  session(): Promise<FixturesSession & RefusalAnswer>;
  bet(more?: Partial<BetRequest>): Promise<Placed>;
}

/** Logs in as `demo` and opens the matches of a vendor. */
async function openMatches(vassalage = 'KCKL', seed?: number): Promise<Table> {
  const platform = createTestPlatform(seed === undefined ? {} : { seed });
  const { sandbox, client } = platform;
  await platform.signIn('demo');
  const common = { language: 'TH', device: 'WEB', backUrl: '/sports' } as const;
  const answer =
    vassalage === 'FB'
      ? await client.call(gameLaunchFB, common)
      : await client.call(gameLaunch, { ...common, vassalage, gameType: 'SPORTS' });
  if (!answer.ok) throw new Error(`${vassalage} was not launched`);
  expect(answer.value.content).toMatch(/^\/sandbox-games\/sportsbook\/\?/);
  const launch = new URL(answer.value.content, 'https://kinnari.test').searchParams.get('launch') ?? '';
  const address = `https://kinnari.test${vendorApiPath}sportsbook/`;
  const provide = createVendorServer(sandbox);
  const session: Table['session'] = async () =>
    (await provide(new Request(`${address}session?launch=${launch}`))).json();
  return {
    ...platform,
    launch,
    session,
    async bet(more = {}) {
      const { matches } = await session();
      const match = matches.find(({ id, state }) =>
        more.matchId === undefined ? state === 'upcoming' : id === more.matchId,
      );
      const pick = more.pick ?? 'home';
      const body = {
        ...{ launch, roundId: 'bet-number-1', matchId: match?.id, pick, stake: '100.00' },
        ...{ odds: match?.odds?.[pick] ?? '1.00', ...more },
      };
      return (await provide(new Request(`${address}bet`, { method: 'POST', body: JSON.stringify(body) }))).json();
    },
  };
}

/** The first upcoming match that fulfils the condition. Advances the clock until the list contains one. */
async function awaitMatch(table: Table, wanted: (match: MatchAnswer) => boolean): Promise<MatchAnswer> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { matches } = await table.session();
    const found = matches.find((match) => match.state === 'upcoming' && match.id.includes('-q-') && wanted(match));
    if (found) return found;
    table.advance(minuteMs);
  }
  throw new Error('no such match within a hundred minutes');
}

const endOf = ({ sandbox }: Table, { id }: MatchAnswer) => {
  const match = matchNamed(sandbox.seed, id);
  if (!match) throw new Error(id);
  return resultOf(sandbox.seed, match);
};

test('a session contains the player, the matches and the margin', async () => {
  const { session } = await openMatches();
  const answer = await session();
  expect(answer).toMatchObject({ kind: 'sports', balance: '10000.00', marginPercent: 5, bets: [] });
  expect(answer.player).not.toBe('');
  expect(new Set(answer.matches.map(({ state }) => state))).toContain('live');
  for (const { state, odds, result } of answer.matches) {
    expect(odds !== null).toBe(state === 'upcoming');
    expect(result !== null).toBe(state === 'ended' || state === 'postponed');
  }
});

test.each(['FB', 'NXAR', 'DS88'])('%s takes bets too', async (vassalage) => {
  const table = await openMatches(vassalage);
  const { bet, balance } = await table.bet();
  expect(bet).toMatchObject({ state: 'open', stake: '100.00', score: null });
  expect(balance).toBe('9900.00');
  expect(table.sandbox.store.get('rounds', 'member-demo:bet-number-1')).toMatchObject({
    vassalage,
    gameType: 'SPORTS',
    gameCode: bet.matchId,
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
  expect(bet.matchId).toBe(first.bet.matchId);
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
      for (const { id, odds } of (await table.session()).matches) {
        if (odds === null || !id.includes('-q-')) continue;
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
      const price = match.odds?.home ?? '';
      const { bet, balance } = await table.bet({ matchId: match.id, odds: seen, accepts });
      // The stake is the one that was sent; the payout and the record follow the price that was taken.
      expect({ bet, balance }).toMatchObject({
        bet: { odds: price, seenOdds: seen, stake: '100.00' },
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
    const match = await awaitMatch(table, ({ odds }) => odds !== null);
    const answer = await table.bet({ matchId: match.id, odds: seen, ...(accepts && { accepts }) });
    expect(answer).toMatchObject({ refused: 'odds_changed', odds: match.odds?.home });
    expect(balanceOf(table.sandbox, wallet)).toBe(1_000_000);
    // Confirmed at the new price, it is placed, and says nothing about another one.
    const again = await table.bet({ matchId: match.id, ...(accepts && { accepts }) });
    expect(again).toMatchObject({ bet: { odds: match.odds?.home, seenOdds: null }, balance: '9900.00' });
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
    const match = await awaitMatch(table, ({ odds }) => odds !== null);
    const answer = await table.bet({ matchId: match.id, odds: '99.99' });
    const now = (await table.session()).matches.find(({ id }) => id === match.id)?.odds?.home;
    expect(answer).toMatchObject({ refused: 'odds_changed', odds: now });
  });

  test('when its match has begun, is over, or does not exist', async () => {
    const table = await openMatches();
    const match = await awaitMatch(table, (one) => endOf(table, one) !== 'postponed');
    const order = { matchId: match.id, odds: match.odds?.home ?? '' };
    table.advance(Date.parse(match.startsAt) - table.sandbox.now());
    expect(await table.bet(order)).toMatchObject({ refused: 'match_started' });
    table.advance(60 * minuteMs);
    expect(await table.bet(order)).toMatchObject({ refused: 'match_unknown' });
    expect(await table.bet({ matchId: 'FRPL-q-1', odds: '1.85' })).toMatchObject({ refused: 'match_unknown' });
    expect(await table.bet({ matchId: 'KCKL-q-99999999', odds: '1.85' })).toMatchObject({ refused: 'match_unknown' });
  });

  test('for an invalid stake or pick', async () => {
    const table = await openMatches();
    for (const stake of ['9.99', '5000.01']) {
      expect(await table.bet({ stake })).toMatchObject({ refused: 'stake_out_of_range' });
    }
    expect(await table.bet({ stake: '5000.00', roundId: 'bet-number-a' })).toMatchObject({ balance: '5000.00' });
    expect(await table.bet({ stake: '4000.00', roundId: 'bet-number-b' })).toMatchObject({ balance: '1000.00' });
    expect(await table.bet({ stake: '1000.01' })).toMatchObject({ refused: 'insufficient_balance' });
    const basketball = (await table.session()).matches.find(({ id, odds }) => odds !== null && id.includes('-b-'));
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
