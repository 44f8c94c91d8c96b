import { describe, expect, it } from 'vitest';
import type { RebateSummaryValue } from '#api/rebate.ts';
import { afterClaim, stageOf } from './rebate.model.ts';

const items = [{ gameType: 'RNG', validBet: '1000.00', rate: '0.80', amount: '8.00' }] as const;
const summary: RebateSummaryValue = {
  since: '2026-11-20T05:00:00.000Z',
  until: '2026-11-21T05:00:00.000Z',
  items: [...items],
  total: '8.00',
  minimum: '1.00',
  missing: null,
  nextClaimAt: null,
};
const claimed = {
  reference: 'RB-1',
  until: summary.until,
  claimedAt: '2026-11-21T05:00:04.000Z',
  amount: '8.00',
  items: [...items],
};

describe('stageOf', () => {
  it('is open when nothing is missing', () => expect(stageOf(summary)).toBe('open'));
  it('is below under the minimum, also with a total of zero', () => {
    expect(stageOf({ ...summary, total: '0.80', missing: '0.20' })).toBe('below');
    expect(stageOf({ ...summary, total: '0.00', missing: '1.00' })).toBe('below');
  });
  it('is later when claims are limited, unless the amount is below the minimum', () => {
    const nextClaimAt = '2026-11-22T05:00:00.000Z';
    expect(stageOf({ ...summary, nextClaimAt })).toBe('later');
    expect(stageOf({ ...summary, nextClaimAt, missing: '0.20' })).toBe('below');
  });
  it('is nothing without bets', () =>
    expect(stageOf({ ...summary, items: [], total: '0.00', missing: '1.00' })).toBe('nothing'));
});

it('leaves nothing to claim after a claim', () => {
  const left = afterClaim(summary, claimed);
  expect(stageOf(left)).toBe('nothing');
  expect(left).toMatchObject({ since: summary.until, total: '0.00', minimum: '1.00' });
});
