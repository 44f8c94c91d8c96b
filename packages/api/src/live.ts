import * as v from 'valibot';
import { jackpotWin } from './jackpot.ts';
import { list } from './list.ts';
import { match } from './matches.ts';
import { open } from './open.ts';
import { amount, isoDateTime, wholeNumber } from './primitives.ts';
import { endReasons } from './sessionEnd.ts';
import { rankEntry } from './winners.ts';

// What the platform pushes. A part that the site loads on demand: no page imports this module with its own code.

/**
 * Who receives a topic: `public` everyone, `member` the account of the session, `agent` an agent. The platform names the
 * channels of the last two itself, so that none of them is ever in an address.
 */
export type TopicScope = 'public' | 'member' | 'agent';

/** A growing whole number of a topic: the time in ms, and at least one more than before. */
const topicVersion = wholeNumber;

type AnyMessage = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * One topic of the push channel. A message is the state of its topic and replaces the one before: a lost message is
 * made good by the next one, or by a read of what it `revalidates`.
 */
export interface Topic<Id extends string = string, Message extends AnyMessage = AnyMessage> {
  readonly id: Id;
  readonly scope: TopicScope;
  /** Sent only to a stream that has asked for it. */
  readonly onDemand?: true;
  /** What a message has besides `topic` and `version`. Never an amount of a member: what happened is read. */
  readonly message: Message;
  /** The ids of the reads whose answers a message may have changed, unless the message itself says what has changed. */
  readonly revalidates: readonly string[];
  /**
   * The ids of the reads whose answers differ only where the version has grown, whatever has changed them. A site that comes back and
   * finds the version that it knows does not ask for them.
   */
  readonly tells?: readonly string[];
  /** The most ms over which the sites of all players spread these reads. */
  readonly spreadMs?: number;
  /** How many messages a second the platform sends at most. The last one of a burst is sent, late. */
  readonly mostPerSecond: number;
}

/** The documentation of a topic, for Storybook, `docs/asyncapi.json` and tests. */
export interface TopicDocs {
  /** One or two sentences. */
  readonly summary: string;
  /** The specification shows no push channel: an operator has to confirm each topic. */
  readonly assumed: true;
}

/**
 * Defines a topic and keeps its literal types.
 *
 * @__NO_SIDE_EFFECTS__
 */
function defineTopic<const Id extends string, const Message extends AnyMessage>(
  topic: Topic<Id, Message>,
): Topic<Id, Message> {
  return topic;
}

const statusTopic = defineTopic({
  id: 'status',
  scope: 'public',
  message: v.object({
    maintenance: v.boolean(),
    /** As in the answer of `systemStatus`. */
    maintenanceStart: v.nullable(isoDateTime),
    maintenanceEnd: v.nullable(isoDateTime),
  }),
  revalidates: ['systemStatus'],
  mostPerSecond: 1,
});

const vendorsTopic = defineTopic({
  id: 'vendors',
  scope: 'public',
  message: v.object({
    /** Codes of vendors. */
    inMaintenance: list(v.string()),
  }),
  revalidates: ['gameVendorList', 'gameRooms'],
  spreadMs: 5_000,
  mostPerSecond: 1,
});

const matchesTopic = defineTopic({
  id: 'matches',
  scope: 'public',
  onDemand: true,
  message: v.object({
    /** The version that the changes build on. A site that knows another one, or not the match, reads the list again. */
    from: topicVersion,
    changes: list(
      v.object({
        matchId: match.entries.matchId,
        /** This and the sport say which lists a match can be in; without them a site asks for each. */
        vassalage: v.optional(v.string()),
        sport: v.optional(match.entries.sport),
        status: open(['upcoming', 'live', 'ended']),
        suspended: match.entries.suspended,
        odds: match.entries.odds,
        markets: match.entries.markets,
        score: match.entries.score,
        clock: match.entries.clock,
      }),
    ),
  }),
  revalidates: ['gameMatches'],
  mostPerSecond: 1,
});

const jackpotTopic = defineTopic({
  id: 'jackpot',
  scope: 'public',
  message: v.object({
    amount,
    /** What it grows by in a second, until the next message. */
    perSecond: amount,
    at: isoDateTime,
    /** Who has won it last. `nickname` is masked by the platform. */
    lastWin: v.optional(jackpotWin),
  }),
  revalidates: ['gameJackpot'],
  mostPerSecond: 1,
});

/** A win, with the name of its game by language: a message is the same for everyone. A site without it asks for a game that its board lacks. */
const toldWin = v.object({
  vo: v.object({ ...rankEntry.entries.vo.entries, names: v.optional(v.record(v.string(), v.string())) }),
});

