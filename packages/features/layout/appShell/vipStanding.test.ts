import { expect, test } from 'vitest';
import type { VipLevelsValue } from '#api/vip.ts';
import { standingOf } from './vipStanding.ts';

const level = (rank: number, deposit: string, validBet: string) => ({
  ...{ rank, name: `L${rank}`, keeps: null, benefits: [] },
  needs: { deposit, validBet },
});
const levels = [level(2, '100.00', '1000.00'), level(0, '0.00', '0.00'), level(1, '0.00', '500.00')];
const own = (rank: number, deposit: string, validBet: string) =>
  ({ rank, deposit, validBet }) as NonNullable<VipLevelsValue['own']>;

test('the first sum that the next level still asks for', () => {
  expect(standingOf({ levels, own: own(0, '5.00', '20.00') })).toEqual({
    level: 'L0',
    next: { of: 'validBet', level: 'L1', done: '20.00', asked: '500.00' },
  });
  expect(standingOf({ levels, own: own(1, '99.99', '20.00') })?.next).toEqual({
    ...{ of: 'deposit', level: 'L2', done: '99.99', asked: '100.00' },
  });
});

test('the level alone at the top, and where every sum is reached', () => {
  expect(standingOf({ levels, own: own(2, '0.00', '0.00') })).toEqual({ level: 'L2', next: null });
  expect(standingOf({ levels, own: own(0, '0.00', '500.00') })).toEqual({ level: 'L0', next: null });
});

test('nothing for an account without a level, or with an unknown one', () => {
  expect(standingOf({ levels, own: null })).toBeNull();
  expect(standingOf({ levels, own: own(9, '0.00', '0.00') })).toBeNull();
});
