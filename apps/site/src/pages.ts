import type { ReactNode } from 'react';
import type { LaterPart } from '#features/shared/i18n/wordParts.ts';
import { type LazyPart, lazyPart } from '#features/shared/lazyPart.tsx';
import { type RouteName, isPractice, routeOf } from '#features/shared/navigation.ts';

/** A page has a chunk of its own, loaded when it is visited or when a link to it is about to be pressed. */
type Page = LazyPart<object>;

const page = (load: () => Promise<{ Page: () => ReactNode }>, ...words: LaterPart[]): Page =>
  lazyPart(async () => (await load()).Page, ...words);

const lobby = page(() => import('./pages/lobbyPage.tsx'), 'slots');
const category = page(() => import('./pages/categoryPage.tsx'), 'category');
const launch = page(() => import('./pages/gamePage.tsx'), 'launch', 'more');
const lottery = page(() => import('./pages/lotteryPage.tsx'), 'lottery');
const download = page(() => import('./pages/downloadPage.tsx'), 'content');
const help = page(() => import('./pages/helpPage.tsx'), 'content');

/** The routes that have a page. The others of the specification answer "not found" until theirs is built. */
export const pages: { readonly [Name in RouteName]?: Page } = {
  home: page(() => import('./pages/homePage.tsx'), 'home'),
  login: page(() => import('./pages/loginPage.tsx'), 'more'),
  game: launch,
  seamless: launch,
  fbsports: launch,
  rng: lobby,
  pvp: lobby,
  fish: lobby,
  live: category,
  sports: category,
  esports: category,
  elott: category,
  cockfight: category,
  lottery,
  vnlottery: lottery,
  notices: page(() => import('./pages/noticesPage.tsx')),
  promotions: page(() => import('./pages/promotionsPage.tsx'), 'content'),
  promoDetail: page(() => import('./pages/promotionPage.tsx'), 'content'),
  help,
  helpCentre: help,
  down: download,
  download,
  join: download,
  register: page(() => import('./pages/registerPage.tsx'), 'register', 'fields', 'more'),
  forget: page(() => import('./pages/forgetPage.tsx'), 'recovery', 'fields'),
  changePassword: page(() => import('./pages/changePasswordPage.tsx'), 'recovery', 'fields'),
  agentHome: page(() => import('./pages/agentHomePage.tsx'), 'agent', 'more'),
};

export const notFound = page(() => import('./pages/notFoundPage.tsx'));

/** Pages without header and navigation: the ways in (RT-02a), and games, which need the whole window. */
export const barePages: readonly RouteName[] = ['login', 'register', 'forget', 'game', 'seamless', 'fbsports'];

/** RT-07: pages below the header alone, without banners and notices, footer and sides. */
export const headerOnlyPages: readonly RouteName[] = ['lottery', 'vnlottery'];

/** What may be seen by nobody but who has logged in, whatever the operator's settings (GAM-01, ROL-03). */
const memberPages: readonly RouteName[] = ['game', 'seamless', 'fbsports', 'agentHome', 'changePassword'];

/** @param address a game that is practised there needs nobody (LGN-12) */
export const needsAccount = (route: RouteName | null, address: string): boolean =>
  route !== null && memberPages.includes(route) && !isPractice(address);

/** Fetches the page of an address ahead of the visit. */
export async function preloadPage(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (route !== null) await pages[route]?.preload();
}
