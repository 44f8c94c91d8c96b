import type { Banner } from '#api/system.ts';
import { type RouteName, routeOf } from '../shared/navigation.ts';

/** BAN-02: the group of banners that belongs to a page. The pages that are not named have none. */
const groups = {
  home: '/',
  rng: '/rng',
  live: '/live',
  fish: '/fish',
  pvp: '/pvp',
  sports: '/sports',
  esports: '/esports',
  elott: '/elott',
  cockfight: '/cockfight',
  promotions: '/promotions',
  pointMall: '/pointMall',
  help: '/help',
  register: '/register',
  login: 'w_login',
} as const satisfies Partial<Record<RouteName, string>>;

export type BannerGroup = (typeof groups)[keyof typeof groups];

/** The pages that have banners. */
export const bannerRoutes = Object.keys(groups) as readonly (keyof typeof groups)[];

/** The group of the page at a pathname, whichever of its paths it is; null for a page without. */
export function bannerGroupOf(pathname: string): BannerGroup | null {
  const route = routeOf(pathname);
  return route !== null && route in groups ? groups[route as keyof typeof groups] : null;
}

/** The banners of a group, in the operator's order. */
export const bannersOf = (group: BannerGroup, banners: readonly Banner[]): readonly Banner[] =>
  banners.filter(({ groupName }) => groupName === group);

/** BAN-01c: how long a banner stays. */
export const bannerMs = 5_000;