const winsTopic = defineTopic({
  id: 'wins',
  scope: 'public',
  message: v.object({
    /** The latest wins, five at most, newest first. */
    list: list(toldWin),
  }),
  revalidates: ['gameRankList'],
  mostPerSecond: 1,
});

const drawsTopic = defineTopic({
  id: 'draws',
  scope: 'public',
  message: v.object({
    /** The draws of the last two minutes. */
    list: list(
      v.object({
        gameId: v.string(),
        numero: v.string(),
        state: open(['drawing', 'drawn', 'void']),
        winningNumber: v.optional(v.string()),
      }),
    ),
  }),
  revalidates: ['lotteryResults', 'lotteryOpenDraws'],
  tells: ['lotteryResults', 'lotteryOpenDraws'],
  spreadMs: 2_000,
  mostPerSecond: 1,
});

const envelopesTopic = defineTopic({
  id: 'envelopes',
  scope: 'public',
  message: v.object({
    /** The rain that runs or comes next, with the pieces that are left. */
    rain: v.nullable(v.object({ opensAt: isoDateTime, endsAt: isoDateTime, left: wholeNumber })),
  }),
  revalidates: ['redEnvelopeBoard', 'redEnvelopeList'],
  mostPerSecond: 1,
});

const accountTopic = defineTopic({
  id: 'account',
  scope: 'member',
  message: v.object({}),
  revalidates: ['memberEvents'],
  tells: [
    'walletBalance',
    'memberEvents',
    'memberBets',
    'memberPublicState',
    'messageUnread',
    'withdrawOptions',
    'withdrawOrder',
    'turnoverList',
    'bonusList',
    'vipLevels',
  ],
  mostPerSecond: 1,
});

/** Changes with `account`, but for the events of its group alone: what a running game follows, which changes the account each round. */
const protectionTopic = defineTopic({
  id: 'protection',
  scope: 'member',
  message: v.object({}),
  revalidates: ['memberEvents'],
  mostPerSecond: 1,
});

const sessionTopic = defineTopic({
  id: 'session',
  scope: 'member',
  message: v.object({
    /** Why the session of this stream has ended. `over`: the player has logged out, or its time has passed. */
    ended: open([...endReasons, 'over']),
  }),
  revalidates: [],
  mostPerSecond: 1,
});

const teamTopic = defineTopic({
  id: 'team',
  scope: 'agent',
  message: v.object({}),
  revalidates: ['memberEvents', 'agentOverview'],
  mostPerSecond: 0.1,
});

/** Every topic by its id. */
export const topics = {
  status: statusTopic,
  vendors: vendorsTopic,
  matches: matchesTopic,
  jackpot: jackpotTopic,
  wins: winsTopic,
  draws: drawsTopic,
  envelopes: envelopesTopic,
  account: accountTopic,
  protection: protectionTopic,
  session: sessionTopic,
  team: teamTopic,
} as const;
export type TopicId = keyof typeof topics;

/** What a topic `tells`. */
export const tellsOf = (id: TopicId): readonly string[] => (topics[id] as Topic).tells ?? [];

/** The schema of a whole message of a topic. */
export const messageOf = ({ id, message }: Topic) =>
  v.object({ topic: v.literal(id), version: topicVersion, ...message.entries });

/** The documentation of every topic by its id. A topic without one does not compile. */
export const topicDocs: Readonly<Record<TopicId, TopicDocs>> = {
  status: { summary: 'A maintenance that is announced, that has begun or that has ended.', assumed: true },
  vendors: { summary: 'Which vendors are in maintenance.', assumed: true },
  matches: {
    summary: 'Prices, markets, scores and clocks of the matches that have changed since `from`.',
    assumed: true,
  },
  jackpot: { summary: 'The jackpot, what it grows by, and who has won it last.', assumed: true },
  wins: { summary: 'The latest wins of the winner board, with masked names.', assumed: true },
  draws: { summary: 'Draws of lotteries that take place, with their numbers once they are drawn.', assumed: true },
  envelopes: { summary: 'The rain of red envelopes that runs or comes next.', assumed: true },
  account: { summary: 'Something of the member has changed: `memberEvents` says what.', assumed: true },
  protection: {
    summary: 'A limit is near or reached, or a break has ended: `memberEvents` says which. For running games.',
    assumed: true,
  },
  session: { summary: 'The session has ended, and why. The stream ends with it.', assumed: true },
  team: { summary: 'Something of the agent’s team has changed: `memberEvents` says what.', assumed: true },
};
