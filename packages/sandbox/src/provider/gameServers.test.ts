import { beforeEach, describe, expect, test } from 'vitest';
import { sessionLogout } from '#api/session.ts';
import { balanceOf, memberAccount, satangToAmount, sumOfAll } from '../ledger.ts';
import { changeSettings } from '../settings.ts';
import { settleWhatIsDue } from '../settlement.ts';
import { type TestPlatform, createTestPlatform } from '../testing.ts';
import type { CardsSession, HandAnswer } from './cards/messages.ts';
import type { RefusalAnswer } from './messages.ts';
import type { TableSession } from './table/messages.ts';
import { type TestPages, createTestPages, targets } from './testing.ts';

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

const ask = <Told = Answer>(call: string, query: Record<string, string>) => pages.ask<Told>(call, query);
const post = <Told = Answer>(call: string, body: object) => pages.post<Told>(call, body);
const open: TestPages['open'] = (...wanted) => pages.open(...wanted);

const kinds = ['table', 'cards', 'fish'] as const;
type Kind = (typeof kinds)[number];

/** The first call of a round, as each kind has it. */
function firstCall(kind: Kind, stake: string): readonly [call: string, body: object] {
  if (kind === 'table') return ['table/bet', { bets: [{ spot: spotsAt[0], stake }] }];
  if (kind === 'cards') return ['cards/deal', { stake }];
  return ['fish/shot', { stake, target: 'clown' }];
}

let spotsAt: readonly string[] = [];
async function readSpots(launch: string): Promise<TableSession> {
  const session = await ask<TableSession>('table/session', { launch });
  spotsAt = session.table?.places.map(({ spot }) => spot) ?? spotsAt;
  return session;
}

async function begin(kind: Kind, launch: string, roundId: string, stake = '100.00'): Promise<Answer> {
  if (kind === 'table') await readSpots(launch);
  const [call, body] = firstCall(kind, stake);
  return post(call, { launch, roundId, ...body });
}

