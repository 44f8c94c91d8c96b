import { expect, it } from 'vitest';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import { toWeeks } from './missions.model.ts';
import { sampleMission } from './missions.samples.ts';

/** A Wednesday, noon in Bangkok. */
const noon = Date.parse('2026-11-18T05:00:00Z');

/** A limit on stakes with ฿200 left until the next midnight in Bangkok. */
const limit = (change: Partial<PlayLimit> = {}): PlayLimit => ({
  ...{ kind: 'wager', period: 'day', value: '500.00', used: '300.00', left: '200.00' },
  resetsAt: '2026-11-18T17:00:00Z',
  pending: null,
  ...change,
});

const isPaused = (limits: readonly PlayLimit[], change: Parameters<typeof sampleMission>[0] = {}) =>
  toWeeks([sampleMission(change)], limits, noon).current[0]?.paused;

it('divides the missions by their end and names the last minute that counts', () => {
  const ended = sampleMission({ id: 'ended', until: '2026-11-18T05:00:00Z' });
  const { current, past } = toWeeks([ended, sampleMission()], [], noon);
  expect(current.map(({ id }) => id)).toEqual(['all-2026-11-16']);
  expect(current[0]?.until).toBe(Date.parse('2026-11-22T16:59:00Z'));
  expect(past.map(({ id }) => id)).toEqual(['ended']);
});

it('pauses a mission that a limit on stakes leaves no room for until its end', () => {
  // 200 today and four days of 500 are 2,200; 1,800 are missing.
  expect(isPaused([limit()])).toBe(false);
  expect(isPaused([limit({ value: '400.00' })])).toBe(false);
  expect(isPaused([limit({ value: '399.99' })])).toBe(true);
});

it('counts what is left of a week or month that lasts longer than the mission', () => {
  const until = { period: 'week', resetsAt: '2026-11-22T17:00:00Z' } as const;
  expect(isPaused([limit({ ...until, left: '1800.00' })])).toBe(false);
  expect(isPaused([limit({ ...until, left: '1799.99' })])).toBe(true);
  expect(isPaused([limit({ period: 'month', resetsAt: '2026-11-30T17:00:00Z', left: '1799.99' })])).toBe(true);
});

it('lets the narrowest of several limits decide, and only limits on stakes', () => {
  const full = limit({ period: 'month', left: '0.00', resetsAt: '2026-11-30T17:00:00Z' });
  expect(isPaused([limit(), full])).toBe(true);
  expect(isPaused([{ ...full, kind: 'deposit' }])).toBe(false);
  expect(isPaused([{ ...full, kind: { other: 'SPIN' } }])).toBe(false);
});

it('pauses no mission that is reached or has ended', () => {
  const full = limit({ period: 'month', left: '0.00', resetsAt: '2026-11-30T17:00:00Z' });
  expect(isPaused([full], { status: 'reached', missing: null })).toBe(false);
  expect(isPaused([full], { status: 'ended' })).toBe(false);
});
