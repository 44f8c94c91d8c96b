import { expect, test } from 'vitest';
import { minuteMs } from '#text/durations.ts';
import { startOfThaiDay } from '../time.ts';
import { sittingGap, sittingsOf } from './sittings.ts';

const noon = startOfThaiDay(20_000) + 12 * 60 * minuteMs;

/** Names like `a1`: of the table `a`, at the minute. Those of `x` stand by themselves. */
const join = (names: readonly string[], begins = noon) =>
  sittingsOf(names, (name) => ({
    at: begins + Number(name.slice(1)) * minuteMs,
    table: name.startsWith('x') ? null : name.slice(0, 1),
  }));

test('joins the rounds of a table while none is more than 30 minutes after the one before', () => {
  expect(sittingGap).toBe(30 * minuteMs);
  expect(join(['a0', 'a30', 'a60'])).toEqual([['a0', 'a30', 'a60']]);
  expect(join(['a0', 'a31'])).toEqual([['a0'], ['a31']]);
});

test('keeps tables apart that were played side by side, in the order of their last rounds', () => {
  expect(join(['a0', 'b1', 'a2', 'b3', 'b4', 'a5'])).toEqual([
    ['b1', 'b3', 'b4'],
    ['a0', 'a2', 'a5'],
  ]);
});

test('leaves by itself what is no round of a table, and joins over it', () => {
  expect(join(['x0', 'a1', 'x2', 'a3', 'x4'])).toEqual([['x0'], ['x2'], ['a1', 'a3'], ['x4']]);
});

test('does not join over midnight, because a day has a sum of its own', () => {
  expect(join(['a0', 'a9', 'a10', 'a11'], startOfThaiDay(20_000) - 10 * minuteMs)).toEqual([
    ['a0', 'a9'],
    ['a10', 'a11'],
  ]);
});

test('nothing makes no sitting', () => {
  expect(join([])).toEqual([]);
});
