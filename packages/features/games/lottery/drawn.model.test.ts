import { describe, expect, it } from 'vitest';
import type { ListedBet } from '#api/records.ts';
import type { MemberEvent } from '#core/live/useEventText.ts';
import { digitMs, digitsAt, follow, isTold, nothingSeen, ticketsOf } from './drawn.model.ts';
import type { LotteryResult } from './lottery.types.ts';

const now = 1_000_000;
const result = (numero: string, drawnAt = now - 2_000, gameId = 'quick1'): LotteryResult => ({
  ...{ gameId, numero, drawnAt, name: 'Quick', digits: ['1', '2', '3'], date: '2026.03.09' },
});
const bet = (reference: string, numero: string) => ({ reference, draw: { gameId: 'quick1', numero } }) as ListedBet;
const moment = { now, at: 7_000, seenSince: 0 };
const begun = follow(nothingSeen, { results: [result('1')], waiting: [bet('A', '2'), bet('B', '3')] }, moment);

describe('a draw', () => {
  it('is not drawn before the eyes of who has just come', () => expect(begun.drawn.size).toBe(0));
  it('that follows another is, with the tickets for it, which are listed no more by then', () => {
    const next = follow(begun, { results: [result('2'), result('1')], waiting: [bet('B', '3')] }, moment);
    expect([...next.drawn]).toEqual([['quick1', { numero: '2', at: 7_000, references: ['A'] }]]);
  });
  it.each([
    ['the tab was hidden', { ...moment, seenSince: now - 1_000 }],
    ['the tab is hidden', { ...moment, seenSince: Number.POSITIVE_INFINITY }],
    ['nothing was heard', { ...moment, now: now + 60_000 }],
  ])('that was missed because %s is shown as a result only', (_, then) => {
    expect(follow(begun, { results: [result('2')], waiting: [] }, then).drawn.size).toBe(0);
  });
  it('is kept while the same results come again, or none', () => {
    const next = follow(begun, { results: [result('2')], waiting: [] }, moment);
    const later = follow(next, { results: [], waiting: [] }, moment);
    expect(follow(later, { results: [result('2')], waiting: [] }, { ...moment, at: 9_000 }).drawn).toEqual(next.drawn);
  });
});

describe('the tickets of a draw', () => {
  const event = (reference: string, kind: 'betSettled' | 'betReturned', profit: string) =>
    ({ reference, kind, amounts: { profit } }) as MemberEvent;
  it('are told once all are settled', () => {
    const [won, lost] = [event('A', 'betSettled', '90.00'), event('B', 'betSettled', '-10.00')];
    expect(ticketsOf(['A', 'B'], [won])).toBeNull();
    expect(ticketsOf(['A', 'B'], [won, lost])).toEqual({ won: 1, returned: 0 });
    expect(ticketsOf([], [won])).toBeNull();
  });
  it('have not won where less than the stake comes back, or all of it', () => {
    expect(ticketsOf(['A'], [event('A', 'betSettled', '-1.00')])).toEqual({ won: 0, returned: 0 });
    expect(ticketsOf(['A'], [event('A', 'betReturned', '0.00')])).toEqual({ won: 0, returned: 1 });
  });
});

it('digits appear one by one, and then it is told of for a minute', () => {
  expect([0, digitMs - 1, digitMs, 2 * digitMs].map(digitsAt)).toEqual([1, 1, 2, 3]);
  expect([0, 6 * digitMs, 59_999, 60_000].map((age) => isTold({ at: 5 }, 5 + age))).toEqual([false, true, true, false]);
});