describe.each(kinds)('%s', (kind) => {
  test('opens with a name, a balance and what it takes to play', async () => {
    const launch = await open(targets[kind]);
    const session = await ask(`${kind}/session`, { launch });
    expect(session).toMatchObject({
      balance: '10000.00',
      practice: false,
      name: { th: expect.any(String) },
      palette: { glow: expect.stringMatching(/^#/) },
    });
  });

  test('the same round again is the same answer, and moves nothing', async () => {
    const launch = await open(targets[kind]);
    const first = await begin(kind, launch, 'the-same-round');
    expect(first.refused).toBeUndefined();
    const after = balanceOf(platform.world, wallet);
    expect(satang(first['balance'])).toBe(after);
    expect(after).toBe(1_000_000 - 10_000 + satang(first['win']));
    // Another stake under the same id does not count.
    expect(await begin(kind, launch, 'the-same-round', '50.00')).toEqual(first);
    expect(balanceOf(platform.world, wallet)).toBe(after);
  });

  test('a round that is told again brings no old balance back', async () => {
    const launch = await open(targets[kind]);
    const first = await begin(kind, launch, 'the-same-round');
    await post('spin', { launch: await open(targets.slot), roundId: 'in-between', stake: '10.00' });
    const now = balanceOf(platform.world, wallet);
    expect(now).not.toBe(satang(first['balance']));
    expect(await begin(kind, launch, 'the-same-round')).toEqual({ ...first, balance: satangToAmount(now) });
    // Who has signed out learns how the round went, and nothing of the time after it.
    await platform.client.call(sessionLogout, {});
    const [call, body] = firstCall(kind, '100.00');
    expect(await post(call, { launch, roundId: 'the-same-round', ...body })).toEqual(first);
  });

  test('hundreds of rounds keep the ledger at zero and add up to the balance', async () => {
    const launch = await open(targets[kind]);
    if (kind === 'table') await readSpots(launch);
    let balance = 1_000_000;
    for (let number = 0; number < 300; number += 1) {
      const roundId = `a-round-${number}`;
      let answer: Answer;
      if (kind === 'table') {
        const bets = spotsAt.slice(0, 1 + (number % 3)).map((spot) => ({ spot, stake: '50.00' }));
        answer = await post('table/bet', { launch, roundId, bets });
      } else if (kind === 'cards') {
        answer = await post('cards/deal', { launch, roundId, stake: '50.00' });
        if (answer['result'] === null) {
          expect(answer).toMatchObject({ dealer: null, dealerPoints: null, win: '0.00' });
          answer = await post('cards/move', { launch, roundId, move: number % 2 === 0 ? 'draw' : 'stay' });
        }
      } else {
        const target = ['minnow', 'clown', 'puffer', 'turtle', 'shark', 'dragon'][number % 6];
        answer = await post('fish/shot', { launch, roundId, stake: '10.00', target });
      }
      if (answer.refused !== undefined) break;
      balance += satang(answer['win']) - satang(answer['stake']);
      expect(satang(answer['balance'])).toBe(balance);
      expect(sumOfAll(platform.world)).toBe(0);
    }
    expect([...platform.world.store.entries('rounds')].length).toBeGreaterThan(150);
    expect([...platform.world.store.entries('rounds')].every(([, { settledAt }]) => settledAt !== null)).toBe(true);
    expect(balanceOf(platform.world, wallet)).toBe(balance);
  });

  test('practice plays with credits, and touches no money', async () => {
    changeSettings(platform.world, { flags: { FREEPLAY3: true } });
    const launch = await open(targets[kind], true);
    expect(await ask(`${kind}/session`, { launch })).toMatchObject({ practice: true, balance: '10000.00' });
    const postings = [...platform.world.store.entries('postings')].length;
    let credits = 1_000_000;
    for (let number = 0; number < 60; number += 1) {
      let answer = await begin(kind, launch, `practice-${number}`);
      if (answer['result'] === null) {
        answer = await post('cards/move', { launch, roundId: `practice-${number}`, move: 'stay' });
      }
      if (answer.refused !== undefined) break;
      credits += satang(answer['win']) - satang(answer['stake']);
      expect(satang(answer['balance'])).toBe(credits);
    }
    expect(credits).not.toBe(1_000_000);
    expect([...platform.world.store.entries('rounds')]).toEqual([]);
    expect([...platform.world.store.entries('postings')]).toHaveLength(postings);
    expect(balanceOf(platform.world, wallet)).toBe(1_000_000);
    expect(sumOfAll(platform.world)).toBe(0);
  });

  test('refuses what cannot be, and takes nothing', async () => {
    const launch = await open(targets[kind]);
    const refusal = async (roundId: string, stake?: string) => (await begin(kind, launch, roundId, stake)).refused;
    expect(await refusal('stake-odd-1', '0.03')).toBe('stake_out_of_range');
    expect(await refusal('stake-large', '900000.00')).toBe('stake_out_of_range');
    expect(await refusal('stake-minus', '-5.00')).toBe('invalid_input');
    expect(await refusal('../../..')).toBe('invalid_input');
    expect((await begin(kind, 'nobody', 'some-round')).refused).toBe('launch_expired');
    changeSettings(platform.world, { maintenance: true });
    expect(await refusal('maintained')).toBe('system_maintenance');
    changeSettings(platform.world, { maintenance: false });
    expect(balanceOf(platform.world, wallet)).toBe(1_000_000);
    // A launch plays games of its own kind only.
    const other = await open(targets[kind === 'fish' ? 'cards' : 'fish']);
    expect((await begin(kind, other, 'other-kind')).refused).toBe('launch_expired');
    await platform.client.call(sessionLogout, {});
    expect(await refusal('signed-out')).toBe('launch_expired');
  });

  test('who has nothing cannot play', async () => {
    await platform.signIn('newbie');
    const launch = await open(targets[kind]);
    expect((await begin(kind, launch, 'poor-round')).refused).toBe('insufficient_balance');
  });
});

describe('a round of cards has two steps', () => {
  async function openHand(launch: string): Promise<HandAnswer> {
    for (let number = 0; ; number += 1) {
      const hand = await post<HandAnswer>('cards/deal', { launch, roundId: `a-hand-${number}`, stake: '100.00' });
      if (hand.result === null) return hand;
    }
  }

  test('the stake is taken at the deal, and the end comes once', async () => {
    const launch = await open(targets.cards);
    const hand = await openHand(launch);
    const before = satang(hand.balance);
    expect(balanceOf(platform.world, wallet)).toBe(before);
    const move = { launch, roundId: hand.roundId, move: 'draw' };
    const ended = await post<HandAnswer>('cards/move', move);
    expect(ended.player).toHaveLength(3);
    expect(ended.player.slice(0, 2)).toEqual(hand.player);
    expect(ended.result).not.toBeNull();
    expect(satang(ended.balance)).toBe(before + satang(ended.win));
    // Neither the same move again nor another one changes anything.
    expect(await post('cards/move', move)).toEqual(ended);
    expect(await post('cards/move', { ...move, move: 'stay' })).toEqual(ended);
    expect(await post('cards/deal', { launch, roundId: hand.roundId, stake: '100.00' })).toEqual(ended);
    expect(balanceOf(platform.world, wallet)).toBe(satang(ended.balance));
    expect(await post('cards/move', { ...move, roundId: 'never-dealt' })).toMatchObject({ refused: 'invalid_input' });
  });

  test.each([false, true])('a hand that waits is there to go on with (practice: %s)', async (practice) => {
    changeSettings(platform.world, { flags: { FREEPLAY3: true } });
    const launch = await open(targets.cards, practice);
    const hand = await openHand(launch);
    // Money waits for the member in whatever launch; credits end with theirs.
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
    expect(sumOfAll(platform.world)).toBe(0);
  });

  test.each([false, true])('a hand that waits is opened with what is held now (practice: %s)', async (practice) => {
    changeSettings(platform.world, { flags: { FREEPLAY3: true } });
    const launch = await open(targets.cards, practice);
    const hand = await openHand(launch);
    // Money is won and lost elsewhere meanwhile; credits belong to their launch alone.
    const elsewhere = await open(targets.fish, practice);
    await post('fish/shot', { launch: elsewhere, roundId: 'in-between', stake: '10.00', target: 'dragon' });
    const session = await ask<CardsSession>('cards/session', { launch });
    expect(session.open).toEqual({ ...hand, balance: session.balance });
    if (!practice) expect(satang(session.balance)).toBe(balanceOf(platform.world, wallet));
    expect(session.balance === hand.balance).toBe(practice);
    const [call, body] = ['cards/deal', { launch, roundId: hand.roundId, stake: '100.00' }] as const;
    expect(await post(call, body)).toEqual(session.open);
  });

  test.each([false, true])('a hand that is left for half an hour was a stay (practice: %s)', async (practice) => {
    changeSettings(platform.world, { flags: { FREEPLAY3: true } });
    const { world } = platform;
    const launch = await open(targets.cards, practice);
    const hand = await openHand(launch);
    const key = `${practice ? launch : 'member-demo'}:${hand.roundId}`;
    const stored = () => world.store.get(practice ? 'practiceRounds' : 'rounds', key);
    platform.advance(30 * 60_000 - 1);
    settleWhatIsDue(world);
    expect(stored()?.settledAt).toBeNull();
    platform.advance(1 + 60_000);
    const session = await ask<CardsSession>('cards/session', { launch });
    expect(session).toMatchObject({ open: null });
    expect(stored()).toMatchObject({ settledAt: world.now() - 60_000, outcome: { move: 'stay' } });
    expect(satang(session.balance)).toBe(satang(hand.balance) + (stored()?.winSatang ?? 0));
    expect(await post('cards/move', { launch, roundId: hand.roundId, move: 'draw' })).toMatchObject({
      player: hand.player,
    });
    expect(sumOfAll(world)).toBe(0);
    expect([...world.store.entries('waitingRounds')]).toEqual([]);
  });

  test('another deal ends the round before', async () => {
    const launch = await open(targets.cards);
    const hand = await openHand(launch);
    await post('cards/deal', { launch, roundId: 'another-hand', stake: '100.00' });
    expect(platform.world.store.get('rounds', `member-demo:${hand.roundId}`)?.settledAt).not.toBeNull();
  });

  test('maintenance lets a round end that has begun', async () => {
    const launch = await open(targets.cards);
    const hand = await openHand(launch);
    changeSettings(platform.world, { maintenance: true });
    const ended = await post<HandAnswer>('cards/move', { launch, roundId: hand.roundId, move: 'stay' });
    expect(ended.result).not.toBeNull();
  });
});

describe('tables', () => {
  test('a lobby offers its open tables, and plays at the one that was chosen', async () => {
    const launch = await open({ vassalage: 'RVSD', gameType: 'LIVE' });
    const lobby = await ask<TableSession>('table/session', { launch });
    expect(lobby).toMatchObject({ inLobby: true, table: null });
    expect(lobby.offers.length).toBeGreaterThanOrEqual(4);
    for (const { roomId } of lobby.offers) {
      const { table } = await ask<TableSession>('table/session', { launch, table: roomId });
      const [chip = ''] = table?.chips ?? [];
      expect(Number(chip)).toBe(Number(table?.minBet));
      expect(table?.chips.length).toBeGreaterThanOrEqual(3);
      const bets = table?.places.map(({ spot }) => ({ spot, stake: chip }));
      const answer = await post('table/bet', { launch, table: roomId, roundId: `at-${roomId}`, bets });
      expect(answer.refused).toBeUndefined();
      expect(platform.world.store.get('rounds', `member-demo:at-${roomId}`)?.gameCode).toBe(roomId);
    }
    expect(
      await post('table/bet', { launch, roundId: 'no-table-1', bets: [{ spot: 'player', stake: '100.00' }] }),
    ).toMatchObject({ refused: 'invalid_input' });
  });

  test('a bet lies on a place of the table, once', async () => {
    const launch = await open(targets.table);
    await readSpots(launch);
    const bet = (...spots: string[]) =>
      post('table/bet', { launch, roundId: 'wrong-bets', bets: spots.map((spot) => ({ spot, stake: '100.00' })) });
    expect((await bet('nowhere')).refused).toBe('invalid_input');
    expect((await bet(spotsAt[0] ?? '', spotsAt[0] ?? '')).refused).toBe('invalid_input');
    expect((await bet()).refused).toBe('invalid_input');
    expect(balanceOf(platform.world, wallet)).toBe(1_000_000);
  });
});

test('a spin that is told again brings no old balance back', async () => {
  const launch = await open(targets.slot);
  const spin = { launch, roundId: 'the-same-spin', stake: '10.00' };
  const first = await post('spin', spin);
  await post('fish/shot', {
    launch: await open(targets.fish),
    roundId: 'in-between',
    stake: '10.00',
    target: 'dragon',
  });
  const now = balanceOf(platform.world, wallet);
  expect(now).not.toBe(satang(first['balance']));
  expect(await post('spin', spin)).toEqual({ ...first, balance: satangToAmount(now) });
});

test('the slot machine practises too', async () => {
  changeSettings(platform.world, { flags: { FREEPLAY3: true } });
  const game = platform.world.catalogue.games[0];
  const launch = await open({ vassalage: game?.vassalage ?? '', gameType: 'RNG', gameCode: game?.gameCode }, true);
  expect(await ask('session', { launch })).toMatchObject({ practice: true, balance: '10000.00' });
  const spun = await post('spin', { launch, roundId: 'practised-1', stake: '10.00' });
  expect(satang(spun['balance'])).toBe(1_000_000 - 1_000 + satang(spun['win']));
  expect(balanceOf(platform.world, wallet)).toBe(1_000_000);
});
