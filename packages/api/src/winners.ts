import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, gameType, language, personName, wholeNumber } from './primitives.ts';

/** One win on the winner board. `nickname` is masked by the platform; the site masks what is not, before it is shown. */
export const rankEntry = v.object({
  vo: v.object({
    nickname: personName,
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
  output: v.object({ list: list(rankEntry) }),
});
export const gameRankListDocs: OperationDocs<typeof gameRankList> = {
  summary: 'Lists the latest big wins for the winner board (CON-01).',
  example: { language: 'TH' },
};
