import type { QueryOf, RouteName } from './routes.ts';

/** The longest value of each parameter, in UTF-16 units: all that the route table types, and what the page reads besides. */
type Lengths<Query> = { readonly [Name in keyof Query]-?: number } & Readonly<Record<string, number>>;

/** A code of the platform: of a vendor, a game, an invitation, a promotion. */
const code = 60;
/** One of a few words, or a number. To a page, any longer one is as none. */
export const longestWord = 20;
const word = longestWord;
/** A text that is searched for, or a path of this site with its own query. */
const text = 300;

const lobby = { vassalage: code, page: code, list: word, q: text, exact: word, minBet: word, p: word };
const category = { vassalage: code };
const matches = { ...category, sport: word, when: word, league: code };
const tables = { vassalage: code, game: code, favourite: word, low: word };
const lottery = {
  ...category,
  tab: word,
  gameCode: code,
  vendor: code,
  playType: code,
  list: word,
  tag: code,
  day: word,
  q: text,
};
const game = {
  vassalage: code,
  gameType: word,
  nodeId: word,
  gameCode: code,
  view: word,
  playType: code,
  practice: word,
  from: text,
};
const auth = { next: text, entry: word, window: code };
const invitation = { referralCode: code, affiliateCode: code };
const help = { reference: code };

/** Whether a page reads no parameter. */
type HasNone<Query> = [keyof Query] extends [never] ? true : string extends keyof Query ? true : false;

/** A page that reads no parameter has no entry. */
type RouteQueries = {
  readonly [Name in RouteName as HasNone<QueryOf<Name>> extends true ? never : Name]: Lengths<QueryOf<Name>>;
} & { readonly [Name in RouteName]?: Readonly<Record<string, number>> };

/**
 * The parameters that each page reads from its query, with the longest value that it is rendered for on a server. Any other
 * parameter of an address changes nothing on the page, so that all addresses that differ in such only share one document.
 * Apart from `routes`: only the renderer of documents reads it.
 */
export const routeQueries: RouteQueries = {
  login: auth,
  register: { ...auth, ...invitation },
  forget: auth,
  changePassword: { next: text },
  pointMall: { tab: word },
  rng: lobby,
  pvp: lobby,
  fish: lobby,
  live: tables,
  sports: matches,
  esports: matches,
  elott: lottery,
  cockfight: category,
  lottery,
  vnlottery: lottery,
  promotions: { type: code, stage: word },
  promoDetail: { id: code },
  seamless: game,
  fbsports: { from: text, gameCode: code, view: word },
  game,
  help,
  helpCentre: help,
  join: { ...invitation, code },
};

/**
 * The parameters of what opens over any page: the centres, a vendor's games, the offer of a game without money, the
 * welcome, and the entry that is selected there. No document contains it.
 */
export const overlayQuery = ['centre', 'agent', 'games', 'try', 'welcome', 'ref'] as const;
