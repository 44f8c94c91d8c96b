import type { GameType } from '#api/primitives.ts';
import type { AgentPage, MemberPage } from './centrePages.ts';
import { type GameTarget, type LobbyQuery, type QueryOf, type RouteName, routes } from './routes.ts';

/** Builds the URL of a page from its route name and the query that the route table types. */
export const pathTo = <Name extends RouteName>(name: Name, query?: QueryOf<Name>): string =>
  withQuery(routes[name].paths[0], query ?? {});

function withQuery(path: string, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, string | number | undefined][]) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Builds the URL that opens an overlay over the page at `from`, keeping that page's query. */
function over(from: string, query: object): string {
  const [path = '', search] = from.split('?');
  return withQuery(path, { ...Object.fromEntries(new URLSearchParams(search)), ...query });
}

const withAnchor = (path: string, anchor: string | undefined): string =>
  anchor === undefined || anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`;

/** Returns the text after `#`, decoded if its escapes are valid; null when there is none. */
export function anchorOf(hash: string): string | null {
  const anchor = hash.replace(/^#/, '');
  try {
    return anchor === '' ? null : decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The page that lists a game type's games or vendors. */
const pageOfType = {
  RNG: 'rng',
  PVP: 'pvp',
  FISH: 'fish',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  LOTT: 'lottery',
  ELOTT: 'elott',
  COCKFIGHT: 'cockfight',
} as const satisfies Record<GameType, RouteName>;

/** Stands for the first hot game that can be played without money. */
export const firstTrial = 'hot';

export type LobbyType = 'rng' | 'pvp' | 'fish';

/** Builds every URL inside the site. No other code writes one. */
export const paths = {
  home: () => pathTo('home'),
  login: (query?: QueryOf<'login'>) => pathTo('login', query),
  register: (query?: QueryOf<'register'>) => pathTo('register', query),
  forgot: (query?: QueryOf<'forget'>) => pathTo('forget', query),
  lobby: (type: LobbyType, query?: LobbyQuery) => pathTo(type, query),
  /** Plays a game that the site lists itself (RT-09c). */
  game: (target: GameTarget) => pathTo('game', target),
  /** Plays a vendor's own lobby, or one of its rooms (RT-09a). */
  seamless: (target: GameTarget) => pathTo('seamless', target),
  /** Plays the sportsbook that has its own launch call (RT-09b). */
  fbsports: (query?: QueryOf<'fbsports'>) => pathTo('fbsports', query),
  /** Lists a vendor's games over the page at `from` (GAM-02). */
  gameList: (from: string, { gameType, vassalage }: Pick<GameTarget, 'gameType' | 'vassalage'>) =>
    over(from, { games: `${gameType}.${vassalage}` }),
  /** Opens a page of the member centre, or its menu, over the page at `from` (MEM-01); `ref` selects an entry there. */
  memberCentre: (from: string, page: MemberPage | 'menu', ref = '') => over(from, { agent: '', centre: page, ref }),
  /** Opens a page of the agent centre, or its menu, over the page at `from` (AGT-01); `ref` selects an entry there. */
  agentCentre: (from: string, page: AgentPage | 'menu', ref = '') => over(from, { centre: '', agent: page, ref }),
  /** Offers to play a game without money over the page at `from`: the one at `game`, or the first hot one (LGN-12). */
  tryGame: (from: string, game: string = firstTrial) => over(from, { try: game }),
  /** Greets a new player over the home page. */
  welcome: () => over(paths.home(), { welcome: 1 }),
  lottery: (query?: QueryOf<'lottery'>) => pathTo('lottery', query),
  agentHome: () => pathTo('agentHome'),
  /** The page of a game type; `vassalage` selects a vendor there. */
  category: (type: GameType, vassalage?: string): string => pathTo(pageOfType[type], { vassalage }),
  /** The live tables that a query selects (RT-05f). */
  live: (query?: QueryOf<'live'>) => pathTo('live', query),
  notices: (id?: string) => withAnchor(pathTo('notices'), id),
  promotions: (query?: QueryOf<'promotions'>) => pathTo('promotions', query),
  promotion: (id: string) => pathTo('promoDetail', { id }),
  help: (section?: string) => withAnchor(pathTo('help'), section),
  /** The help page that is open without a session (RT-10b). */
  helpCentre: (section?: string) => withAnchor(pathTo('helpCentre'), section),
  download: () => pathTo('download'),
} as const;
