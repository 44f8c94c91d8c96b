import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { amount, gameType, isoDateTime, language, prizeMode, wholeNumber } from './primitives.ts';

/** RT-05: a table of a live vendor, a hall of another; the type of the specification's `roomList`, its fields are ours. */
export const room = v.object({
  roomId: v.string(),
  /** In the language asked for. */
  name: v.string(),
  /** What is played there: baccarat, roulette, sicbo… In the language asked for. */
  game: v.string(),
  status: v.picklist(['open', 'closed', 'maintenance']),
  /** When a closed room opens again, if it is known. */
  opensAt: v.optional(v.nullable(isoDateTime), null),
  minBet: amount,
  maxBet: amount,
  /** Who sits there now; null where the vendor does not tell. */
  players: v.optional(v.nullable(wholeNumber), null),
  /** Path below an image host, or an address; '' for none. */
  image: v.optional(v.string(), ''),
});
export type Room = v.InferOutput<typeof room>;

export const gameRooms = defineOperation({
  id: 'gameRooms',
  summary: 'The rooms of a vendor with their table limits, for the category pages.',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ vassalage: v.string(), gameType, language }),
  output: v.object({ list: v.array(room) }),
});

export const gameVendorType = defineOperation({
  id: 'gameVendorType',
  summary: 'The game types under which a vendor is known, for an address that names the vendor alone.',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ vassalage: v.string() }),
  output: v.object({ gameTypes: v.array(gameType) }),
});

/** LOT-05: what the link into the lottery carries besides. Its values are those of the specification. */
export const lotteryLink = v.object({
  lottoArea: v.optional(v.literal('VN'), 'VN'),
  launchMode: v.optional(v.literal('LOTT'), 'LOTT'),
  lottoPrizeMode: prizeMode,
  lottoGameCode: v.optional(v.string(), ''),
  lottoView: v.picklist(['betting', 'lobby']),
  /** GAM-01: how it is to be played, one of the lottery's own ways; absent to leave it to the lottery. The name is ours. */
  playType: v.optional(v.string()),
});

const launched = v.object({
  /** GAM-02: the address to load. A path lies below the launch host of the session. */
  content: v.string(),
  gameName: v.string(),
});

const launchInput = v.object({
  vassalage: v.string(),
  gameType,
  /** Absent to open a vendor's own lobby. */
  nodeId: v.optional(v.pipe(v.number(), v.integer())),
  /** A game, or a room of `gameRooms`. */
  gameCode: v.optional(v.string()),
  language,
  device: v.string(),
  /** Where the game's own "home" button leads: an address with its host, as the game lives on another one. */
  backUrl: v.string(),
  lottery: v.optional(lotteryLink),
});

export const gameLaunch = defineOperation({
  id: 'gameLaunch',
  summary: 'Opens a game for the member and answers the address to load (GAM-02: in `content`).',
  method: 'POST',
  path: '/wps/game/launchGame',
  effect: 'launch',
  auth: 'member',
  body: 'json',
  input: launchInput,
  output: launched,
});

export const gameLaunchFB = defineOperation({
  id: 'gameLaunchFB',
  summary: 'Opens the sports book FB, which has a call of its own (GAM-02).',
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  effect: 'launch',
  auth: 'member',
  body: 'json',
  input: v.object({ language, device: v.string(), backUrl: v.string() }),
  output: launched,
});

export const gamePractice = defineOperation({
  id: 'gamePractice',
  summary: 'Opens a game for practice, with credits that are no money; for anybody, where free play is on.',
  method: 'POST',
  path: '/wps/game/launchPractice',
  effect: 'launch',
  auth: 'optional',
  body: 'json',
  input: v.omit(launchInput, ['lottery']),
  output: launched,
  assumed: true,
});
