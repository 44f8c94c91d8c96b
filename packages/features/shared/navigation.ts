import type { GameType } from '#api/primitives.ts';

/** Every path of the specification (section 2), by the name of its screen. The first of a list is the canonical one. */
export const routePatterns = {
  home: ['/', '/index', '/index.html', '/home'],
  login: ['/login'],
  register: ['/register', '/register.html'],
  forget: ['/forget'],
  changePassword: ['/changePassword'],
  notices: ['/noticePage'],
  vip: ['/vip'],
  pointMall: ['/pointMall'],
  rng: ['/rng'],
  pvp: ['/pvp'],
  fish: ['/fish'],
  live: ['/live'],
  sports: ['/sports'],
  esports: ['/esports'],
  elott: ['/elott'],
  cockfight: ['/cockfight'],
  lottery: ['/lottery'],
  vnlottery: ['/vnlottery'],
  promotions: ['/promotions'],
  promoDetail: ['/promoDetail'],
  seamless: ['/seamless'],
  fbsports: ['/fbsports'],
  game: ['/game'],
  help: ['/help'],
  helpCentre: ['/helpmc'],
  down: ['/down'],
  download: ['/download'],
  join: ['/join'],
  agentHome: ['/agentHome'],
} as const satisfies Record<string, readonly [`/${string}`, ...`/${string}`[]]>;

export type RouteName = keyof typeof routePatterns;

/** RT-14: what may be visited without a token while `loginedToHomePage` is on. */
export const openRoutes: readonly RouteName[] = ['login', 'register', 'helpCentre', 'download'];

/** The route that a pathname belongs to, or null for one the site does not know. */
export function routeOf(pathname: string): RouteName | null {
  const wanted = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const [name, patterns] of Object.entries(routePatterns)) {
    if ((patterns as readonly string[]).includes(wanted)) return name as RouteName;
  }
  return null;
}

type Query = Readonly<Record<string, string | number | undefined>>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Something that opens over the page at `from`, which stays as it is. */
function over(from: string, query: Query): string {
  const [path = '', search] = from.split('?');
  return withQuery(path, { ...Object.fromEntries(new URLSearchParams(search)), ...query });
}

