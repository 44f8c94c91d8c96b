import { describe, expect, it } from 'vitest';
import type { BetLeg } from '#api/betLegs.ts';
import type { BetRecord } from '#api/records.ts';
import { layoutBlocks } from '#api/system.ts';
import { loading, ready } from '#core/data/remote.ts';
import { settledBlocks, toOpenBet } from './home.model.ts';

const bet: BetRecord = {
  ...{ reference: 'B1', placedAt: '2026-11-21T03:00:00.000Z', settledAt: null, gameType: 'LOTT', vassalage: 'LOTT' },
  ...{ vendorName: 'Thai Lotto', gameName: 'Chrysanthemum', stake: '60.00', win: null, profit: null },
  validBet: '0.00',
};
const leg: BetLeg = {
  ...{ matchId: 'm', match: 'Lantern – Cinnamon', pick: 'Lantern', odds: '2.84', score: null, clock: null },
  state: 'waiting',
  startsAt: '2026-11-21T05:00:00.000Z',
};

describe('toOpenBet', () => {
  it('waits for a draw whose time the platform says', () => {
    const at = '2026-11-21T05:00:00.000Z';
    expect(toOpenBet({ ...bet, settlesAt: at })).toMatchObject({
      state: 'waits',
      at: Date.parse(at),
      title: bet.gameName,
    });
  });
  it('says nothing about the time of a hand of cards', () =>
    expect(toOpenBet(bet)).toMatchObject({ state: 'other', at: null }));
  it('shows the amounts that the platform states, and computes none', () => {
    expect(toOpenBet({ ...bet, odds: '2.00' })).toMatchObject({ stake: '60.00', returns: null });
    expect(toOpenBet({ ...bet, odds: '2.00', returns: '119.99' }).returns).toBe('119.99');
  });
  it('shows minute and score of a running match', () => {
    const running = { ...leg, score: { home: 2, away: 1 }, clock: { period: 2, minute: 67, running: true } };
    const shown = { state: 'running', title: leg.match, minute: 67, score: '2–1', at: null };
    expect(toOpenBet({ ...bet, legs: [running] })).toMatchObject(shown);
  });
  it.each<[BetLeg['side'], string | undefined, boolean]>([
    ['home', undefined, true],
    ['away', undefined, false],
    ['home', '-0.75', true],
    ['home', '-1', false],
    ['away', '+1.25', true],
    [undefined, undefined, false],
    ['home', 'half', false],
    [{ other: 'neither' }, undefined, false],
  ])('knows that the side of a bet is ahead: %j with %j at 2–1, %j', (side, handicap, leads) => {
    const running: BetLeg = {
      ...{ ...leg, ...(side && { side }), ...(handicap && { handicap }), score: { home: 2, away: 1 } },
      clock: { period: 2, minute: 67, running: true },
    };
    expect(toOpenBet({ ...bet, legs: [running] }).leads).toBe(leads);
    expect(toOpenBet({ ...bet, legs: [{ ...running, state: 'won' }] }).leads).toBe(false);
    expect(toOpenBet({ ...bet, legs: [{ ...running, score: null }] }).leads).toBe(false);
    expect(toOpenBet({ ...bet, legs: [running, leg] }).leads).toBe(false);
  });
  it('waits for the start of a match', () =>
    expect(toOpenBet({ ...bet, legs: [leg] })).toMatchObject({ state: 'waits', at: Date.parse(leg.startsAt) }));
  it('counts the won matches of a parlay and names the next one', () => {
    const later = { ...leg, startsAt: '2026-11-21T09:00:00.000Z' };
    const legs = [later, { ...leg, state: 'won' as const }, { ...leg, startsAt: '2026-11-21T07:00:00.000Z' }];
    expect(toOpenBet({ ...bet, legs })).toMatchObject({
      ...{ state: 'parlay', legs: 3, wonLegs: 1, score: null },
      at: Date.parse('2026-11-21T07:00:00.000Z'),
    });
  });
});

describe('settledBlocks', () => {
  const known = { openBets: ready({ bets: [], total: 0 }), start: null, recent: ready([]), rewards: null };
  const blocks = layoutBlocks.home;
  it('shows everything once the player’s own blocks have answered, or for a visitor', () => {
    expect(settledBlocks(blocks, known)).toBe(blocks.length);
    expect(settledBlocks(blocks, { openBets: null, start: null, recent: null, rewards: null })).toBe(blocks.length);
  });
  it('holds back what follows the first one that has not', () => {
    expect(settledBlocks(blocks, { ...known, openBets: loading })).toBe(1);
    expect(settledBlocks(blocks, { ...known, recent: loading })).toBe(blocks.indexOf('recent') + 1);
  });
  it('follows the operator’s order', () =>
    expect(settledBlocks(['hot', 'recent', 'categories'], { ...known, recent: loading })).toBe(2));
});
