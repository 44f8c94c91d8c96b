import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { gameType, isoDateTime, language, prizeMode, wholeNumber } from './primitives.ts';

/** A number of seconds as a platform may send it: it may be missing, negative, or nonsense. The site makes sense of it. */
const seconds = v.nullable(v.union([v.number(), v.nan(), v.string()]));

/** ENT-05: a lottery, and its draw that is open now. */
export const lotteryItem = v.object({
  gameId: v.string(),
  gameCode: v.string(),
  /** Of the four lottery vendors of GAM-01. */
  vendor: v.string(),
  gameType,
  /** Its name, in the language asked for. */
  remark: v.string(),
  /** The tag that it is filed under: a `code` of the menus. */
  gameMenuTag: v.string(),
  /** All tags that it is found under. */
  gameMenus: v.optional(v.array(v.string()), []),
  /** Number of the open draw; '' while none is open. */
  numero: v.optional(v.string(), ''),
  /** Until the open draw ends, in s. */
  remainTime: v.optional(seconds, null),
  /** LOT-04: so long before its end nothing more is sold, in s. */
  lockTime: v.optional(seconds, null),
  /** Weekdays on which it is drawn, '1,7': Sunday is 1. '' is every day. */
  drawDayOfWeek: v.optional(v.string(), ''),
  /** When it was drawn last, as its latest result says too. Null while it has had no result. */
  winningTime: v.optional(v.nullable(isoDateTime), null),
  defaultPlayType: v.optional(v.nullable(v.string()), null),
  /** Path below an image host, or an address; '' for none. */
  icon: v.optional(v.string(), ''),
});
export type LotteryItem = v.InferOutput<typeof lotteryItem>;

export const lotteryMenu = defineOperation({
  id: 'lotteryMenu',
  summary: 'The lotteries of a prize mode with their tags (LOT-01).',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ prizeMode, device: v.string(), language }),
  output: v.object({ menus: v.array(v.object({ code: v.string(), name: v.string() })), games: v.array(lotteryItem) }),
});

export const lotteryRecent = defineOperation({
  id: 'lotteryRecent',
  summary: 'The lotteries the member played last, latest first, by id (LOT-03).',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  effect: 'read',
  auth: 'member',
  body: 'query',
  input: v.object({ prizeMode, device: v.string(), recentCount: v.optional(wholeNumber, 100) }),
  output: v.object({ list: v.array(v.object({ gameId: v.string() })) }),
});

export const lotteryPopular = defineOperation({
  id: 'lotteryPopular',
  summary: 'The lotteries that are played most, by id (LOT-03).',
  method: 'GET',
  path: '/lgw/games/popular',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ count: v.optional(wholeNumber, 20), prizeMode, device: v.string(), language }),
  output: v.object({ list: v.array(v.object({ gameId: v.string() })) }),
});

/** LOT-04: an open draw. */
export const openDraw = v.object({
  gameId: v.string(),
  numero: v.string(),
  remainTime: v.optional(seconds, null),
  lockTime: v.optional(seconds, null),
});
export type OpenDraw = v.InferOutput<typeof openDraw>;

export const lotteryOpenDraws = defineOperation({
  id: 'lotteryOpenDraws',
  summary: 'The draws that are open now, with what is left of them (LOT-04).',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ prizeMode, count: v.optional(wholeNumber, 100) }),
  output: v.object({ list: v.array(openDraw) }),
});

/** LOT-02: a draw that took place. */
export const drawResult = v.object({
  gameId: v.string(),
  numero: v.string(),
  /** At most six digits are shown. */
  winningNumber: v.string(),
  winningTime: isoDateTime,
});
export type DrawResult = v.InferOutput<typeof drawResult>;

export const lotteryResults = defineOperation({
  id: 'lotteryResults',
  summary: 'The latest winning numbers, newest first, with the last one of every lottery among them (LOT-02).',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ prizeMode, count: v.optional(wholeNumber, 100) }),
  output: v.object({ list: v.array(drawResult) }),
});
