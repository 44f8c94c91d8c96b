import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, gameType, isoDateTime, language, prizeMode, wholeNumber } from './primitives.ts';
import { slipPick } from './slipPicks.ts';

/** The games of live tables that the site has lists of (RT-05). */
export const tableKinds = ['baccarat', 'dragonTiger', 'sicBo', 'hiLo', 'roulette'] as const;
export type TableKind = (typeof tableKinds)[number];

/** The results of rounds that a road map shows. */
export const roundResults = [
  ...['banker', 'player', 'dragon', 'tiger', 'tie'],
  ...['small', 'big', 'triple', 'low', 'high', 'eleven', 'red', 'black', 'zero'],
] as const;
export type RoundResult = (typeof roundResults)[number];

/** RT-05: a table of a live vendor. The specification names the type (`roomList`); its fields are ours. */
export const room = v.object({
  roomId: v.string(),
  /** Code of the vendor; '' in the list of one vendor, where it is known. */
  vassalage: v.optional(v.string(), ''),
  /** In the requested language. */
  name: v.string(),
  /** The game of the table, such as baccarat or roulette, in the requested language. */
  game: v.string(),
  /** The same as a word that does not depend on the language; '' when the vendor does not report it. */
  kind: v.optional(open([...tableKinds, '']), ''),
  status: open(['open', 'closed', 'maintenance']),
  /** When a closed room opens, if that is known. */
  opensAt: v.optional(v.nullable(isoDateTime), null),
  minBet: amount,
  maxBet: amount,
  /** The number of players now; null when the vendor does not report it. */
  players: v.optional(v.nullable(wholeNumber), null),
  /** A path below an image host, or a URL; '' for none. */
  image: v.optional(v.string(), ''),
  /** The results of the latest rounds, oldest first; empty when the vendor does not report them. */
  road: v.optional(list(open(roundResults)), []),
  /** When the bets of the running round close, or of the next one while cards are dealt. Assumed; null when it is not reported. */
  closesAt: v.optional(v.nullable(isoDateTime), null),
  /** Who deals, in a broadcast. Assumed; null for a table that deals by itself. `picture` as `image`. */
  dealer: v.optional(v.nullable(v.object({ name: v.string(), picture: v.optional(v.string(), '') })), null),
});
export type Room = v.InferOutput<typeof room>;

export const gameRooms = defineOperation({
  id: 'gameRooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  /** `vassalage` is '' for the rooms of every vendor of the type. */
  input: v.object({ vassalage: v.string(), gameType, language }),
  output: v.object({ list: list(room) }),
});
export const gameRoomsDocs: OperationDocs<typeof gameRooms> = {
  summary: 'Lists the rooms of a vendor, or of all, with table limits and latest results, for the category pages.',
  example: { vassalage: 'RVSD', gameType: 'LIVE', language: 'TH' },
};

export const gameVendorType = defineOperation({
  id: 'gameVendorType',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ vassalage: v.string() }),
  output: v.object({ gameTypes: list(gameType) }),
});
export const gameVendorTypeDocs: OperationDocs<typeof gameVendorType> = {
  summary: 'Returns the game types of a vendor, for a URL that names the vendor only.',
  example: { vassalage: 'LTWR' },
};

/** LOT-05: what a launch of the lottery adds. Its values are those of the specification. */
export const lotteryLink = v.object({
  lottoArea: v.optional(v.literal('VN'), 'VN'),
  launchMode: v.optional(v.literal('LOTT'), 'LOTT'),
  lottoPrizeMode: prizeMode,
  lottoGameCode: v.optional(v.string(), ''),
  lottoView: v.picklist(['betting', 'lobby']),
  /** GAM-01: the play type to open, one of the lottery's own; absent for its default. The name is ours. */
  playType: v.optional(v.string()),
});
export type LotteryLink = v.InferOutput<typeof lotteryLink>;

/** Opens the slip of a sports vendor alone, for a frame beside a list of matches, with these picks in it. Ours. */
const slip = v.optional(list(slipPick));

const launched = v.object({
  /** GAM-02: the URL to load. A path is relative to the session's launch host. */
  content: v.string(),
  gameName: v.string(),
});

const launchEntries = {
  vassalage: v.string(),
  gameType,
  /** Absent to open a vendor's own lobby. */
  nodeId: v.optional(v.pipe(v.number(), v.integer())),
  /** The code of a game, the id of a room of `gameRooms`, or of a match of `gameMatches`. */
  gameCode: v.optional(v.string()),
  language,
  device: v.string(),
  /** The absolute URL of the game's own "home" button; the game is on another host. */
  backUrl: v.string(),
};

export const gameLaunch = defineOperation({
  id: 'gameLaunch',
  method: 'POST',
  path: '/wps/game/launchGame',
  effect: 'launch',
  changes: [
    'walletBalance',
    'memberPublicState',
    'walletList',
    'walletTransfers',
    'memberTransactions',
    'withdrawOptions',
    'uplineInfo',
    'playStatus',
    'agentOverview',
    'agentTransactions',
    'agentStatement',
    'agentDownline',
    'gameRecent',
    'lotteryRecent',
  ],
  auth: 'member',
  body: 'json',
  refusals: ['play_paused'],
  input: v.object({ ...launchEntries, lottery: v.optional(lotteryLink), slip }),
  output: launched,
});
export const gameLaunchDocs: OperationDocs<typeof gameLaunch> = {
  summary: 'Launches a game for the member. `content` is the URL to load (GAM-02).',
  example: {
    vassalage: 'LTWR',
    gameType: 'RNG',
    nodeId: 100_001,
    language: 'TH',
    device: 'WEB',
    backUrl: '/rng',
  },
};

export const gameLaunchFB = defineOperation({
  id: 'gameLaunchFB',
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  effect: 'launch',
  changes: ['gameRecent'],
  auth: 'member',
  body: 'json',
  refusals: ['play_paused'],
  input: v.object({
    /** The id of a match of `gameMatches`; absent to open the whole book. The name is ours. */
    gameCode: v.optional(v.string()),
    language,
    device: v.string(),
    backUrl: v.string(),
    slip,
  }),
  output: launched,
});
export const gameLaunchFBDocs: OperationDocs<typeof gameLaunchFB> = {
  summary:
    'Launches the sportsbook of the vendor FB, which has an operation of its own (GAM-02), at a match if one is named.',
  example: { language: 'TH', device: 'WEB', backUrl: '/sports' },
};

export const gamePractice = defineOperation({
  id: 'gamePractice',
  method: 'POST',
  path: '/wps/game/launchPractice',
  effect: 'launch',
  changes: ['memberPublicState'],
  auth: 'optional',
  body: 'json',
  input: v.object(launchEntries),
  output: launched,
});
export const gamePracticeDocs: OperationDocs<typeof gamePractice> = {
  summary: 'Launches a game for practice, with credits instead of money. Open to visitors where free play is on.',
  example: {
    vassalage: 'LTWR',
    gameType: 'RNG',
    nodeId: 100_001,
    language: 'TH',
    device: 'WEB',
    backUrl: '/rng',
  },
  assumed: true,
};
