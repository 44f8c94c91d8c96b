import { describe, expect, it } from 'vitest';
import { type RouteName, routeOf, routePatterns } from '#features/shared/navigation.ts';
import { guard } from './guard.ts';

const open = ['login', 'register', 'helpCentre', 'download'];
const names = Object.keys(routePatterns) as RouteName[];

describe('guard', () => {
  it.each(names)('%s, for a visitor while members only', (name) => {
    const address = `${routePatterns[name][0]}?a=1`;
    const expected = open.includes(name) ? null : `/login?next=${encodeURIComponent(address)}`;
    expect(guard(name, address, { signedIn: false, membersOnly: true })).toBe(expected);
  });
  it.each(names)('%s stays open to members, and to everybody while the setting is off', (name) => {
    expect(guard(name, '/', { signedIn: true, membersOnly: true })).toBeNull();
    expect(guard(name, '/', { signedIn: false, membersOnly: false })).toBeNull();
  });
  it('does not reveal unknown pages either', () => {
    expect(guard(null, '/secret', { signedIn: false, membersOnly: true })).toBe('/login?next=%2Fsecret');
  });
});

describe('routeOf', () => {
  it('knows every pattern, with or without a slash at the end', () => {
    for (const name of names) {
      for (const pattern of routePatterns[name]) {
        expect(routeOf(pattern)).toBe(name);
        expect(routeOf(pattern === '/' ? '/' : `${pattern}/`)).toBe(name);
      }
    }
  });
  it('knows nothing else', () => {
    for (const path of ['/nope', '/rng/x', '/RNG', '']) expect(routeOf(path)).toBeNull();
  });
});
