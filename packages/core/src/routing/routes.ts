import type { GameType } from '#api/primitives.ts';
import type { LazyBundle } from '../i18n/messageBundles.ts';

/**
 * Names a screen by its place: `games/lobby/Lobby` is `packages/features/games/lobby/LobbyScreen.tsx`, whose props come
 * from `useLobbyScreen.ts` beside it. The site renders the one with the other.
 */
export type ScreenId =
  `${'auth' | 'games' | 'account' | 'rewards' | 'agent' | 'layout' | 'content'}/${string}/${string}`;

/** Calls that the document starts before the site's code has loaded; see `apps/site/src/earlyCalls.ts`. */
export type EarlyCallName = 'hotGames' | 'slotGames';

/** What the site knows of a screen: a page, or a page of the member centre or the agent centre. */
export interface ScreenRoute {
  readonly screen: ScreenId;
  /** Message bundles that the screen reads besides `first`. */
  readonly messages: readonly LazyBundle[];
  /** The argument of the screen's hook, for a screen with several pages. Another variant is another instance. */
  readonly variant?: string;
}

/** One page of the site. */
export interface Route<Query extends object = object> extends Partial<ScreenRoute> {
  /** Every path of the page; links use the first. */
  readonly paths: readonly [`/${string}`, ...`/${string}`[]];
  /**
   * What surrounds the page. `full`: header, banners, notices, footer and sidebar. `header`: header only (RT-07).
   * `bare`: nothing (RT-02a, RT-09). @default 'full'
   */
  readonly layout?: 'full' | 'header' | 'bare';
  /**
   * Who may enter. `member`: visitors sign in first (GAM-01, ROL-03). `visitor`: signed-in players are redirected to the home page.
   * @default 'everyone'
   */
  readonly access?: 'everyone' | 'member' | 'visitor';
  /** May be visited without a session while the operator's `loginedToHomePage` is on (RT-14). @default false */
  readonly openToVisitors?: boolean;
  /** The group of its banners (BAN-02). */
  readonly banners?: string;
  /** Types the query of links to the page; has no value. */
  readonly query?: Query;
}

export interface LobbyQuery {
  readonly vassalage?: string | undefined;
  /** RT-06d: the lobby tab (classification) of the vendor. */
  readonly page?: string;
}
export interface CategoryQuery {
  /** Selects a vendor. */
  readonly vassalage?: string | undefined;
}
/** RT-05g: which matches are listed. Each narrows the others. */
export interface MatchesQuery extends CategoryQuery {
  readonly sport?: string | undefined;
  readonly when?: string | undefined;
  readonly league?: string | undefined;
}
/** RT-05f: which live tables are listed. Each narrows the others. */
export interface TablesQuery extends CategoryQuery {
  /** The tables of one game. */
  readonly game?: string | undefined;
  /** `1`: the player's favourite tables. */
  readonly favourite?: '1' | undefined;
  /** `1`: tables that begin with a low stake. */
  readonly low?: '1' | undefined;
}
export interface GameTarget {
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly nodeId?: number;
  /** A game, a room of a live vendor, a lottery. */
  readonly gameCode?: string;
  /** LOT-05: which view of the lottery opens; `slip` is the slip of a sports vendor alone. */
  readonly view?: 'betting' | 'lobby' | 'slip';
  /** GAM-01: how the lottery is played, where the address or the platform names it. */
  readonly playType?: string;
  /** `1`: plays with credits that are not money. */
  readonly practice?: '1';
  /** Where "back" leads: a path of this site. */
  readonly from?: string;
}
export interface LotteryQuery extends CategoryQuery {
  readonly gameCode?: string | undefined;
  readonly vendor?: string;
  readonly playType?: string | undefined;
}
interface NextQuery {
  /** Where the player continues afterwards: a path of this site. */
  readonly next?: string | undefined;
}
/** Whose invitation it is. */
interface InvitationQuery {
  /** The referral code of a member. */
  readonly referralCode?: string | undefined;
  /** The affiliate code of an agent. */
  readonly affiliateCode?: string | undefined;
}
interface AuthQuery extends NextQuery {
  /** `agent`: the login of agents (ROL-03). */
  readonly entry?: 'agent';
  /** In a window of its own: the id of the channel to its opener (LGN-02g). It grants nothing by itself. */
  readonly window?: string | undefined;
}

const route = <Query extends object = Record<string, never>>(definition: Route<Query>): Route<Query> => definition;

const lobby = (path: `/${string}`) =>
  route<LobbyQuery>({
    paths: [path],
    screen: 'games/lobby/Lobby',
    messages: ['lobby'],
    variant: path.slice(1),
    banners: path,
  });
// No banners: the matches begin at the top.
const matches = (path: `/${string}`, variant: GameType) =>
  route<MatchesQuery>({ paths: [path], screen: 'games/sports/Sports', messages: ['sports', 'match', 'slip'], variant });
const lottery = (path: `/${string}`, variant: 'all' | 'vn' | 'fast', rest: Partial<Route> = {}) =>
  route<LotteryQuery>({ paths: [path], screen: 'games/lottery/Lottery', messages: ['lottery'], variant, ...rest });
const launch = <Query extends object>(path: `/${string}`) =>
  route<Query>({
    paths: [path],
    screen: 'games/launch/Launch',
    messages: ['launch', 'more'],
    variant: path.slice(1),
    layout: 'bare',
    access: 'member',
  });
