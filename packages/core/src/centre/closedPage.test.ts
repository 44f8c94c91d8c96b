import { expect, test } from 'vitest';
import { closedPage } from './closedPage.ts';

const pages = ['rewards', 'upline'] as const;
const until = '2026-12-01T00:00:00Z';
const stops = (page: string): boolean => page === 'rewards';
const isOn = (): boolean => true;

test('MEM-04c: a page says which of the reasons closes it', () => {
  const of = (requested: string, options: Partial<Parameters<typeof closedPage<(typeof pages)[number]>>[2]> = {}) =>
    closedPage(requested, pages, { isOn, stops, ...options });
  expect(of('rewards', { rest: { until } })).toEqual({ reason: 'break', page: 'rewards', until });
  expect(of('rewards', { rest: { until: null } })).toEqual({ reason: 'break', page: 'rewards', until: null });
  // The end of the break would not open it.
  expect(of('rewards', { rest: { until }, isOn: () => false })).toEqual({ reason: 'off', page: 'rewards' });
  expect(of('upline', { rest: { until } })).toEqual({ reason: 'account', page: 'upline' });
  expect(of('nonsense', { rest: { until } })).toEqual({ reason: 'unknown' });
});
