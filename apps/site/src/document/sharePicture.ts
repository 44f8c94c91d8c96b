import { type RouteName, routeOf } from '#core/routing/routes.ts';
import { brandLanguages } from '#ui/theme/brand.ts';

/** The size of a share picture in pixels, the one that messengers show across the whole width. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The kinds of page with a share picture of their own, each with the page whose title is written on it. */
export const shareKinds = {
  home: 'home',
  sports: 'sports',
  esports: 'esports',
  cockfight: 'cockfight',
  live: 'live',
  slots: 'rng',
  fishing: 'fish',
  cards: 'pvp',
  lottery: 'lottery',
  promotions: 'promotions',
  join: 'join',
  vip: 'vip',
  download: 'download',
} as const satisfies Readonly<Record<string, RouteName>>;

export type ShareKind = keyof typeof shareKinds;

/** The pages that show the picture of another page's kind. Pages that are not named show that of the home page. */
const kindOfRoute: Partial<Readonly<Record<RouteName, ShareKind>>> = {
  ...Object.fromEntries(Object.entries(shareKinds).map(([kind, route]) => [route, kind])),
  elott: 'lottery',
  vnlottery: 'lottery',
  promoDetail: 'promotions',
  register: 'join',
  down: 'download',
};

/** The kind of share picture of a path. */
export function shareKindOf(pathname: string): ShareKind {
  const route = routeOf(pathname);
  return (route && kindOfRoute[route]) ?? 'home';
}

/** The path of a brand's share picture. Languages in which brands are not written have the English one. */
export function sharePath(brandId: string, kind: ShareKind, code: string): string {
  const language = brandLanguages.find((each) => each === code) ?? 'en';
  return `/brands/${brandId}/share/${kind}.${language}.jpg`;
}