const withAnchor = (path: string, anchor: string | undefined): string =>
  anchor === undefined || anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`;

/** What the part of an address after `#` names, or null; also where somebody has mistyped its escapes. */
export function anchorOf(hash: string): string | null {
  const written = hash.replace(/^#/, '');
  try {
    return written === '' ? null : decodeURIComponent(written);
  } catch {
    return written;
  }
}

/** Pages of the member centre (section 2 of the specification), by the names that the platform gives them. */
export type MemberPage = 'securityCenter' | 'depositv2' | 'personalHistoryCopy' | 'transactionHistory' | 'manualRebate';

export interface HallQuery {
  readonly vassalage?: string;
  /** RT-06d: the hall tab (classification) of the vendor. */
  readonly page?: string;
}
export interface GameTarget {
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly nodeId?: number;
  /** A game, a room of a live vendor, a lottery. */
  readonly gameCode?: string;
  /** LOT-05: what of the lottery opens. */
  readonly view?: 'betting' | 'lobby';
  /** GAM-01: how the lottery is to be played, where an address or the platform says so. */
  readonly playType?: string;
  /** With credits that are no money. */
  readonly practice?: '1';
  /** Where "back" leads: a path of this site. */
  readonly from?: string;
}
export interface LotteryQuery {
  readonly gameCode?: string;
  readonly vendor?: string;
  readonly playType?: string;
}

/** Builds every address inside the site; no other code writes one. */
export const paths = {
  home: () => routePatterns.home[0],
  login: (query: { next?: string } = {}) => withQuery('/login', query),
  /** `next` is where whoever has changed theirs goes on. */
  changePassword: (query: { next?: string } = {}) => withQuery('/changePassword', query),
  hall: (type: 'rng' | 'pvp' | 'fish', query: HallQuery = {}) => withQuery(`/${type}`, { ...query }),
  /** Where a game of our own lists is played (RT-09c). */
  game: (target: GameTarget) => withQuery('/game', { ...target }),
  /** Where a vendor's own lobby, or a room of it, is played (RT-09a). */
  seamless: (target: GameTarget) => withQuery('/seamless', { ...target }),
  /** Where the sports book is played that is launched by a call of its own (RT-09b). */
  fbsports: (query: { readonly from?: string } = {}) => withQuery('/fbsports', { ...query }),
  /** GAM-02: the list of a vendor's games, over the page at `from`. */
  gameList: (from: string, { gameType, vassalage }: Pick<GameTarget, 'gameType' | 'vassalage'>) =>
    over(from, { games: `${gameType}.${vassalage}` }),
  /** MEM-01: a page of the member centre, over the page at `from`. */
  memberCentre: (from: string, page: MemberPage) => over(from, { centre: page }),
  lottery: (query: LotteryQuery = {}) => withQuery('/lottery', { ...query }),
  vnlottery: (query: LotteryQuery = {}) => withQuery('/vnlottery', { ...query }),
  agentHome: () => '/agentHome',
  /** `vassalage` chooses a vendor there. */
  category: (type: GameType, vassalage?: string): string =>
    vassalage === undefined ? categoryPaths[type] : withQuery(categoryPaths[type], { vassalage }),
  notices: (id?: string) => withAnchor('/noticePage', id),
  promotions: (query: { readonly type?: string } = {}) => withQuery('/promotions', { ...query }),
  promotion: (id: string) => withQuery('/promoDetail', { id }),
  help: (section?: string) => withAnchor('/help', section),
  /** The same help, also without a session (RT-10b). */
  helpCentre: (section?: string) => withAnchor('/helpmc', section),
  download: () => '/download',
} as const;

const categoryPaths: Readonly<Record<GameType, string>> = {
  RNG: '/rng',
  PVP: '/pvp',
  FISH: '/fish',
  LIVE: '/live',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: '/lottery',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
};

/** GAM-01: the only vendors whose lotteries are played from /lottery. */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];
/** Is it played from there? The lotteries of any other vendor are launched like the games of a third party. */
export const isOwnLottery = ({ gameType, vassalage }: Pick<GameTarget, 'gameType' | 'vassalage'>): boolean =>
  (gameType === 'LOTT' || gameType === 'ELOTT') && lotteryVendors.includes(vassalage);
/** GAM-02: the sports book that is launched by a call of its own. */
export const ownCallVendor = 'FB';

/** The game types whose games the site lists itself, each in a hall of its own. */
const hallTypes: Partial<Readonly<Record<GameType, 'rng' | 'pvp' | 'fish'>>> = { RNG: 'rng', PVP: 'pvp', FISH: 'fish' };
/** The hall of a game type, or null for one whose vendors bring a lobby of their own. */
export const hallOf = (type: GameType): 'rng' | 'pvp' | 'fish' | null => hallTypes[type] ?? null;

/** Which page plays what a vendor offers (GAM-01, GAM-02): a game of a list, a lobby or one of its rooms, a lottery. */
export function launchPath(target: GameTarget): string {
  const { playType, ...game } = target;
  const { vassalage, gameType, nodeId, gameCode, from } = game;
  if (isOwnLottery(game)) {
    return paths.lottery({
      ...(gameCode !== undefined && { gameCode }),
      vendor: vassalage,
      ...(playType !== undefined && { playType }),
    });
  }
  if (vassalage === ownCallVendor) return paths.fbsports(from === undefined ? {} : { from });
  // Slots have no lobby but the site's own hall.
  if (gameType === 'RNG' && nodeId === undefined && gameCode === undefined) return paths.hall('rng', { vassalage });
  return hallOf(gameType) === null ? paths.seamless(game) : paths.game(game);
}

/** LGN-12: is it a game for practice, which needs no account? */
export const isPractice = (href: string): boolean => /^\/(?:game|seamless)\?(?:.*&)?practice=1(?:&|$)/.test(href);

/** GAM-01: does the address play something with money, which asks for an account? */
export const asksForAccount = (href: string): boolean =>
  /^\/(?:game|seamless|fbsports|lottery)(?:\?|$)/.test(href) && !isPractice(href);
