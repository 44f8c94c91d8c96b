import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { amount, gameType, isoDateTime, language, page, wholeNumber } from './primitives.ts';

export const vendorCard = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  accountTypeId: v.string(),
  gameType,
  isHot: v.boolean(),
  /** The vendor takes a break: its games cannot be opened until it ends. */
  maintenance: v.optional(v.boolean()),
  /** When the break ends, if the vendor said so. */
  maintenanceEnd: v.optional(v.nullable(isoDateTime)),
});
export type VendorCard = v.InferOutput<typeof vendorCard>;

/** A category of the navigation with its vendors, and the classifications its games are filed under. */
export const vendorLane = v.object({
  title: gameType,
  cards: v.array(vendorCard),
  gameClassify: v.array(v.object({ code: v.string(), name: v.string() })),
});
export type VendorLane = v.InferOutput<typeof vendorLane>;

export const gameVendorList = defineOperation({
  id: 'gameVendorList',
  summary: 'Vendors by category, in the language asked for.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ language }),
  output: v.object({ data: v.object({ lanes: v.array(vendorLane) }) }),
});

export const game = v.object({
  nodeId: v.pipe(v.number(), v.integer()),
  vassalage: v.string(),
  gameType,
  /** Used as a tag. */
  gameGroupCode: v.string(),
  gameMenus: v.optional(v.array(v.string()), []),
  gameCode: v.string(),
  code: v.string(),
  /** False for an entry that opens a list of games instead of a game (GAM-02). */
  isGame: v.boolean(),
  defaultPlayType: v.nullable(v.string()),
  vendor: v.string(),
  accountTypeName: v.string(),
  /** In the language asked for. */
  gameName: v.string(),
  gameClassify: v.string(),
  /** Path below an image host, or an address. */
  icon: v.string(),
  isHot: v.boolean(),
  minBet: amount,
});
export type Game = v.InferOutput<typeof game>;

/** SLT-03c: the smallest stakes that the list can be narrowed to; '' is all. */
export const minBetOptions = ['', '0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** SLT-05. */
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
  minBet: v.optional(v.picklist(minBetOptions), ''),
  minLineNum: v.optional(wholeNumber, 0),
  ...page,
  language,
  iconType: v.optional(v.string(), 'eu'),
  imgSize: v.optional(v.string(), 'sx2'),
});

export const gameList = defineOperation({
  id: 'gameList',
  summary: 'One page of the games of a type, narrowed by vendor, classification, name or smallest stake.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: gameQuery,
  output: v.object({ games: v.array(game), totalPages: wholeNumber }),
});

export const gameHot = defineOperation({
  id: 'gameHot',
  summary: 'The hot games of the merchant, all in one answer.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ merchantCode: v.string(), isPlatform: v.optional(wholeNumber, 2), platform: v.string(), language }),
  output: v.object({ list: v.array(game), footer: v.array(game) }),
});

export const gameFavouriteIds = defineOperation({
  id: 'gameFavouriteIds',
  summary: 'The node ids of the games the member keeps.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: v.optional(v.object({}), {}),
  output: v.object({ nodeIds: v.array(v.pipe(v.number(), v.integer())) }),
});

export const gameFavouriteList = defineOperation({
  id: 'gameFavouriteList',
  summary: 'One page of the games the member keeps, newest first.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ clientType: wholeNumber, platform: v.string(), language, gameType, ...page }),
  output: v.object({ content: v.array(game), totalPages: wholeNumber }),
});

export const gameFavouriteSet = defineOperation({
  id: 'gameFavouriteSet',
  summary: 'Keeps a game or lets it go. States the wanted end, so that sending it twice does no harm.',
  method: 'POST',
  path: '/wps/relay/MCSFE_updateFavoriteGame',
  effect: 'toggle',
  auth: 'member',
  body: 'json',
  input: v.object({
    nodeId: v.pipe(v.number(), v.integer()),
    vendor: v.string(),
    gameType,
    action: v.picklist(['add', 'remove']),
  }),
  output: v.object({ nodeId: v.number(), favourite: v.boolean() }),
  assumed: true,
});

export const gameRecent = defineOperation({
  id: 'gameRecent',
  summary: 'One page of the games the member opened, latest first.',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    clientType: wholeNumber,
    vassalage: v.optional(v.string(), ''),
    /** '' for every type. */
    gameType: v.optional(v.union([gameType, v.literal('')]), ''),
    language,
    ...page,
  }),
  output: v.object({ list: v.array(game), totalPages: wholeNumber }),
});

/** One win on the winner board. `nickname` may arrive in full: the site masks it before anybody sees it. */
export const rankEntry = v.object({
  vo: v.object({
    nickname: v.string(),
    gameName: v.string(),
    vassalage: v.string(),
    gameType,
    nodeId: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
    gameCode: v.optional(v.string(), ''),
    icon: v.optional(v.string(), ''),
    amount,
  }),
});
export type RankEntry = v.InferOutput<typeof rankEntry>;

export const gameRankList = defineOperation({
  id: 'gameRankList',
  summary: 'The latest big wins, for the winner board (CON-01).',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({
    gameCategory: v.optional(v.string(), 'ALL'),
    language,
    limitNum: v.optional(wholeNumber, 50),
    iconType: v.optional(v.string(), 'eu'),
    imgSize: v.optional(v.string(), 'sx2'),
  }),
  output: v.object({ list: v.array(rankEntry) }),
});

export const gameJackpot = defineOperation({
  id: 'gameJackpot',
  summary:
    'The jackpot as it stands, where the operator has one (`jackpot: "feed"`); otherwise the number on /rng decorates.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getJackpot',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: v.optional(v.object({}), {}),
  output: v.object({ amount }),
  assumed: true,
});
