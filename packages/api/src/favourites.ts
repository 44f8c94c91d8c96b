import * as v from 'valibot';
import { game } from './games.ts';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { gameType, gameTypes, language, nothing, page, wholeNumber } from './primitives.ts';

export const gameFavouriteIds = defineOperation({
  id: 'gameFavouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  effect: 'read',
  auth: 'member',
  body: 'none',
  input: nothing,
  output: v.object({ nodeIds: list(v.pipe(v.number(), v.integer())) }),
});
export const gameFavouriteIdsDocs: OperationDocs<typeof gameFavouriteIds> = {
  summary: 'Returns the node ids of the member’s favourite games.',
  example: {},
};

export const gameFavouriteList = defineOperation({
  id: 'gameFavouriteList',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ clientType: wholeNumber, platform: v.string(), language, gameType, ...page }),
  output: v.object({ content: list(game), totalPages: wholeNumber }),
});
export const gameFavouriteListDocs: OperationDocs<typeof gameFavouriteList> = {
  summary: 'Returns one page of the member’s favourite games, newest first.',
  example: {
    clientType: 3,
    platform: 'flash',
    gameType: 'RNG',
    language: 'TH',
    pageNo: 1,
    pageSize: 15,
  },
};

export const gameFavouriteSet = defineOperation({
  id: 'gameFavouriteSet',
  method: 'POST',
  path: '/wps/relay/MCSFE_updateFavoriteGame',
  effect: 'toggle',
  changes: ['gameFavouriteIds', 'gameFavouriteList'],
  auth: 'member',
  body: 'json',
  input: v.object({
    nodeId: v.pipe(v.number(), v.integer()),
    vendor: v.string(),
    gameType,
    action: v.picklist(['add', 'remove']),
  }),
  output: v.object({ nodeId: v.number(), favourite: v.boolean() }),
});
export const gameFavouriteSetDocs: OperationDocs<typeof gameFavouriteSet> = {
  summary: 'Adds a game to the favourites or removes it. Names the wanted state, so sending it twice is harmless.',
  example: { nodeId: 100_001, vendor: 'LTWR', gameType: 'RNG', action: 'add' },
  assumed: true,
};

export const gameRecent = defineOperation({
  id: 'gameRecent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({
    clientType: wholeNumber,
    vassalage: v.optional(v.string(), ''),
    /** '' for every type. */
    gameType: v.optional(v.picklist([...gameTypes, '']), ''),
    language,
    ...page,
  }),
  output: v.object({ list: list(game), totalPages: wholeNumber }),
});
export const gameRecentDocs: OperationDocs<typeof gameRecent> = {
  summary: 'Returns one page of the games that the member opened, latest first.',
  example: { clientType: 3, gameType: 'RNG', language: 'TH', pageNo: 1, pageSize: 15 },
};
