import { beforeEach, describe, expect, test } from 'vitest';
import { sessionLogout } from '#api/session.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { balanceOf, memberAccount, satangToAmount, sumOfAll } from '#sandbox/money/ledger.ts';
import { settleWhatIsDue } from '#sandbox/money/settlement.ts';
import { type TestPlatform, createTestPlatform } from '#sandbox/testing/platform.ts';
import type { CardsSession, HandAnswer } from './cards/server/messages.ts';
import type { TableSession } from './liveTables/server/messages.ts';
import type { RefusalAnswer } from './shared/server/messages.ts';
import { type TestPages, createTestPages, targets } from './shared/server/testing.ts';

type Answer = Record<string, string> & Partial<RefusalAnswer>;

const wallet = memberAccount('member-demo');
const satang = (amount: string | undefined) => Math.round(Number(amount) * 100);

let platform: TestPlatform;
let pages: TestPages;

beforeEach(async () => {
  platform = createTestPlatform();
  pages = createTestPages(platform);
  await platform.signIn('demo');
});

const ask = <Value = Answer>(call: string, query: Record<string, string>) => pages.ask<Value>(call, query);
const post = <Value = Answer>(call: string, body: object) => pages.post<Value>(call, body);
const open: TestPages['open'] = (...target) => pages.open(...target);

const kinds = ['liveTables', 'cards', 'fishing'] as const;
type Kind = (typeof kinds)[number];

/** The first call of a round of each kind. */
function firstCall(kind: Kind, stake: string): readonly [call: string, body: object] {
  if (kind === 'liveTables') return ['liveTables/bet', { bets: [{ spot: spotsAt[0], stake }] }];
  if (kind === 'cards') return ['cards/deal', { stake }];
  return ['fishing/shot', { stake, target: 'clown' }];
}

let spotsAt: readonly string[] = [];
async function readSpots(launch: string): Promise<TableSession> {
  const session = await ask<TableSession>('liveTables/session', { launch });
  spotsAt = session.table?.places.map(({ spot }) => spot) ?? spotsAt;
  return session;
}

async function begin(kind: Kind, launch: string, roundId: string, stake = '100.00'): Promise<Answer> {
  if (kind === 'liveTables') await readSpots(launch);
  const [call, body] = firstCall(kind, stake);
  return post(call, { launch, roundId, ...body });
}

