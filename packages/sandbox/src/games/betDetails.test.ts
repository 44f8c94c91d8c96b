import { describe, expect, test } from 'vitest';
import type { GameType } from '#api/primitives.ts';
import { memberBetDetail, memberBets } from '#api/records.ts';
import { dealCards } from '#demo/vendors/cards/server/rules.ts';
import { placeRound } from '../money/rounds.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { detailLabels } from './betDetailLabels.ts';
import { detailsOf } from './betDetails.ts';

const demo = memberIdOf('demo');
const days = { from: '2026-10-22', to: '2026-11-21' };

/** Signs `demo` in and plays one round with the given outcome. */
async function played(gameType: GameType, outcome: unknown, gameCode = '') {
  const platform = createTestPlatform();
  const { sandbox } = platform;
  await platform.signIn('demo');
  openGame(sandbox, demo, 'token');
  sandbox.store.transaction(() => {
    const launch = sandbox.store.get('launches', 'token');
    if (launch) sandbox.store.put('launches', 'token', { ...launch, gameType, gameCode });
  });
  const range = { minSatang: 1, maxSatang: 100_000 };
  const round = placeRound(sandbox, {
    launchToken: 'token',
    roundId: 'one',
    stakeSatang: 1_000,
    range,
    decide: () => ({ winSatang: 0, outcome }),
  });
  if (!round.ok) throw new Error(round.error.code);
  return { ...platform, round: round.value };
}

