import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type RouteName, routeOf } from '#features/shared/navigation.ts';

type PageModule = () => Promise<{ Page: ComponentType }>;

/** A page that has a chunk of its own, loaded when it is visited or when a link to it is about to be pressed. */
interface SitePage {
  readonly load: PageModule;
  readonly Page: LazyExoticComponent<ComponentType>;
}

function page(load: PageModule): SitePage {
  return { load, Page: lazy(async () => ({ default: (await load()).Page })) };
}

const lobby = page(() => import('./pages/lobbyPage.tsx'));
const category = page(() => import('./pages/categoryPage.tsx'));

/** The routes that have a page. The others of the specification answer "not found" until theirs is built. */
export const pages: { readonly [Name in RouteName]?: SitePage } = {
  home: page(() => import('./pages/homePage.tsx')),
  login: page(() => import('./pages/loginPage.tsx')),
  game: page(() => import('./pages/gamePage.tsx')),
  rng: lobby,
  pvp: lobby,
  fish: lobby,
  live: category,
  sports: category,
  esports: category,
  elott: category,
  cockfight: category,
  lottery: category,
};

export const notFound = page(() => import('./pages/notFoundPage.tsx'));

/** Pages without header and navigation: the login (RT-02a), and games, which need the whole window. */
export const barePages: readonly RouteName[] = ['login', 'game'];

/** What may be seen by nobody but who has logged in, whatever the operator's settings (GAM-01). */
export const memberPages: readonly RouteName[] = ['game'];

/** Fetches the page of an address ahead of the visit. A failure is met again, and shown, at the visit itself. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (route !== null) await pages[route]?.load().catch(() => undefined);
}
