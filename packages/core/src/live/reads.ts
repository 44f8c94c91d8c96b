import * as v from 'valibot';
import type { Result } from '#api/errors.ts';
import { type EventKindRule, eventKinds } from '#api/eventKinds.ts';
import { type Topic, type TopicId, messageOf, topics } from '#api/live.ts';
import type { gameMatches } from '#api/matches.ts';
import type { memberEvents } from '#api/memberEvents.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Ticket } from './connection.ts';
import { type Patch, type PatchMessage, type Patched, patchesOfMessage, patched } from './patches.ts';

type Events = OutputOf<typeof memberEvents>;
type EventOf = Events['list'][number];

const isTopic = (topic: unknown): topic is TopicId => typeof topic === 'string' && topic in topics;
const isPatched = (topic: TopicId): topic is Patched => patched.some((each) => each === topic);
/** What reaches a player in a launched game. Each round changes the account, which the game reads with its answer. */
const followedPlaying: readonly TopicId[] = ['status', 'session'];

/** The list of events, where a page shows it. */
const memberEventsRead: (typeof memberEvents)['id'] = 'memberEvents';
const matchesRead: (typeof gameMatches)['id'] = 'gameMatches';
/** Of every change of an account, whatever the event is. */
const ofAccount = ['walletBalance'] as const;
/**
 * What changes in no other way than a topic tells, so that it needs no clock. Nothing that ends, opens or is played by itself is
 * among it: an order that runs out of time, the road of a table, a limit by the hour.
 */
const told: Readonly<Partial<Record<TopicId, readonly string[]>>> = {
  account: ofAccount,
  draws: ['lotteryResults'],
  status: ['systemStatus'],
  matches: [matchesRead],
};

/** A text of a message that is longer is none, in characters. */
const longestMessage = 32_768;
/** The least time between two reads of an operation, in ms. */
const leastMs = 1_000;
/** The least time between two reads of what messages do not say all of, in ms. */
const partMs = 30_000;
/** Time alone changes which matches are listed where: the least time between two reads of them, in ms. */
const listsMs = 60_000;

