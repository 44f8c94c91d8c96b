import { expect, it } from 'vitest';
import type { Promotion } from '#api/announcements.ts';
import type { PromotionState } from '#api/promotions.ts';
import { codeOf, toOffer } from './join.model.ts';

it.each([
  ['', null],
  ['code=', null],
  ['code=%20', null],
  ['referralCode=FAHSAI88', { code: 'FAHSAI88', kind: 'referralCode' }],
  ['code=KINNARI8', { code: 'KINNARI8', kind: 'affiliateCode' }],
  ['affiliateCode=%20KINNARI8%20', { code: 'KINNARI8', kind: 'affiliateCode' }],
  ['code=KINNARI8&referralCode=FAHSAI88', { code: 'FAHSAI88', kind: 'referralCode' }],
  ['code=KINNARI8&referralCode=', { code: 'KINNARI8', kind: 'affiliateCode' }],
])('?%s is %j', (query, expected) => expect(codeOf(new URLSearchParams(query))).toEqual(expected));

const promotion = (id: string, endsAt: string | null = null) => ({ id, title: id, endsAt }) as Promotion;
const stateOf = (promotionId: string, percent: number | null, state = 'Join') =>
  ({
    ...{ promotionId, state },
    terms: {
      deposit: percent === null ? null : { percent, from: '300.00', most: '1500.00' },
      requirement: percent === 10 ? null : { times: 8 },
    },
  }) as PromotionState;

it('offers the first bonus on a deposit that has not ended', () => {
  const now = Date.parse('2026-11-20T05:00:00Z');
  const promotions = [
    promotion('wager'),
    promotion('ended', '2026-11-19T05:00:00Z'),
    promotion('closed'),
    promotion('free'),
    promotion('next'),
  ];
  const states = [
    stateOf('next', 50),
    stateOf('free', 10),
    stateOf('closed', 90, 'Close'),
    stateOf('ended', 70),
    stateOf('wager', null),
  ];
  expect(toOffer(promotions, states, now)).toEqual({
    id: 'free',
    title: 'free',
    percent: 10,
    most: '1500.00',
    times: 0,
  });
  expect(toOffer([promotion('next')], states, now)).toMatchObject({ percent: 50, times: 8 });
  expect(toOffer(promotions, [], now)).toBeNull();
});