describe('MEM-03a: the details of a bet', () => {
  test('of a match: pick and price; of a ticket: number, way of betting and draw', async () => {
    const platform = createTestPlatform({ scenario: 'played' });
    await platform.signIn('demo');
    for (const language of ['TH', 'EN'] as const) {
      const label = detailLabels[language === 'TH' ? 'th' : 'en'];
      const paging = { ...days, pageNo: 1, pageSize: 1, language };
      for (const [gameType, names] of [
        ['SPORTS', [label.pick, label.price]],
        ['LOTT', [label.number, label.way, label.draw]],
      ] as const) {
        const list = await platform.client.call(memberBets, { ...paging, gameType });
        const [bet] = list.ok ? list.value.list : [];
        const answer = await platform.client.call(memberBetDetail, { reference: bet?.reference ?? '', language });
        if (!answer.ok) throw new Error(JSON.stringify(answer.error));
        expect(answer.value.bet).toEqual(bet);
        expect(answer.value.detail.map((line) => line.label)).toEqual(expect.arrayContaining([...names]));
        expect(answer.value.detail.every(({ value }) => value !== '')).toBe(true);
        expect(bet?.odds).toMatch(/^\d+\.\d\d$/);
        expect(answer.value.detail.map(({ value }) => value)).toContain(bet?.pick?.split(' · ')[0]);
      }
    }
  });

  test.each([
    ['1x2', null, 'home', 'home', undefined],
    ['1x2', null, 'draw', undefined, undefined],
    ['handicap', -3, 'home', 'home', '-0.75'],
    ['handicap', -3, 'away', 'away', '+0.75'],
    ['total', 10, 'over', undefined, undefined],
  ] as const)('of a pick: its side, %s %j %s', async (kind, line, outcome, side, handicap) => {
    const { sandbox, round } = await played('SPORTS', {
      legs: [{ matchId: 'KCKL-q-700000', kind, line, outcome, odds: 185, state: null }],
    });
    const [leg] = detailsOf(sandbox, round, 'en').matches?.legs ?? [];
    expect(leg).toMatchObject({ matchId: 'KCKL-q-700000' });
    expect([leg?.side, leg?.handicap]).toEqual([side, handicap]);
  });

  test('of a hand: an open one shows the player’s cards only', async () => {
    const cards = dealCards(() => 0.3);
    const { sandbox, round } = await played('PVP', { cards, move: 'stay' });
    const labels = (settledAt: number | null) =>
      detailsOf(sandbox, { ...round, settledAt }, 'en').lines.map(({ label }) => label);
    expect(labels(1)).toEqual([detailLabels.en.ownHand, detailLabels.en.dealerHand]);
    expect(labels(null)).toEqual([detailLabels.en.ownHand]);
  });

  test.each([
    ['LIVE', { deal: { kind: 'cards', hands: [[0], [51]] }, bets: [{ spot: 'tiger', satang: 1_000, back: 0 }] }, 'K♠'],
    ['LIVE', { deal: { kind: 'dice', dice: [1, 2, 3] }, bets: [{ spot: 'low', satang: 1_000, back: 0 }] }, '1 + 2 + 3'],
    ['LIVE', { deal: { kind: 'pocket', pocket: 0 }, bets: [{ spot: 'red', satang: 1_000, back: 0 }] }, '0'],
    ['FISH', { target: 'shark', caught: true }, detailLabels.en.caught],
    ['RNG', { grid: [], wins: [{ line: 0, rank: 3, pays: 8 }] }, '8×'],
    ['RNG', { grid: [], wins: [] }, detailLabels.en.noLine],
  ] as const)('of %s %o', async (gameType, outcome, part) => {
    const { sandbox, round } = await played(gameType, outcome);
    const { lines } = detailsOf(sandbox, round, 'en');
    expect(lines.map(({ value }) => value).join('\n')).toContain(part);
  });

  const ticket = { lotteryId: 'NAGA5', numero: '20261121-0145', drawsAt: 0, digits: 6, drawn: '540321' };

  test('of a slip: every number, the stake of each, and which have won', async () => {
    const label = detailLabels.en;
    const numbers = ['321', '312', '231', '213', '132', '123', '555', '556'];
    const lines = numbers.map((number) => ({ number, pays: 850 }));
    const { sandbox, round } = await played('LOTT', { ...ticket, playType: 'last3', lines });
    const { pick, odds, lines: shown } = detailsOf(sandbox, { ...round, stakeSatang: 8_000 }, 'en');
    expect(pick).toMatch(/^321, 312, 231, 213, 132, 123 \+2 · /);
    expect(odds).toBe('850.00');
    expect(shown).toContainEqual({ label: label.number, value: numbers.join(', ') });
    expect(shown).toContainEqual({ label: label.stakes, value: '8 × ฿10.00' });
    expect(shown).toContainEqual({ label: label.won, value: '321' });
  });

  test('of a slip in any order: numbers that pay differently have no single price', async () => {
    const lines = [
      { number: '123', pays: 140 },
      { number: '112', pays: 280 },
    ];
    const { sandbox, round } = await played('LOTT', { ...ticket, playType: 'last3any', lines });
    const { odds, lines: shown } = detailsOf(sandbox, round, 'en');
    expect(odds).toBeNull();
    expect(shown).toContainEqual({ label: detailLabels.en.pays, value: '140, 280×' });
    expect(shown).toContainEqual({ label: detailLabels.en.won, value: '123' });
  });

  test('of a ticket that was stored with one number: as before', async () => {
    const { sandbox, round } = await played('LOTT', { ...ticket, playType: 'last2', number: '21', pays: 90 });
    const { pick, odds, lines } = detailsOf(sandbox, round, 'en');
    expect([pick?.split(' · ')[0], odds]).toEqual(['21', '90.00']);
    expect(lines.map(({ label }) => label)).not.toContain(detailLabels.en.stakes);
  });

  test('what cannot be read has no details, and does not fail', async () => {
    for (const gameType of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT'] as const) {
      const { sandbox, round } = await played(gameType, { something: 'else' });
      expect(detailsOf(sandbox, round, 'th')).toEqual({ pick: null, odds: null, lines: [] });
    }
  });
});

test('the betting record filters by vendor and names the vendors of its days', async () => {
  const platform = createTestPlatform({ scenario: 'played' });
  await platform.signIn('demo');
  const call = async (more: object) => {
    return valueOf(
      await platform.client.call(memberBets, {
        ...days,
        pageNo: 1,
        pageSize: 100,
        language: 'EN',
        ...more,
      }),
    );
  };
  const { vendors, totals } = await call({});
  expect(vendors.length).toBeGreaterThan(5);
  let counted = 0;
  for (const { vassalage, name } of vendors) {
    const filtered = await call({ vassalage });
    expect(filtered.list.every((bet) => bet.vassalage === vassalage && bet.vendorName === name)).toBe(true);
    expect(filtered.vendors).toEqual(vendors);
    counted += filtered.totals.count;
  }
  expect(counted).toBe(totals.count);
});
