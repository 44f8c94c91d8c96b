import { expect, test } from 'vitest';
import { countdown, nextPoll, phaseEnd, phaseOf } from './clock.ts';
import type { LotteryAnswer, SessionAnswer, TicketAnswer } from './server/messages.ts';
import { highestPays, paysOn, sumOf, winOf } from './sums.ts';

const next = { numero: '1', opensAt: 1_000, locksAt: 50_000, drawsAt: 60_000 };

test('a draw is closed, open, then locked, and the countdown runs to the end of each phase', () => {
  expect([999, 1_000, 49_999, 50_000, 70_000].map((now) => phaseOf(next, now))).toEqual([
    'closed',
    'open',
    'open',
    'locked',
    'locked',
  ]);
  expect([0, 1_000, 50_000].map((now) => phaseEnd(next, now))).toEqual([1_000, 50_000, 60_000]);
  expect(phaseOf({ ...next, opensAt: null }, 0)).toBe('open');
});

test.each([
  [42_000, 0, '00:42'],
  [41_001, 0, '00:42'],
  [-5_000, 0, '00:00'],
  [3_600_000, 0, '01:00:00'],
  [90_061_000, 1, '01:01:01'],
])('%i ms', (ms, days, clock) => {
  expect(countdown(ms)).toEqual({ days, clock });
});

const session = (drawsAt: number, tickets: readonly number[] = []): SessionAnswer => ({
  now: 0,
  vendor: { th: '', en: '' },
  lotteryId: null,
  lotteries: [{ id: 'A', next: { numero: '', opensAt: null, locksAt: 0, drawsAt } } as LotteryAnswer],
  balance: '0.00',
  currency: '฿',
  stakes: [],
  mostLines: 50,
  tickets: tickets.map((at) => ({ state: 'waiting', drawsAt: at }) as TicketAnswer),
});

test('polls shortly after a draw, never sooner than 1.5 s, and at least once a minute', () => {
  expect(nextPoll(session(20_000), 'A', 0, 0)).toBe(20_600);
  expect(nextPoll(session(20_000), 'A', 0, 1)).toBe(21_800);
  expect(nextPoll(session(100), 'A', 0, 0)).toBe(1_500);
  expect(nextPoll(session(9_000_000), 'A', 0, 0)).toBe(60_000);
  expect(nextPoll(session(9_000_000, [5_000]), 'A', 0, 0)).toBe(5_600);
  expect(nextPoll(session(20_000), 'B', 0, 0)).toBe(60_000);
});

test('a win is calculated in whole satang', () => {
  expect(winOf('10.00', 90)).toBe('900.00');
  expect(winOf('0.05', 3)).toBe('0.15');
  expect(winOf('2000.5', 90)).toBe('180045.00');
  expect(['111', '112', '123'].map((number) => paysOn([840, 280, 140], number))).toEqual([840, 280, 140]);
  expect(paysOn([90], '12')).toBe(90);
  expect(sumOf('10.10', 3)).toBe('30.30');
  expect(highestPays([840, 280, 140], ['123', '112'])).toBe(280);
});
