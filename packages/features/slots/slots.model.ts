import { type gameList, minBetOptions } from '#api/games.ts';
import type { InputOf } from '#api/operation.ts';
import { type GameType, type Language, siteConstants } from '#api/primitives.ts';
import type { Policy } from '#api/system.ts';
import type { Role } from '../shared/role.ts';

/** SLT-02: '' is the normal list, paged by the server. */
export const listTypes = ['', 'hot', 'fav', 'recent'] as const;
export type ListType = (typeof listTypes)[number];
export type MinBet = (typeof minBetOptions)[number];

/** What the player asks for. It lives in the address, so that back, reload and sharing work. */
export interface LobbyQuery {
  readonly list: ListType;
  /** '' for all vendors. */
  readonly vassalage: string;
  /** RT-06d: the hall tab; '' for all classifications. */
  readonly classify: string;
  readonly search: string;
  /** Nothing but what was typed is looked for, even where something else may have been meant. */
  readonly exact: boolean;
  readonly minBet: MinBet;
  /** From 1. */
  readonly pageNo: number;
}

export const wholeLobby: LobbyQuery = {
  list: '',
  vassalage: '',
  classify: '',
  search: '',
  exact: false,
  minBet: '',
  pageNo: 1,
};

const longestSearch = 60;
const lastPage = 100_000;

const oneOf = <Value extends string>(options: readonly Value[], value: string | null, otherwise: Value): Value =>
  options.find((option) => option === value) ?? otherwise;

/** The platform lists favourites of all vendors together: none can be shown as chosen there. */
const vendorWithin = (list: ListType, vassalage: string): string => (list === 'fav' ? '' : vassalage);

/** Reads an address. Whatever is written there, the outcome is a question the platform can be asked. */
export function parseLobbyQuery(search: URLSearchParams): LobbyQuery {
  const pageNo = Number(search.get('p') ?? 1);
  const list = oneOf(listTypes, search.get('list'), '');
  return {
    list,
    vassalage: vendorWithin(list, search.get('vassalage') ?? ''),
    classify: search.get('page') ?? '',
    search: (search.get('q') ?? '').slice(0, longestSearch),
    exact: search.get('exact') === '1',
    minBet: oneOf(minBetOptions, search.get('minBet'), ''),
    pageNo: Number.isInteger(pageNo) && pageNo >= 1 && pageNo <= lastPage ? pageNo : 1,
  };
}

/** The address of a question; what is at its default is left out. */
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

/** What the player did. */
export type LobbyChange =
  | { readonly vassalage: string }
  | { readonly classify: string }
  | { readonly search: string }
  | { readonly exact: true }
  | { readonly minBet: MinBet }
  | { readonly list: ListType }
  | { readonly pageNo: number };

/**
 * SLT-04: changing vendor, classification, search or smallest stake goes back to the normal list and to page 1, and
 * clears the other filters; with `combined` filters it keeps them. A list type shows itself, from page 1.
 */
export function changeLobby(query: LobbyQuery, change: LobbyChange, mode: Policy['filterMode']): LobbyQuery {
  if ('pageNo' in change) return { ...query, ...change };
  if ('exact' in change) return { ...query, ...change, pageNo: 1 };
  if ('list' in change) {
    const vassalage = mode === 'combined' ? vendorWithin(change.list, query.vassalage) : '';
    return { ...wholeLobby, vassalage, ...change };
  }
  return { ...(mode === 'combined' ? query : wholeLobby), list: '', exact: false, pageNo: 1, ...change };
}

/** Why there is nothing in a list: how the words about it are called. */
export function whyEmpty(query: LobbyQuery, role: Role) {
  const personal = query.list === 'fav' || query.list === 'recent';
  if (personal && (role === 'visitor' || role === 'trial')) return role;
  if (query.list !== '') return query.list;
  if (query.search !== '') return 'search';
  return query.vassalage + query.classify + query.minBet === '' && query.pageNo === 1 ? 'all' : 'filter';
}

/** Where to go from a page that has no games: back, and no further than the last one. Null where there is nowhere. */
export function pageBefore({ pageNo }: LobbyQuery, games: readonly unknown[], totalPages: number): number | null {
  return games.length > 0 || pageNo === 1 ? null : Math.max(1, Math.min(totalPages, pageNo - 1));
}

/**
 * SLT-05: the question for a page of the normal list.
 * @param gameName the name that is looked for, where it is another than was typed
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
