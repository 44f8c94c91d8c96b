import { expect, it } from 'vitest';
import { problemCode } from './problemCode.ts';

it('names the page that failed and the minute, in the site’s time zone', () => {
  expect(problemCode('withdraw', Date.parse('2026-11-21T17:05:59Z'))).toBe('E-withdraw-261122-0005');
});
