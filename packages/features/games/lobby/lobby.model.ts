import type { gameFavouriteList } from '#api/favourites.ts';
import { type gameList, minBetOptions } from '#api/games.ts';
import type { InputOf } from '#api/operation.ts';
import { type GameType, type Language, siteConstants } from '#api/primitives.ts';
import type { Policy } from '#api/system.ts';
import type { Role } from '#core/session/role.ts';

/**
 * The lists of the lobby (SLT-02). '' is the normal list, paged by the server. Favourites are last: only players have them,
 * and the others stay in place when the account is known.
 */
export const listTypes = ['', 'hot', 'recent', 'fav'] as const;
export type ListType = (typeof listTypes)[number];
/** A game type that has a lobby of its own (RT-06). */
export type LobbyGameType = keyof typeof minBetOptions;
export type MinBet = (typeof minBetOptions)[LobbyGameType][number];

/** What the player is looking at. Stored in the URL, so that back, reload and sharing work. */
export interface LobbyQuery {
  readonly list: ListType;
  /** '' for all vendors. */
  readonly vassalage: string;
  /** Code of the chosen kind of games (RT-06d); '' for all. */
  readonly classify: string;
  readonly search: string;
  /** Searches only for the typed text, without guessing what was meant. */
  readonly exact: boolean;
  readonly minBet: MinBet;
  /** 1-based. */
  readonly pageNo: number;
}

/** The query without any choice: the first page of all games. */
export const wholeLobby: LobbyQuery = {
  list: '',
  vassalage: '',
  classify: '',
  search: '',
  exact: false,
  minBet: '',
  pageNo: 1,
};

const maxSearchLength = 60;
const maxPageNo = 100_000;

const oneOf = <Value extends string>(options: readonly Value[], value: string | null, fallback: Value): Value =>
  options.find((option) => option === value) ?? fallback;

/** The platform lists the favourites of all vendors together, so the list `fav` never has a chosen vendor. */
const vendorFor = (list: ListType, vassalage: string): string => (list === 'fav' ? '' : vassalage);

/** Reads a query of a lobby from URL parameters. Invalid values fall back to their defaults. */
export function parseLobbyQuery(search: URLSearchParams, gameType: LobbyGameType): LobbyQuery {
  const pageNo = Number(search.get('p') ?? 1);
  const list = oneOf(listTypes, search.get('list'), '');
  return {
    list,
    vassalage: vendorFor(list, search.get('vassalage') ?? ''),
    classify: search.get('page') ?? '',
    search: (search.get('q') ?? '').slice(0, maxSearchLength),
    exact: search.get('exact') === '1',
    minBet: oneOf<MinBet>(minBetOptions[gameType], search.get('minBet'), ''),
    pageNo: Number.isInteger(pageNo) && pageNo >= 1 && pageNo <= maxPageNo ? pageNo : 1,
  };
}

/** The URL search string of a query, with a leading `?`; '' when everything is at its default. */
export function lobbySearch(query: LobbyQuery): string {
  const search = new URLSearchParams();
  if (query.vassalage !== '') search.set('vassalage', query.vassalage);
  if (query.classify !== '') search.set('page', query.classify);
  if (query.list !== '') search.set('list', query.list);
  if (query.search !== '') search.set('q', query.search);
  if (query.exact) search.set('exact', '1');
  if (query.minBet !== '') search.set('minBet', query.minBet);
  if (query.pageNo > 1) search.set('p', String(query.pageNo));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** One choice of the player: a filter, a list type or a page. */
export type LobbyChange =
  | { readonly vassalage: string }
  | { readonly classify: string }
  | { readonly search: string }
  | { readonly exact: true }
  | { readonly minBet: MinBet }
  | { readonly list: ListType }
  | { readonly pageNo: number };

/**
 * Applies a choice to a query (SLT-04). Changing vendor, classification, search or minimum bet goes back to the normal
 * list and to page 1; it clears the other filters unless the mode is `combined`. A list type starts at page 1.
 */
export function changeLobby(query: LobbyQuery, change: LobbyChange, mode: Policy['filterMode']): LobbyQuery {
  if ('pageNo' in change) return { ...query, ...change };
  if ('exact' in change) return { ...query, ...change, pageNo: 1 };
  if ('list' in change) {
    const vassalage = mode === 'combined' ? vendorFor(change.list, query.vassalage) : '';
    return { ...wholeLobby, vassalage, ...change };
  }
  return { ...(mode === 'combined' ? query : wholeLobby), list: '', exact: false, pageNo: 1, ...change };
}

/** Why a list is empty: the name of its messages under `empty`. */
export function whyEmpty(query: LobbyQuery, role: Role) {
  const personal = query.list === 'fav' || query.list === 'recent';
  if (personal && (role === 'visitor' || role === 'trial')) return role;
  if (query.list !== '') return query.list;
  if (query.search !== '') return 'search';
  return query.vassalage + query.classify + query.minBet === '' && query.pageNo === 1 ? 'all' : 'filter';
}

/** The page to go back to from an empty page, at most the last one; null when the page has games or is the first. */
export function pageBefore({ pageNo }: LobbyQuery, games: readonly unknown[], totalPages: number): number | null {
  return games.length > 0 || pageNo === 1 ? null : Math.max(1, Math.min(totalPages, pageNo - 1));
}

/** Builds the input for a page of favourites, as API-06 shows it for slots; the other lists send their own game type. */
export const favouritesInput = (
  gameType: GameType,
  pageNo: number,
  language: Language,
): InputOf<typeof gameFavouriteList> => {
  const { clientType, favouritesPlatform: platform, pageSize } = siteConstants;
  return { clientType, platform, language, gameType, pageNo, pageSize };
};

/**
 * The input of `gameList` for a page of the normal list (SLT-05).
 * @param gameName the name to search for, when it differs from the typed text
 */
export function gamePageInput(
  gameType: GameType,
  query: LobbyQuery,
  { merchant, channel }: { readonly merchant: string; readonly channel: string },
  language: Language,
  gameName = query.search,
): InputOf<typeof gameList> {
  const { clientType, gamePlatform: platform, pageSize } = siteConstants;
  return {
    clientType,
    platform,
    channel,
    merchant,
    gameType,
    vassalage: query.vassalage,
    gameClassify: query.classify,
    gameName,
    minBet: query.minBet,
    pageNo: query.pageNo,
    pageSize,
    language,
  };
}
