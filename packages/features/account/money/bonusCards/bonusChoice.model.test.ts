import { describe, expect, it, test } from 'vitest';
import type { DepositBonus } from '#api/depositBonuses.ts';
import {
  chosenBonus,
  chosenValue,
  endsRight,
  lacksChoice,
  missedSum,
  noBonus,
  reachableBonuses,
} from './bonusChoice.model.ts';

const bonus = (promotionId: string, change: Partial<DepositBonus> = {}): DepositBonus => ({
  promotionId,
  termsVersion: '1',
  name: promotionId,
  from: '300.00',
  gives: '250.00',
  requirement: null,
  plays: '750.00',
  wagers: '2500.00',
  onlyNow: false,
  ...change,
});
const small = bonus('weekly', { gives: null, plays: null, wagers: null });
const offers = (bonuses: readonly DepositBonus[], mustChoose: boolean, fixed = true) => ({
  bonuses,
  plain: null,
  figuresFor: '500.00',
  fixed,
  counting: false,
  asking: false,
  failed: null,
  mustChoose,
});

test('MNY-09: a chosen bonus asks for its least sum, once a sum is typed', () => {
  const one = bonus('one');
  expect(chosenBonus([one, small], 'one')).toBe(one);
  expect(chosenBonus([one], null)).toBeUndefined();
  expect(missedSum(offers([one, small], false), 'one')).toBeNull();
  expect(missedSum(offers([one, small], false), 'weekly')).toBe('300.00');
  expect(missedSum(offers([one, small], false), noBonus)).toBeNull();
  expect(missedSum(offers([one, small], false, false), 'weekly')).toBeNull();
});

it('leaves out bonuses that no deposit within the bounds can bring', () => {
  const near = [bonus('a', { from: '100.00' }), { ...small, from: '200.00' }];
  expect(reachableBonuses([...near, small], { minAmount: '1', maxAmount: '250.00' })).toEqual(near);
});

describe('the choice', () => {
  it('is needed where the deposit ends the right to a bonus, also by a sum that does not bring it', () => {
    expect(endsRight([bonus('first', { onlyNow: true }), small])).toBe(true);
    expect(endsRight([small])).toBe(false);
    for (const first of [bonus('first', { onlyNow: true }), { ...small, onlyNow: true }]) {
      const asked = offers([first], true);
      expect(chosenValue(asked, '')).toBeNull();
      expect(lacksChoice(asked, '')).toBe(true);
      expect(lacksChoice(asked, noBonus)).toBe(false);
    }
  });
  it('is "without" where nothing hangs on it, and not asked for without bonuses', () => {
    expect(chosenValue(offers([small], false), '')).toBe(noBonus);
    expect(lacksChoice(offers([small], false), '')).toBe(false);
    expect(lacksChoice(offers([], true), '')).toBe(false);
  });
});
