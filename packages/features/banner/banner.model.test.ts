import { describe, expect, it } from 'vitest';
import { routePatterns } from '../shared/navigation.ts';
import { bannerGroupOf, bannerRoutes, bannersOf } from './banner.model.ts';

describe('the group of a page (BAN-02)', () => {
  it('is one for all paths of the home page', () => {
    expect(['/', '/index', '/index.html', '/home', '/home/'].map(bannerGroupOf)).toEqual(['/', '/', '/', '/', '/']);
  });

  it.each([
    ...['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/elott'],
    ...['/cockfight', '/promotions', '/pointMall', '/help', '/register'],
  ])('of %s is its path', (path) => expect(bannerGroupOf(path)).toBe(path));

  it('of the login page is w_login', () => expect(bannerGroupOf('/login')).toBe('w_login'));

  it('is the same on each path of a page, and none on any other page', () => {
    expect(bannerGroupOf('/register.html')).toBe('/register');
    const without = Object.entries(routePatterns).filter(([name]) => !(bannerRoutes as string[]).includes(name));
    expect(without).toHaveLength(Object.keys(routePatterns).length - 14);
    for (const [, paths] of without) expect(paths.map(bannerGroupOf)).toEqual(paths.map(() => null));
    expect(bannerGroupOf('/nowhere')).toBeNull();
  });
});

it('chooses the banners of a group and keeps their order', () => {
  const banner = (bannerId: string, groupName: string) => ({
    bannerId,
    groupName,
    url: '',
    linkageType: 'NONE',
    linkage: '',
    title: '',
  });
  const all = [banner('a', '/'), banner('b', '/rng'), banner('c', '/'), banner('d', 'w_login')];
  expect(bannersOf('/', all).map(({ bannerId }) => bannerId)).toEqual(['a', 'c']);
  expect(bannersOf('/help', all)).toEqual([]);
});
