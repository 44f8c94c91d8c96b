import { paths } from '#core/routing/paths.ts';
import { type RouteName, routeOf } from '#core/routing/routes.ts';
import type { NavKey } from '#ui/Icon/navIcons.tsx';

/** NAV-06a: number of vendors from which a panel is aligned with the left edge of the navigation. */
export const alignLeftFrom = 6;

/** Navigation blocks that are plain links (NAV-04). */
export const navigationLinks: Readonly<
  Record<
    'home' | 'promotions' | 'download',
    { readonly href: string; readonly route: RouteName; readonly icon: NavKey }
  >
> = {
  home: { href: paths.home(), route: 'home', icon: 'HOME' },
  promotions: { href: paths.promotions(), route: 'promotions', icon: 'PROMO' },
  download: { href: paths.download(), route: 'download', icon: 'DOWN' },
};

/** NAV-09: whether a page has a golden action of its own: an invitation, and the first minute of a member. */
export const hasOwnPrime = (pathname: string, search: string): boolean =>
  routeOf(pathname) === 'join' || /[?&]welcome=/.test(search);
