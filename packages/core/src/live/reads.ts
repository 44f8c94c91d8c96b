import type { redEnvelopeBoard } from '#api/envelopes.ts';
import type { Result } from '#api/errors.ts';
import { type EventKindRule, eventKinds } from '#api/eventKinds.ts';
import { type Topic, type TopicId, tellsOf, topics } from '#api/live.ts';
import type { gameMatches } from '#api/matches.ts';
import type { memberEvents } from '#api/memberEvents.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Ticket } from './connection.ts';
import { type Patch, type PatchMessage, patchesOfMessage } from './patches.ts';
import { isTopic, readMessage } from './readMessage.ts';

type Events = OutputOf<typeof memberEvents>;
type EventOf = Events['list'][number];

/** What reaches a player in a launched game. Each round changes the account, which the game reads with its answer. */
const followedPlaying: readonly TopicId[] = ['status', 'session', 'protection'];
/** What only a launched game follows: elsewhere `account` tells it. */
const onlyPlaying: readonly TopicId[] = ['protection'];
/** The topics that say that there are events. */
const tellEvents: readonly TopicId[] = ['account', 'team', 'protection'];

/** The list of events, where a page shows it. */
const memberEventsRead: (typeof memberEvents)['id'] = 'memberEvents';
const matchesRead: (typeof gameMatches)['id'] = 'gameMatches';
const boardRead: (typeof redEnvelopeBoard)['id'] = 'redEnvelopeBoard';
/** Of every change of an account, whatever the event is. */
const ofAccount = ['walletBalance'] as const;
/**
 * What changes in no other way than a topic tells, so that it needs no clock. Nothing that ends or is played by itself is among it: an
 * order that runs out of time, the road of a table, a limit by the hour, an envelope that the member opens on another device.
 */
export const told: Readonly<Partial<Record<TopicId, readonly string[]>>> = {
  account: ofAccount,
  draws: ['lotteryResults'],
  envelopes: [boardRead],
  jackpot: ['gameJackpot'],
  status: ['systemStatus'],
  matches: [matchesRead],
};

/** The least time between two reads of an operation, in ms. */
const leastMs = 1_000;
/** The least time between two reads of what messages do not say all of, or say in a way that cannot be read, in ms. */
const partMs = 30_000;
/** A message says how many pieces of a rain are left, not who has taken them: the least time between two reads of that, in ms. */
const boardMs = 10_000;
/** The least time between two reads of what time alone changes, in ms. */
const agesMs = 60_000;

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
  /** The page is a launched game: what has happened waits until the player has left it, but for what protects them. @default false */
  readonly playing?: boolean;
  /** Called with each part of the events that was read. */
  readonly onEvents?: (read: ReadEvents) => void;
  /** Told of a message that could not be read: once for each topic, and once for all whose topic is unknown. */
  readonly onUnreadable?: (topic: TopicId | null) => void;
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
  /** Takes a message, as it came. One that cannot be read is reported and dropped. */
  readonly hear: (text: string) => void;
  /** The ids of the reads that need not be asked for when the tab is seen again, and whether they need no clock either. */
  readonly covered: () => ReadonlyMap<string, boolean>;
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
  onUnreadable,
  chance = Math.random,
  ...options
}: ReadsOptions): Reads {
  const known = new Map<TopicId, number>();
  const seen = new Map<string, unknown>();
  const reported = new Set<TopicId | null>();
  const began = performance.now();
  /** The topics of the stream. */
  let heard: readonly TopicId[] = [];
  const waiting = new Map<string, { readonly at: number; readonly timer: ReturnType<typeof setTimeout> }>();
  const lastAt = new Map<string, number>();
  const isFollowed = (topic: string): topic is TopicId =>
    isTopic(topic) && (options.playing ? followedPlaying.includes(topic) : !onlyPlaying.includes(topic));
  const firstOfEvents: TopicId = options.playing ? 'protection' : 'account';
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
      const { value, isPart = false, ages = false, spreadMs: ofChange } = next(before, input);
      if (ages && performance.now() - (lastAt.get(id) ?? began) > agesMs) schedule([id]);
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
    if (topic === 'envelopes') schedule([boardRead], spreadMs, boardMs);
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
      // A game reads its figures by itself, and opens nothing over a round because of an event.
      if (options.playing) continue;
      // Without events to go by, everything may have changed that an event could have told of.
      const changed = answer.ok && !first ? answer.value.list.flatMap(({ kind }) => changesOf(kind)) : [...everyChange];
      schedule([memberEventsRead, ...ofAccount, ...changed]);
      // Not every change is an event: a bet that was placed elsewhere, a message that was read there.
      schedule(tellsOf('account'), 0, isLate ? leastMs : partMs);
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

  function follow(topic: TopicId, isLate: boolean, restMs?: number): void {
    // A session that has ended says so to whoever asks.
    if (topic === 'session') return schedule(ofAccount);
    const { revalidates, spreadMs } = topics[topic] as Topic;
    if (!tellEvents.includes(topic)) return schedule(revalidates, spreadMs, restMs);
    late ||= isLate;
    if (asking === undefined) ask(readEvents);
    else askAgain = true;
  }

  /** @param value the message, where it says what has changed @param restMs the least time between two reads */
  function learn(versions: Ticket['versions'], isLate: boolean, value?: PatchMessage, restMs?: number): void {
    for (const [topic, version] of Object.entries(versions)) {
      if (!isFollowed(topic)) continue;
      const isNew = version > (known.get(topic) ?? since);
      const follows = isNew && !(value !== undefined && takeValue(value));
      known.set(topic, Math.max(version, known.get(topic) ?? since));
      if (follows) follow(topic, isLate, restMs);
      else if (topic === firstOfEvents && cursor === undefined && asking === undefined) ask(readCursor);
    }
  }

  function report(topic: TopicId | null): void {
    if (reported.has(topic)) return;
    reported.add(topic);
    onUnreadable?.(topic);
  }

  return {
    compare(versions) {
      heard = Object.keys(versions).filter(isFollowed);
      learn(versions, true);
    },
    hear(text) {
      const message = readMessage(text);
      if (message === undefined) return;
      // Without a version it is not known whether anything has changed: the next message, or ticket, makes it good.
      if ('of' in message) return report(message.of);
      const { topic, version, isWhole, value } = message;
      if (!isWhole) report(topic);
      else if (topic === 'session') onEnded?.(message.ended);
      // What is new is read where the message does not say it. A platform whose every message is wrong is asked no more often than by
      // the clock, or all sites would ask it each second.
      learn({ [topic]: version }, false, value, isWhole ? undefined : partMs);
    },
    covered: () =>
      new Map([
        ...heard.flatMap((topic) => tellsOf(topic).map((id) => [id, false] as const)),
        ...heard.flatMap((topic) => (told[topic] ?? []).map((id) => [id, true] as const)),
      ]),
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