const download = (path: `/${string}`, rest: Partial<Route> = {}) =>
  route({ paths: [path], screen: 'content/download/Download', messages: ['download'], ...rest });
const help = (path: `/${string}`, rest: Partial<Route> = {}) =>
  route<{ readonly reference?: string | undefined }>({
    paths: [path],
    screen: 'content/help/Help',
    messages: ['help'],
    ...rest,
  });

/**
 * Every page of the site (GEN-02, RT-01 to RT-13), stated once. Links, the guard, lazy chunks, messages, early
 * calls, titles, budgets and the route test derive from it. A title is the message `common:pages.<name>` or, without one,
 * `title` in the first namespace of the page. A route without a screen answers "not found".
 */
export const routes = {
  home: route({
    paths: ['/', '/index', '/index.html', '/home'],
    screen: 'content/home/Home',
    messages: ['home'],
    banners: '/',
  }),
  login: route<AuthQuery>({
    paths: ['/login'],
    screen: 'auth/login/Login',
    messages: ['more'],
    layout: 'bare',
    access: 'visitor',
    openToVisitors: true,
    banners: 'w_login',
  }),
  register: route<AuthQuery & InvitationQuery>({
    paths: ['/register', '/register.html'],
    screen: 'auth/register/Register',
    messages: ['register', 'fields', 'more'],
    layout: 'bare',
    access: 'visitor',
    openToVisitors: true,
    banners: '/register',
  }),
  forget: route<AuthQuery>({
    paths: ['/forget'],
    screen: 'auth/forgotPassword/Forgot',
    messages: ['password', 'fields'],
    layout: 'bare',
    access: 'visitor',
  }),
  changePassword: route<NextQuery>({
    paths: ['/changePassword'],
    screen: 'auth/changePassword/ChangePassword',
    messages: ['password', 'fields'],
    access: 'member',
  }),
  // RT-04c
  notices: route({ paths: ['/noticePage'], screen: 'content/notices/Notices', messages: ['noticesPage'] }),
  vip: route({ paths: ['/vip'], screen: 'rewards/vip/Vip', messages: ['vip'] }),
  pointMall: route<{ readonly tab?: string | undefined }>({
    paths: ['/pointMall'],
    screen: 'account/benefits/pointMall/PointMall',
    messages: ['pointMall'],
    banners: '/pointMall',
  }),
  rng: lobby('/rng'),
  pvp: lobby('/pvp'),
  fish: lobby('/fish'),
  // RT-05a. No banners: the tables begin at the top.
  live: route<TablesQuery>({ paths: ['/live'], screen: 'games/tables/Tables', messages: ['tables'] }),
  sports: matches('/sports', 'SPORTS'),
  esports: matches('/esports', 'ESPORTS'),
  // RT-05d
  elott: lottery('/elott', 'fast', { banners: '/elott' }),
  // RT-05e. No banners: the ring begins at the top.
  cockfight: route<CategoryQuery>({
    paths: ['/cockfight'],
    screen: 'games/cockfight/Cockfight',
    messages: ['cockfight', 'slip'],
  }),
  lottery: lottery('/lottery', 'all', { layout: 'header' }),
  vnlottery: lottery('/vnlottery', 'vn', { layout: 'header' }),
  // RT-08
  promotions: route<{ readonly type?: string; readonly stage?: string }>({
    paths: ['/promotions'],
    screen: 'rewards/promotions/Promotions',
    messages: ['promotions', 'promotionTypes'],
    banners: '/promotions',
  }),
  promoDetail: route<{ readonly id: string }>({
    paths: ['/promoDetail'],
    screen: 'rewards/promotions/Promotion',
    messages: ['promotions', 'promotionTypes'],
  }),
  seamless: launch<GameTarget>('/seamless'),
  fbsports: launch<Pick<GameTarget, 'from' | 'gameCode' | 'view'>>('/fbsports'),
  game: launch<GameTarget>('/game'),
  help: help('/help', { banners: '/help' }),
  helpCentre: help('/helpmc', { openToVisitors: true }),
  down: download('/down'),
  download: download('/download', { openToVisitors: true }),
  join: route<InvitationQuery & { readonly code?: string }>({
    paths: ['/join'],
    screen: 'content/join/Join',
    messages: ['join'],
  }),
  agentHome: route({
    paths: ['/agentHome'],
    screen: 'agent/home/AgentHome',
    messages: ['agentHome', 'agentCentre', 'more'],
    access: 'member',
  }),
};

export type RouteName = keyof typeof routes;
/** The query that a page's links take. */
export type QueryOf<Name extends RouteName> = NonNullable<(typeof routes)[Name]['query']>;

/** The page of every path that no route has. */
export const notFound: ScreenRoute = { screen: 'layout/system/NotFound', messages: [] };

/** The routes as one list, for what holds for all of them. */
export const routeList = Object.entries(routes) as readonly (readonly [RouteName, Route])[];

/** The route of a pathname; null when the site has none. */
export function routeOf(pathname: string): RouteName | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routeList.find(([, { paths }]) => paths.some((known) => known === path))?.[0] ?? null;
}

/** A route by name, as the table states it. */
export const routeNamed = (name: RouteName): Route => routes[name];

/** Calls that the document of a page starts, besides those of every page. Apart from `routes`: only the build reads it. */
export const earlyCalls: { readonly [Name in RouteName]?: readonly EarlyCallName[] } = {
  home: ['hotGames'],
  rng: ['hotGames', 'slotGames'],
};
