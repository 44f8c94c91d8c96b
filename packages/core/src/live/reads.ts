import type { Result } from '#api/errors.ts';
import { type EventKindRule, eventKinds } from '#api/eventKinds.ts';
import { type TopicId, topics } from '#api/live.ts';
import type { memberEvents } from '#api/memberEvents.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Ticket } from './connection.ts';

type Events = OutputOf<typeof memberEvents>;
type EventOf = Events['list'][number];

/**
 * The topics that the site follows by reading again. Matches, jackpot and wins change each second: the site goes on asking for
 * them by the clock.
 */
const followed = ['status', 'vendors', 'draws', 'envelopes', 'account', 'session', 'team'] as const satisfies TopicId[];
type Followed = (typeof followed)[number];
const isFollowed = (topic: unknown): topic is Followed => followed.some((each) => each === topic);

/** The list of events, where a page shows it. */
const memberEventsRead: (typeof memberEvents)['id'] = 'memberEvents';
/** Of every change of an account, whatever the event is. */
const ofAccount = ['walletBalance'] as const;
/**
 * What changes in no other way than a topic tells, so that it needs no clock. Nothing that ends, opens or is played by itself is
 * among it: an order that runs out of time, the road of a table, a limit by the hour.
 */
const told: Readonly<Partial<Record<Followed, readonly string[]>>> = { account: ofAccount, draws: ['lotteryResults'] };

/** A text of a message that is longer is none, in characters. */
const longestMessage = 32_768;
/** The least time between two reads of an operation, in ms. */
const leastMs = 1_000;

export interface ReadsOptions {
  /** When the page began, by the platform's clock: what has changed before, it has read. */
  readonly since: number;
  /** Reads an operation again where the page shows it, by its id. */
  readonly read: (id: string) => void;
  /** Asks for the events after a cursor; without one, for the cursor. */
  readonly events: (after: string | undefined) => Promise<Result<Events>>;
  /** How far events were read before, if they were. */
  readonly cursor?: string | undefined;
  /** Called with each part of the events that was read. */
  readonly onEvents?: (read: ReadEvents) => void;
  /** Told why the session of the stream has ended. */
  readonly onEnded?: (reason: unknown) => void;
  /** A number from 0 to 1, for waits. @default Math.random */
  readonly chance?: () => number;
}

/** Events as they were read. */
export interface ReadEvents {
  /** What is new, oldest first. Nothing where it was not known how far events had been read before. */
  readonly events: readonly EventOf[];
  /** How far that reaches. */
  readonly cursor: string;
  /** It happened while nothing was heard. */
  readonly isLate: boolean;
}

/** Turns what the platform pushes into reads. */
export interface Reads {
  /** Reads what has another version than the page knows, as a ticket states it. */
  readonly compare: (versions: Ticket['versions']) => void;
  /** Takes a message, as it came. One that is not understood is dropped: the next ticket makes it good. */
  readonly hear: (text: string) => void;
  /** The ids of the reads that need no clock while messages come. */
  readonly covered: () => ReadonlySet<string>;
  readonly end: () => void;
}

/**
 * Reads again what has changed, each operation at most once a second and spread as its topic says. A message says that
 * something has changed, never what: a lost, repeated or late one is harmless, because only a version above the known one
 * is followed.
 */
export function createReads({ since, read, events, onEnded, chance = Math.random, ...options }: ReadsOptions): Reads {
  const known = new Map<Followed, number>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const lastAt = new Map<string, number>();
  let { cursor } = options;
  let asking: Promise<void> | undefined;
  let askAgain = false;
  let late = false;
  let ended = false;

  function schedule(ids: Iterable<string>, spreadMs = 0): void {
    for (const id of ids) {
      if (ended || waiting.has(id)) continue;
      const rest = (lastAt.get(id) ?? -Infinity) + leastMs - performance.now();
      const run = (): void => {
        waiting.delete(id);
        lastAt.set(id, performance.now());
        read(id);
      };
      waiting.set(id, setTimeout(run, Math.max(rest, chance() * spreadMs, 0)));
    }
  }

  /** Reads what has happened to the member, and then what that has changed. What happens meanwhile is read after it. */
  async function readEvents(): Promise<void> {
    do {
      askAgain = false;
      const isLate = late;
      late = false;
      const first = cursor === undefined;
      const answer = await events(cursor);
      if (ended) return;
      if (answer.ok) take(answer.value, first, isLate);
      // Without events to go by, everything may have changed that an event could have told of.
      const changed = answer.ok && !first ? answer.value.list.flatMap(({ kind }) => changesOf(kind)) : [...everyChange];
      schedule([memberEventsRead, ...ofAccount, ...changed]);
    } while (askAgain);
  }

  /** Reads how far events are, so that the next one is known as new. Nothing has changed by that. */
  async function readCursor(): Promise<void> {
    const answer = await events(undefined);
    if (ended) return;
    if (answer.ok) take(answer.value, true, false);
    if (askAgain) await readEvents();
  }

  function take(answer: Events, first: boolean, isLate: boolean): void {
    ({ cursor } = answer);
    options.onEvents?.({ events: first ? [] : answer.list.toReversed(), cursor, isLate });
  }

  function ask(how: () => Promise<void>): void {
    asking = how().finally(() => (asking = undefined));
  }

  function follow(topic: Followed, isLate: boolean): void {
    // A session that has ended says so to whoever asks.
    if (topic === 'session') return schedule(ofAccount);
    if (topic !== 'account' && topic !== 'team') return schedule(topics[topic].revalidates, topics[topic].spreadMs);
    late ||= isLate;
    if (asking === undefined) ask(readEvents);
    else askAgain = true;
  }

  function learn(versions: Ticket['versions'], isLate: boolean): void {
    for (const topic of followed) {
      const version = versions[topic];
      if (version === undefined) continue;
      const isNew = version > (known.get(topic) ?? since);
      known.set(topic, Math.max(version, known.get(topic) ?? since));
      if (isNew) follow(topic, isLate);
      else if (topic === 'account' && cursor === undefined && asking === undefined) ask(readCursor);
    }
  }

  return {
    compare: (versions) => learn(versions, true),
    hear(text) {
      const message = parsed(text);
      if (message === undefined) return;
      if (message.topic === 'session') onEnded?.(message.ended);
      learn({ [message.topic]: message.version }, false);
    },
    covered: () => new Set([...known.keys()].flatMap((topic) => told[topic] ?? [])),
    end() {
      ended = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}

/** What an event changes; one of an unknown kind may have changed anything. */
const changesOf = (kind: EventOf['kind']): readonly string[] =>
  typeof kind === 'string' ? eventKinds[kind].changes : [...everyChange];
const everyChange = new Set(Object.values<EventKindRule>(eventKinds).flatMap(({ changes }) => changes));

function parsed(
  text: string,
): { readonly topic: Followed; readonly version: number; readonly ended: unknown } | undefined {
  if (text.length > longestMessage) return undefined;
  try {
    const { topic, version, ended } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return isFollowed(topic) && Number.isSafeInteger(version)
      ? { topic, version: version as number, ended }
      : undefined;
  } catch {
    return undefined;
  }
}
