import { describe, expect, it } from 'vitest';
import { routeList } from '#core/routing/routes.ts';
import { bannerGroupOf, bannerRoutes, bannersOf } from './banner.model.ts';

describe('the group of a page (BAN-02)', () => {
  it('is the same for all paths of the home page', () => {
    expect(['/', '/index', '/index.html', '/home', '/home/'].map(bannerGroupOf)).toEqual(['/', '/', '/', '/', '/']);
  });

  it.each([...['/rng', '/fish', '/pvp', '/elott'], ...['/promotions', '/pointMall', '/help', '/register']])(
    'of %s is its path',
    (path) => expect(bannerGroupOf(path)).toBe(path),
  );

  it('of the login page is w_login', () => expect(bannerGroupOf('/login')).toBe('w_login'));

  it('is the same for each path of a page, and null for pages without banners', () => {
    expect(bannerGroupOf('/register.html')).toBe('/register');
    const without = routeList.filter(([name]) => !bannerRoutes.includes(name));
    expect(without).toHaveLength(routeList.length - 10);
    for (const [, { paths }] of without) expect(paths.map(bannerGroupOf)).toEqual(paths.map(() => null));
    expect(bannerGroupOf('/nowhere')).toBeNull();
  });
});

it('selects the banners of a group, in their order', () => {
  const banner = (bannerId: string, groupName: string) => ({
    bannerId,
    groupName,
    url: '',
    linkageType: 'NONE',
    linkage: '',
    title: '',
    scene: null,
  });
  const all = [banner('a', '/'), banner('b', '/rng'), banner('c', '/'), banner('d', 'w_login')];
  expect(bannersOf('/', all).map(({ bannerId }) => bannerId)).toEqual(['a', 'c']);
  expect(bannersOf('/help', all)).toEqual([]);
});