export interface ReadsOptions {
  /** When the page began, by the platform's clock: what has changed before, it has read. */
  readonly since: number;
  /** Reads an operation again where the page shows it, by its id. */
  readonly read: (id: string) => void;
  /** Changes the answers of an operation that the page has. */
  readonly patch: (operation: { readonly id: string }, change: (value: unknown, input: unknown) => unknown) => void;
  /** Asks for the events after a cursor; without one, for the cursor. */
  readonly events: (after: string | undefined) => Promise<Result<Events>>;
  /** How far events were read before, if they were. */
  readonly cursor?: string | undefined;
  /** The page is a launched game: what has happened waits until the player has left it. @default false */
  readonly playing?: boolean;
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
 * Follows what has changed: a message with a value changes the answers that the page has, for any other they are read again,
 * each operation at most once a second and spread as its topic says. A lost, repeated or late message is harmless, because
 * only a version above the known one is followed, and because a message is a state. Where one is the difference to a version
 * that the page does not know, it reads.
 */
export function createReads({
  since,
  read,
  patch,
  events,
  onEnded,
  chance = Math.random,
  ...options
}: ReadsOptions): Reads {
  const known = new Map<TopicId, number>();
  const seen = new Map<string, unknown>();
  const began = performance.now();
  /** The topics of the stream. */
  let heard: readonly TopicId[] = [];
  const waiting = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();
  const lastAt = new Map<string, number>();
  const isFollowed = (topic: string): topic is TopicId =>
    isTopic(topic) && (!options.playing || followedPlaying.includes(topic));
  let { cursor } = options;
  let asking: Promise<void> | undefined;
  let askAgain = false;
  let late = false;
  let ended = false;

  function schedule(ids: Iterable<string>, spreadMs = 0, restMs = leastMs): void {
    const now = performance.now();
    for (const id of ids) {
      const at = Math.max((lastAt.get(id) ?? -Infinity) + restMs, now + chance() * spreadMs, now);
      const other = waiting.get(id);
      if (ended || (other !== undefined && other.at <= at)) continue;
      clearTimeout(other?.timer);
      const run = (): void => {
        waiting.delete(id);
        lastAt.set(id, performance.now());
        read(id);
      };
      waiting.set(id, { at, timer: setTimeout(run, at - now) });
    }
  }

  /** Changes the answers of an operation as a message says, and reads those that it does not say all of. */
  function change({ id, change: next }: Patch, spreadMs: number): void {
    patch({ id }, (before, input) => {
      const { value, isPart = false, spreadMs: ofChange } = next(before, input);
      if (isPart) schedule([id], ofChange ?? spreadMs, ofChange === undefined ? partMs : leastMs);
      return value;
    });
  }

  /** Follows a message that says what has changed. Returns false where it has to be read. */
  function takeValue(message: PatchMessage): boolean {
    const { topic } = message;
    const { spreadMs = 0 } = topics[topic] as Topic;
    if (topic === 'matches' && message.from > (known.get(topic) ?? since)) return false;
    for (const each of patchesOfMessage(message, seen)) change(each, spreadMs);
    // Which tables are open is no part of any answer that a message could change.
    if (topic === 'vendors') schedule(['gameRooms'], spreadMs);
    if (topic === 'matches') {
      if (performance.now() - (lastAt.get(matchesRead) ?? began) > listsMs) schedule([matchesRead]);
    }
    return true;
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

  function follow(topic: TopicId, isLate: boolean): void {
    // A session that has ended says so to whoever asks.
    if (topic === 'session') return schedule(ofAccount);
    const { revalidates, spreadMs } = topics[topic] as Topic;
    if (topic !== 'account' && topic !== 'team') return schedule(revalidates, spreadMs);
    late ||= isLate;
    if (asking === undefined) ask(readEvents);
    else askAgain = true;
  }

  /** @param value the message, where it says what has changed */
  function learn(versions: Ticket['versions'], isLate: boolean, value?: PatchMessage): void {
    for (const [topic, version] of Object.entries(versions)) {
      if (!isFollowed(topic)) continue;
      const isNew = version > (known.get(topic) ?? since);
      const follows = isNew && !(value !== undefined && takeValue(value));
      known.set(topic, Math.max(version, known.get(topic) ?? since));
      if (follows) follow(topic, isLate);
      else if (topic === 'account' && cursor === undefined && asking === undefined) ask(readCursor);
    }
  }

  return {
    compare(versions) {
      heard = Object.keys(versions).filter(isFollowed);
      learn(versions, true);
    },
    hear(text) {
      const message = parsed(text);
      if (message === undefined) return;
      if (message.topic === 'session') onEnded?.(message.ended);
      learn({ [message.topic]: message.version }, false, message.value);
    },
    covered: () => new Set(heard.flatMap((topic) => told[topic] ?? [])),
    end() {
      ended = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}

/** What an event changes; one of an unknown kind may have changed anything. */
const changesOf = (kind: EventOf['kind']): readonly string[] =>
  typeof kind === 'string' ? eventKinds[kind].changes : [...everyChange];
const everyChange = new Set(Object.values<EventKindRule>(eventKinds).flatMap(({ changes }) => changes));

interface Parsed {
  readonly topic: TopicId;
  readonly version: number;
  readonly ended: unknown;
  /** The message, where it says what has changed and is as its topic states. */
  readonly value?: PatchMessage;
}

function parsed(text: string): Parsed | undefined {
  if (text.length > longestMessage) return undefined;
  try {
    const message = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const { topic, version, ended } = message;
    if (!isTopic(topic) || !Number.isSafeInteger(version)) return undefined;
    const value = isPatched(topic) ? v.safeParse(messageOf(topics[topic]), message) : undefined;
    return {
      ...{ topic, version: version as number, ended },
      ...(value?.success === true && { value: value.output as unknown as PatchMessage }),
    };
  } catch {
    return undefined;
  }
}
