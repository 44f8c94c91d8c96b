import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, gameType, gameTypes, isoDateTime, language, page, wholeNumber } from './primitives.ts';

// The list calls of games (API-05) and what they send (API-06).

export const gameMenuList = defineOperation({
  id: 'gameMenuList',
  method: 'GET',
  path: '/lgw/games/game_menus',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ language }),
  output: list(v.object({ gameType: v.picklist(gameTypes), name: v.string(), page: v.string() })),
});
export const gameMenuListDocs: OperationDocs<typeof gameMenuList> = {
  summary: 'Lists the game types of this brand in the order of the navigation.',
  example: { language: 'TH' },
};

export const vendorCard = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  accountTypeId: v.string(),
  gameType,
  isHot: v.boolean(),
  /** True while the vendor's games cannot be opened. */
  maintenance: v.optional(v.boolean()),
  /** When the maintenance ends, if the vendor has announced it. */
  maintenanceEnd: v.optional(v.nullable(isoDateTime)),
});
export type VendorCard = v.InferOutput<typeof vendorCard>;

/** A category of the navigation (ENT-04) with its vendors and the classifications of its games. */
export const vendorLane = v.object({
  title: gameType,
  cards: list(vendorCard),
  gameClassify: list(v.object({ code: v.string(), name: v.string() })),
});
export type VendorLane = v.InferOutput<typeof vendorLane>;

export const gameVendorList = defineOperation({
  id: 'gameVendorList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ language }),
  output: v.object({ data: v.object({ lanes: list(vendorLane) }) }),
});
export const gameVendorListDocs: OperationDocs<typeof gameVendorList> = {
  summary: 'Lists the vendors by category, in the requested language.',
  example: { language: 'TH' },
};

export const game = v.object({
  nodeId: v.pipe(v.number(), v.integer()),
  vassalage: v.string(),
  gameType,
  /** Shown as a tag. */
  gameGroupCode: v.string(),
  gameMenus: v.optional(list(v.string()), []),
  gameCode: v.string(),
  code: v.string(),
  /** False for an entry that opens a list of games instead of a game (GAM-02). */
  isGame: v.boolean(),
  defaultPlayType: v.nullable(v.string()),
  vendor: v.string(),
  accountTypeName: v.string(),
  /** In the requested language. */
  gameName: v.string(),
  gameClassify: v.string(),
  /** A path below an image host, or a URL. */
  icon: v.string(),
  isHot: v.boolean(),
  minBet: amount,
});
export type Game = v.InferOutput<typeof game>;

/** The minimum bets that the list of a type can be filtered by; '' for all. SLT-03c states those of slots. */
export const minBetOptions = {
  RNG: ['', '0.01', '0.05', '0.1', '0.5', '0.75'],
  PVP: ['', '1', '2', '5', '10', '20'],
  FISH: ['', '0.1', '0.2', '0.5', '1'],
} as const;

/** SLT-05: the filters of a game list. */
export const gameQuery = v.object({
  clientType: wholeNumber,
  platform: v.string(),
  channel: v.string(),
  merchant: v.string(),
  gameType,
  /** '' for all vendors. */
  vassalage: v.optional(v.string(), ''),
  gameClassify: v.optional(v.string(), ''),
  gameName: v.optional(v.string(), ''),
  minBet: v.optional(v.picklist(Object.values(minBetOptions).flat()), ''),
  minLineNum: v.optional(wholeNumber, 0),
  ...page,
  language,
  iconType: v.optional(v.string(), 'eu'),
  imgSize: v.optional(v.string(), 'sx2'),
});

export const gameList = defineOperation({
  id: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: gameQuery,
  output: v.object({ games: list(game), totalPages: wholeNumber }),
});
export const gameListDocs: OperationDocs<typeof gameList> = {
  summary: 'Returns one page of the games of a type, filtered by vendor, classification, name or minimum bet.',
  example: {
    clientType: 3,
    platform: 'flash,html5-desktop',
    channel: 'sandbox',
    merchant: 'kinnari',
    gameType: 'RNG',
    language: 'TH',
    pageNo: 1,
    pageSize: 15,
  },
};

export const gameHot = defineOperation({
  id: 'gameHot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ merchantCode: v.string(), isPlatform: v.optional(wholeNumber, 2), platform: v.string(), language }),
  output: v.object({ list: list(game), footer: list(game) }),
});
export const gameHotDocs: OperationDocs<typeof gameHot> = {
  summary: 'Lists the hot games of the merchant, without paging.',
  example: { merchantCode: 'kinnari', platform: 'flash,html5-desktop', language: 'TH' },
};
