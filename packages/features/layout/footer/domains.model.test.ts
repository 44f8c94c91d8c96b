import { describe, expect, it } from 'vitest';
import { type DomainRoute, type Speed, fastestHost, rankRoutes, startRoutes, suggestHost } from './domains.model.ts';

const routes = (speeds: Readonly<Record<string, Speed>>): readonly DomainRoute[] =>
  Object.entries(speeds).map(([host, speed]) => ({ host, speed }));
const hosts = (list: readonly DomainRoute[]) => list.map(({ host }) => host).join(' ');

describe('startRoutes', () => {
  it('starts with speed 0 and lists each host once', () => {
    expect(startRoutes(['a', 'b', 'a'])).toEqual(routes({ a: 0, b: 0 }));
  });
  it('uses the speeds measured in this session', () => {
    expect(startRoutes(['a', 'b', 'c'], { a: 80, b: null })).toEqual(routes({ a: 80, b: null, c: 0 }));
  });
});

describe('rankRoutes', () => {
  it('sorts the fastest first and silent hosts last', () => {
    expect(hosts(rankRoutes(routes({ a: 300, b: null, c: 80, d: null, e: 120 })))).toBe('c e a b d');
  });
  it('keeps the order while a host is unmeasured', () => {
    expect(hosts(rankRoutes(routes({ a: 300, b: 0, c: 80 })))).toBe('a b c');
  });
});

describe('fastestHost', () => {
  it('is known once all hosts are measured', () => {
    expect(fastestHost(routes({ a: 300, b: 0, c: 80 }))).toBeNull();
    expect(fastestHost(routes({ a: 300, b: null, c: 80 }))).toBe('c');
  });
  it('is null when only one host answers', () => {
    expect(fastestHost(routes({ a: 300, b: null }))).toBeNull();
    expect(fastestHost([])).toBeNull();
  });
});

describe('suggestHost', () => {
  it.each<[string, Record<string, Speed>, string | null]>([
    ['much faster', { here: 400, other: 120 }, 'other'],
    ['exactly at both thresholds', { here: 300, other: 200 }, 'other'],
    ['30 % but less than 100 ms', { here: 150, other: 60 }, null],
    ['100 ms but less than 30 %', { here: 900, other: 700 }, null],
    ['slower', { here: 80, other: 400 }, null],
    ['not all measured', { here: 400, other: 120, third: 0 }, null],
    ['the current host did not answer', { here: null, other: 120, third: 200 }, null],
    ['the current host is not listed', { other: 120, third: 900 }, null],
  ])('%s', (_, speeds, expected) => {
    expect(suggestHost(routes(speeds), 'here')).toBe(expected);
  });
});
