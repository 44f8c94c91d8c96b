import { describe, expect, it } from 'vitest';
import { guard } from './guard.ts';
import { type RouteName, routeOf, routeNamed, routes } from './routes.ts';

const open = ['login', 'register', 'helpCentre', 'download'];
const names = Object.keys(routes) as RouteName[];

describe('guard', () => {
  it.each(names)('%s, for a visitor while the site is for members only', (name) => {
    const url = `${routeNamed(name).paths[0]}?a=1`;
    const expected = open.includes(name) ? null : `/login?next=${encodeURIComponent(url)}`;
    expect(guard(name, url, { signedIn: false, membersOnly: true })).toBe(expected);
  });
  it.each(names)('%s is open to members, and to all players while the setting is off', (name) => {
    expect(guard(name, '/', { signedIn: true, membersOnly: true })).toBeNull();
    expect(guard(name, '/', { signedIn: false, membersOnly: false })).toBeNull();
  });
  it('does not ask to return to the home page, where a login leads anyway', () =>
    expect(guard('home', '/', { signedIn: false, membersOnly: true })).toBe('/login'));
  it('does not reveal unknown pages either', () => {
    expect(guard(null, '/secret', { signedIn: false, membersOnly: true })).toBe('/login?next=%2Fsecret');
  });
});

describe('routeOf', () => {
  it('finds every path, with or without a trailing slash', () => {
    for (const name of names) {
      for (const pattern of routeNamed(name).paths) {
        expect(routeOf(pattern)).toBe(name);
        expect(routeOf(pattern === '/' ? '/' : `${pattern}/`)).toBe(name);
      }
    }
  });
  it('finds nothing else', () => {
    for (const path of ['/nope', '/rng/x', '/RNG', '']) expect(routeOf(path)).toBeNull();
  });
});
