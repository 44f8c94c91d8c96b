import '#storybook/environment.ts';
import { expect, test } from 'vitest';

const begin = Date.parse('2026-11-21T10:00:00+07:00');

test('every way to ask for the time tells that of the page, and dates are dates', () => {
  for (const time of [Date.now(), new Date().getTime(), Date.parse(Date())]) {
    expect(time).toBeGreaterThanOrEqual(begin);
    // Before the first rain, at 13:00: a page is used for a whole run.
    expect(time).toBeLessThan(begin + 3 * 60 * 60_000);
  }
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 0, 2).getDate()).toBe(2);
  expect(new Date()).toBeInstanceOf(Date);
  expect(new Date().constructor).toBe(Date);
});
