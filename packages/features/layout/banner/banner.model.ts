import type { Banner } from '#api/announcements.ts';
import { type RouteName, routeList, routeNamed, routeOf } from '#core/routing/routes.ts';

/** BAN-02: a page's path, or `w_login` for the login. */
export type BannerGroup = string;

/** The pages that have banners. */
export const bannerRoutes: readonly RouteName[] = routeList.flatMap(([name, { banners }]) =>
  banners === undefined ? [] : [name],
);

/** The banner group of the page at a pathname, whichever of its paths it is; null for a page without banners. */
export function bannerGroupOf(pathname: string): BannerGroup | null {
  const route = routeOf(pathname);
  return (route !== null && routeNamed(route).banners) || null;
}

/** The banners of a group, in the operator's order. */
export const bannersOf = (group: BannerGroup, banners: readonly Banner[]): readonly Banner[] =>
  banners.filter(({ groupName }) => groupName === group);

/** How long the carousel shows a banner (BAN-01c), in ms. */
export const bannerMs = 5_000;