describe.each(kinds)('%s', (kind) => {
  test('a session contains the name, the balance and the palette', async () => {
    const launch = await open(targets[kind]);
    const session = await ask(`${kind}/session`, { launch });
    expect(session).toMatchObject({
      balance: '10000.00',
      practice: false,
      name: { th: expect.any(String) },
      palette: { glow: expect.stringMatching(/^#/) },
    });
  });

  test('a repeated round returns the same answer and moves no money', async () => {
    const launch = await open(targets[kind]);
    const first = await begin(kind, launch, 'the-same-round');
    expect(first.refused).toBeUndefined();
    const after = balanceOf(platform.sandbox, wallet);
    expect(satang(first['balance'])).toBe(after);
    expect(after).toBe(1_000_000 - 10_000 + satang(first['win']));
    // Another stake under the same id is ignored.
    expect(await begin(kind, launch, 'the-same-round', '50.00')).toEqual(first);
    expect(balanceOf(platform.sandbox, wallet)).toBe(after);
  });

  test('a repeated round returns the current balance', async () => {
    const launch = await open(targets[kind]);
    const first = await begin(kind, launch, 'the-same-round');
    await post('spin', { launch: await open(targets.slot), roundId: 'in-between', stake: '10.00' });
    const now = balanceOf(platform.sandbox, wallet);
    expect(now).not.toBe(satang(first['balance']));
    expect(await begin(kind, launch, 'the-same-round')).toEqual({ ...first, balance: satangToAmount(now) });
    // After logout the answer contains the balance right after the round.
    await platform.client.call(sessionLogout, {});
    const [call, body] = firstCall(kind, '100.00');
    expect(await post(call, { launch, roundId: 'the-same-round', ...body })).toEqual(first);
  });

  test('hundreds of rounds keep the ledger at zero and add up to the balance', async () => {
    const launch = await open(targets[kind]);
    if (kind === 'liveTables') await readSpots(launch);
    let balance = 1_000_000;
    for (let number = 0; number < 300; number += 1) {
      const roundId = `a-round-${number}`;
      let answer: Answer;
      if (kind === 'liveTables') {
        const bets = spotsAt.slice(0, 1 + (number % 3)).map((spot) => ({ spot, stake: '50.00' }));
        answer = await post('liveTables/bet', { launch, roundId, bets });
      } else if (kind === 'cards') {
        answer = await post('cards/deal', { launch, roundId, stake: '50.00' });
        if (answer['result'] === null) {
          expect(answer).toMatchObject({ dealer: null, dealerPoints: null, win: '0.00' });
          answer = await post('cards/move', { launch, roundId, move: number % 2 === 0 ? 'draw' : 'stay' });
        }
      } else {
        const target = ['minnow', 'clown', 'puffer', 'turtle', 'shark', 'dragon'][number % 6];
        answer = await post('fishing/shot', { launch, roundId, stake: '10.00', target });
      }
      if (answer.refused !== undefined) break;
      balance += satang(answer['win']) - satang(answer['stake']);
      expect(satang(answer['balance'])).toBe(balance);
      expect(sumOfAll(platform.sandbox)).toBe(0);
    }
    expect([...platform.sandbox.store.entries('rounds')].length).toBeGreaterThan(150);
    expect([...platform.sandbox.store.entries('rounds')].every(([, { settledAt }]) => settledAt !== null)).toBe(true);
    expect(balanceOf(platform.sandbox, wallet)).toBe(balance);
  });

  test('practice uses credits and moves no money', async () => {
    changeSettings(platform.sandbox, { flags: { FREEPLAY3: true } });
    const launch = await open(targets[kind], true);
    expect(await ask(`${kind}/session`, { launch })).toMatchObject({ practice: true, balance: '10000.00' });
    const postings = [...platform.sandbox.store.entries('postings')].length;
    let credits = 1_000_000;
    const changes: number[] = [];
    for (let number = 0; number < 60; number += 1) {
      let answer = await begin(kind, launch, `practice-${number}`);
      if (answer['result'] === null) {
        answer = await post('cards/move', { launch, roundId: `practice-${number}`, move: 'stay' });
      }
      if (answer.refused !== undefined) break;
      changes.push(satang(answer['win']) - satang(answer['stake']));
      credits += changes.at(-1) ?? 0;
      expect(satang(answer['balance'])).toBe(credits);
    }
    expect(changes.some((change) => change !== 0)).toBe(true);
    expect([...platform.sandbox.store.entries('rounds')]).toEqual([]);
    expect([...platform.sandbox.store.entries('postings')]).toHaveLength(postings);
    expect(balanceOf(platform.sandbox, wallet)).toBe(1_000_000);
    expect(sumOfAll(platform.sandbox)).toBe(0);
  });

  test('refuses invalid rounds and takes nothing', async () => {
    const launch = await open(targets[kind]);
    const refusal = async (roundId: string, stake?: string) => (await begin(kind, launch, roundId, stake)).refused;
    expect(await refusal('stake-odd-1', '0.03')).toBe('stake_out_of_range');
    expect(await refusal('stake-large', '900000.00')).toBe('stake_out_of_range');
    expect(await refusal('stake-minus', '-5.00')).toBe('invalid_input');
    expect(await refusal('../../..')).toBe('invalid_input');
    expect((await begin(kind, 'unknown', 'some-round')).refused).toBe('launch_expired');
    changeSettings(platform.sandbox, { maintenance: true });
    expect(await refusal('maintained')).toBe('system_maintenance');
    changeSettings(platform.sandbox, { maintenance: false });
    expect(balanceOf(platform.sandbox, wallet)).toBe(1_000_000);
    // A launch is valid for games of its own kind only.
    const other = await open(targets[kind === 'fishing' ? 'cards' : 'fishing']);
    expect((await begin(kind, other, 'other-kind')).refused).toBe('launch_expired');
    await platform.client.call(sessionLogout, {});
    expect(await refusal('signed-out')).toBe('launch_expired');
  });

  test('a member without money cannot play', async () => {
    await platform.signIn('newbie');
    const launch = await open(targets[kind]);
    expect((await begin(kind, launch, 'poor-round')).refused).toBe('insufficient_balance');
  });
});

describe('a round of the card game has two steps', () => {
  async function openHand(launch: string): Promise<HandAnswer> {
    for (let number = 0; ; number += 1) {
      const hand = await post<HandAnswer>('cards/deal', { launch, roundId: `a-hand-${number}`, stake: '100.00' });
      if (hand.result === null) return hand;
    }
  }

  test('the stake is taken at the deal and the round ends once', async () => {
    const launch = await open(targets.cards);
    const hand = await openHand(launch);
    const before = satang(hand.balance);
    expect(balanceOf(platform.sandbox, wallet)).toBe(before);
    const move = { launch, roundId: hand.roundId, move: 'draw' };
    const ended = await post<HandAnswer>('cards/move', move);
    expect(ended.player).toHaveLength(3);
    expect(ended.player.slice(0, 2)).toEqual(hand.player);
    expect(ended.result).not.toBeNull();
    expect(satang(ended.balance)).toBe(before + satang(ended.win));
    // Repeating the move or sending another one changes nothing.
    expect(await post('cards/move', move)).toEqual(ended);
    expect(await post('cards/move', { ...move, move: 'stay' })).toEqual(ended);
    expect(await post('cards/deal', { launch, roundId: hand.roundId, stake: '100.00' })).toEqual(ended);
    expect(balanceOf(platform.sandbox, wallet)).toBe(satang(ended.balance));
    expect(await post('cards/move', { ...move, roundId: 'never-dealt' })).toMatchObject({ refused: 'invalid_input' });
  });

  test.each([false, true])('a session returns the open hand (practice: %s)', async (practice) => {
    changeSettings(platform.sandbox, { flags: { FREEPLAY3: true } });
    const launch = await open(targets.cards, practice);
    const hand = await openHand(launch);
    // A hand for money is open in every launch of the member; a practice hand only in its own.
    const again = practice ? launch : await open(targets.cards);
    for (let reload = 0; reload < 2; reload += 1) {
      const session = await ask<CardsSession>('cards/session', { launch: again });
      expect(session).toMatchObject({ balance: hand.balance, open: { ...hand, dealer: null, result: null } });
    }
    const ended = await post<HandAnswer>('cards/move', { launch: again, roundId: hand.roundId, move: 'draw' });
    expect(ended.player.slice(0, 2)).toEqual(hand.player);
    expect(ended.result).not.toBeNull();
    const session = await ask<CardsSession>('cards/session', { launch: again });
    expect(session).toMatchObject({ open: null, balance: ended.balance });
    expect(sumOfAll(platform.sandbox)).toBe(0);
  });

  test.each([false, true])('an open hand is returned with the current balance (practice: %s)', async (practice) => {
    changeSettings(platform.sandbox, { flags: { FREEPLAY3: true } });
    const launch = await open(targets.cards, practice);
    const hand = await openHand(launch);
    // Another game changes the balance meanwhile; practice credits belong to their launch alone.
    const elsewhere = await open(targets.fishing, practice);
    await post('fishing/shot', { launch: elsewhere, roundId: 'in-between', stake: '10.00', target: 'dragon' });
    const session = await ask<CardsSession>('cards/session', { launch });
    expect(session.open).toEqual({ ...hand, balance: session.balance });
    if (!practice) expect(satang(session.balance)).toBe(balanceOf(platform.sandbox, wallet));
    expect(session.balance === hand.balance).toBe(practice);
    const [call, body] = ['cards/deal', { launch, roundId: hand.roundId, stake: '100.00' }] as const;
    expect(await post(call, body)).toEqual(session.open);
  });

  test.each([false, true])('a hand that is left for half an hour ends as a stay (practice: %s)', async (practice) => {
    changeSettings(platform.sandbox, { flags: { FREEPLAY3: true } });
    const { sandbox } = platform;
    const launch = await open(targets.cards, practice);
    const hand = await openHand(launch);
    const key = `${practice ? launch : 'member-demo'}:${hand.roundId}`;
    const stored = () => sandbox.store.get(practice ? 'practiceRounds' : 'rounds', key);
    platform.advance(30 * 60_000 - 1);
    settleWhatIsDue(sandbox);
    expect(stored()?.settledAt).toBeNull();
    platform.advance(1 + 60_000);
    const session = await ask<CardsSession>('cards/session', { launch });
    expect(session).toMatchObject({ open: null });
    expect(stored()).toMatchObject({ settledAt: sandbox.now() - 60_000, outcome: { move: 'stay' } });
    expect(satang(session.balance)).toBe(satang(hand.balance) + (stored()?.winSatang ?? 0));
    expect(await post('cards/move', { launch, roundId: hand.roundId, move: 'draw' })).toMatchObject({
      player: hand.player,
    });
    expect(sumOfAll(sandbox)).toBe(0);
    expect([...sandbox.store.entries('waitingRounds')]).toEqual([]);
  });

  test('another deal ends the open hand', async () => {
    const launch = await open(targets.cards);
    const hand = await openHand(launch);
    await post('cards/deal', { launch, roundId: 'another-hand', stake: '100.00' });
    expect(platform.sandbox.store.get('rounds', `member-demo:${hand.roundId}`)?.settledAt).not.toBeNull();
  });

  test('an open hand can be ended during maintenance', async () => {
    const launch = await open(targets.cards);
    const hand = await openHand(launch);
    changeSettings(platform.sandbox, { maintenance: true });
    const ended = await post<HandAnswer>('cards/move', { launch, roundId: hand.roundId, move: 'stay' });
    expect(ended.result).not.toBeNull();
  });
});

describe('live tables', () => {
  test('a lobby offers its open tables and accepts bets at the chosen one', async () => {
    const launch = await open({ vassalage: 'RVSD', gameType: 'LIVE' });
    const lobby = await ask<TableSession>('liveTables/session', { launch });
    expect(lobby).toMatchObject({ inLobby: true, table: null });
    expect(lobby.offers.length).toBeGreaterThanOrEqual(4);
    for (const { roomId } of lobby.offers) {
      const { table } = await ask<TableSession>('liveTables/session', { launch, table: roomId });
      const [chip = ''] = table?.chips ?? [];
      expect(Number(chip)).toBe(Number(table?.minBet));
      expect(table?.chips.length).toBeGreaterThanOrEqual(3);
      const bets = table?.places.map(({ spot }) => ({ spot, stake: chip }));
      const answer = await post('liveTables/bet', { launch, table: roomId, roundId: `at-${roomId}`, bets });
      expect(answer.refused).toBeUndefined();
      expect(platform.sandbox.store.get('rounds', `member-demo:at-${roomId}`)?.gameCode).toBe(roomId);
    }
    expect(
      await post('liveTables/bet', { launch, roundId: 'no-table-1', bets: [{ spot: 'player', stake: '100.00' }] }),
    ).toMatchObject({ refused: 'invalid_input' });
  });

  test('bets must be on distinct spots of the table', async () => {
    const launch = await open(targets.liveTables);
    await readSpots(launch);
    const bet = (...spots: string[]) =>
      post('liveTables/bet', { launch, roundId: 'wrong-bets', bets: spots.map((spot) => ({ spot, stake: '100.00' })) });
    expect((await bet('nowhere')).refused).toBe('invalid_input');
    expect((await bet(spotsAt[0] ?? '', spotsAt[0] ?? '')).refused).toBe('invalid_input');
    expect((await bet()).refused).toBe('invalid_input');
    expect(balanceOf(platform.sandbox, wallet)).toBe(1_000_000);
  });
});

test('a repeated spin returns the current balance', async () => {
  const launch = await open(targets.slot);
  const spin = { launch, roundId: 'the-same-spin', stake: '10.00' };
  const first = await post('spin', spin);
  await post('fishing/shot', {
    launch: await open(targets.fishing),
    roundId: 'in-between',
    stake: '10.00',
    target: 'dragon',
  });
  const now = balanceOf(platform.sandbox, wallet);
  expect(now).not.toBe(satang(first['balance']));
  expect(await post('spin', spin)).toEqual({ ...first, balance: satangToAmount(now) });
});

test('the slot machine supports practice', async () => {
  changeSettings(platform.sandbox, { flags: { FREEPLAY3: true } });
  const game = platform.sandbox.catalogue.games[0];
  const launch = await open({ vassalage: game?.vassalage ?? '', gameType: 'RNG', gameCode: game?.gameCode }, true);
  expect(await ask('session', { launch })).toMatchObject({ practice: true, balance: '10000.00' });
  const spun = await post('spin', { launch, roundId: 'practised-1', stake: '10.00' });
  expect(satang(spun['balance'])).toBe(1_000_000 - 1_000 + satang(spun['win']));
  expect(balanceOf(platform.sandbox, wallet)).toBe(1_000_000);
});
