import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { gameType, isoDateTime, language, prizeMode, wholeNumber } from './primitives.ts';

/** A number of seconds. A platform may send null, a negative number or text such as `NaN`; the site normalises it. */
const seconds = v.nullable(v.union([v.number(), v.string()]));

/** ENT-05: a lottery with its open draw. */
export const lotteryItem = v.object({
  gameId: v.string(),
  gameCode: v.string(),
  /** One of the four lottery vendors of GAM-01. */
  vendor: v.string(),
  gameType,
  /** The lottery's name, in the requested language. */
  remark: v.string(),
  /** The tag of its category: a `code` of `menus`. */
  gameMenuTag: v.string(),
  /** All tags that list the lottery. */
  gameMenus: v.optional(list(v.string()), []),
  /** The number of the open draw; '' when none is open. */
  numero: v.optional(v.string(), ''),
  /** Seconds until the open draw. */
  remainTime: v.optional(seconds, null),
  /** LOT-04: sales stop this many seconds before the draw. */
  lockTime: v.optional(seconds, null),
  /** The weekdays of its draws, such as '1,7'. Sunday is 1; '' is every day. */
  drawDayOfWeek: v.optional(v.string(), ''),
  /** The time of the last draw, as in its result; null before the first result. */
  winningTime: v.optional(v.nullable(isoDateTime), null),
  defaultPlayType: v.optional(v.nullable(v.string()), null),
  /**
   * What it pays: the name of a way of playing, in the requested language, and the prize as a multiple of the stake. Assumed;
   * null when it is not reported.
   */
  pays: v.optional(v.nullable(v.object({ play: v.string(), times: wholeNumber })), null),
  /** A path below an image host, or a URL; '' for none. */
  icon: v.optional(v.string(), ''),
});
export type LotteryItem = v.InferOutput<typeof lotteryItem>;

export const lotteryMenu = defineOperation({
  id: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ prizeMode, device: v.string(), language }),
  output: v.object({ menus: list(v.object({ code: v.string(), name: v.string() })), games: list(lotteryItem) }),
});
export const lotteryMenuDocs: OperationDocs<typeof lotteryMenu> = {
  summary: 'Lists the lotteries of a prize mode with their tags (LOT-01).',
  example: { prizeMode: 'SEA', device: 'WEB', language: 'TH' },
};

export const lotteryRecent = defineOperation({
  id: 'lotteryRecent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ prizeMode, device: v.string(), recentCount: v.optional(wholeNumber, 100) }),
  output: v.object({ list: list(v.object({ gameId: v.string() })) }),
});
export const lotteryRecentDocs: OperationDocs<typeof lotteryRecent> = {
  summary: 'Lists the ids of the lotteries that the member played last, latest first (LOT-03).',
  example: { prizeMode: 'SEA', device: 'WEB' },
};

export const lotteryPopular = defineOperation({
  id: 'lotteryPopular',
  method: 'GET',
  path: '/lgw/games/popular',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ count: v.optional(wholeNumber, 20), prizeMode, device: v.string(), language }),
  output: v.object({ list: list(v.object({ gameId: v.string() })) }),
});
export const lotteryPopularDocs: OperationDocs<typeof lotteryPopular> = {
  summary: 'Lists the ids of the most popular lotteries (LOT-03).',
  example: { prizeMode: 'SEA', device: 'WEB', language: 'TH' },
};

/** LOT-04: a draw that is open for sale. */
export const openDraw = v.object({
  gameId: v.string(),
  numero: v.string(),
  remainTime: v.optional(seconds, null),
  lockTime: v.optional(seconds, null),
});
export type OpenDraw = v.InferOutput<typeof openDraw>;

export const lotteryOpenDraws = defineOperation({
  id: 'lotteryOpenDraws',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ prizeMode, count: v.optional(wholeNumber, 100) }),
  output: v.object({ list: list(openDraw) }),
});
export const lotteryOpenDrawsDocs: OperationDocs<typeof lotteryOpenDraws> = {
  summary: 'Lists the open draws with their remaining time (LOT-04).',
  example: { prizeMode: 'SEA' },
};

/** LOT-02: the result of a draw. */
export const drawResult = v.object({
  gameId: v.string(),
  numero: v.string(),
  /** Whether it was drawn or called off, as the topic `draws` says it. Assumed. */
  state: v.optional(open(['drawn', 'void']), 'drawn'),
  /** The site shows at most six digits. '' for a draw that was called off. */
  winningNumber: v.string(),
  winningTime: isoDateTime,
});
export type DrawResult = v.InferOutput<typeof drawResult>;

export const lotteryResults = defineOperation({
  id: 'lotteryResults',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ prizeMode, count: v.optional(wholeNumber, 100) }),
  output: v.object({ list: list(drawResult) }),
});
export const lotteryResultsDocs: OperationDocs<typeof lotteryResults> = {
  summary: 'Lists the latest winning numbers, newest first, including the last draw of every lottery (LOT-02).',
  example: { prizeMode: 'SEA' },
};
