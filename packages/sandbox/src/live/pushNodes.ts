import { minuteMs } from '#text/durations.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { logFault } from '../http/logFault.ts';
import type { LiveTicket } from '../schema/live.ts';
import type { Publisher } from './publisher.ts';

/** The header by which a push node says that it holds the stream. Other hosts remove it from what players send. */
export const pushNodeHeader = 'X-Push-Node';
/** Where a node subscribes a stream to the channels in the query `ids`. Reached by `X-Accel-Redirect` only. */
export const pushLocation = '/internal/live';

/** How often a stream says that it is there, in ms. A site takes one for lost that has said nothing for 40 s. */
export const pingMs = 25_000;
/**
 * The channel that all streams have and that pings come by: what nchan 1.3.6 pings by itself loses some 2.5 kB of each stream
 * with the next message (slact/nchan#675).
 */
const pingChannel = 'ping';

/** Longer than a node holds a stream (30 minutes): a topic that nobody has asked for since then has no stream. */
const followedMs = 31 * minuteMs;
/** How long a node that did not answer is left alone, in ms, and how long an answer may take. */
const retryMs = 500;
const answerMs = 5_000;

/** Whether a topic is told in the channel of each stream that has it: each channel more takes a stream's memory at the node. */
const isToldInOwn = (key: string): boolean => /^(account|protection|session)\./.test(key);
/** The name of a channel for a topic that streams share. That of an agent says nothing about it. */
const channelOf = (key: string): string => (key.includes('.') ? nameOf(key.slice(0, 1), key) : key);
const nameOf = (kind: string, text: string): string => `${kind}.${sha256Hex(text).slice(0, 32)}`;

/**
 * The channel that a stream has for itself. Visitors have it too, without messages: nchan 1.3.6 crashes where streams with one
 * and the same list of channels begin while a message comes (slact/nchan#534), as those of all visitors do after a reload.
 */
const ownChannel = ({ token }: LiveTicket): string => nameOf('o', token);

/** What is sent to the streams of a channel. */
interface Post {
  readonly body: string;
  /** The kind of event, where it is no message. */
  readonly event?: 'ping';
  /** Ends every stream that has the channel. */
  readonly ends?: boolean;
}
/** With data: `EventSource` does not report events without. */
const ping: Post = { body: '1', event: 'ping' };

/** Servers that hold streams for a sandbox. */
export interface PushNodes {
  /** Sends the messages of a ticket's topics to every node from now on, and returns where a node finds them. */
  follow(ticket: LiveTicket): string;
  close(): void;
}

/**
 * Creates what publishes to nodes.
 * @param urls where each of them takes messages, such as `http://10.0.0.5:8091/publish`
 */
export function createPushNodes(publisher: Publisher, urls: readonly string[]): PushNodes {
  const nodes = urls.map(createNode);
  /** By channel, those first that were asked for longest ago. */
  const followed = new Map<string, { readonly askedAt: number; readonly end: () => void }>();

  let pinging: ReturnType<typeof setInterval> | undefined;

  const toAll = (channel: string, post: Post): void => {
    for (const node of nodes) node.send(channel, post);
  };
  function forget(channel: string): void {
    followed.get(channel)?.end();
    followed.delete(channel);
  }
  const begin = (channel: string, keys: readonly string[]): (() => void) =>
    publisher.subscribe(keys, (message) => {
      const ends = message.topic === 'session';
      toAll(channel, { body: JSON.stringify(message), ends });
      // Nothing follows the end of a session.
      if (ends) forget(channel);
    });

  return {
    follow(ticket) {
      const askedAt = Date.now();
      if (pinging === undefined) {
        const pingAll = (): void => toAll(pingChannel, ping);
        pingAll();
        pinging = setInterval(pingAll, pingMs);
      }
      const shared = ticket.topics.filter((key) => !isToldInOwn(key)).map((key) => [channelOf(key), [key]] as const);
      const channels = [...shared, [ownChannel(ticket), ticket.topics.filter(isToldInOwn)] as const];
      for (const [channel, keys] of channels) {
        const end = followed.get(channel)?.end ?? begin(channel, keys);
        followed.delete(channel);
        followed.set(channel, { askedAt, end });
      }
      for (const [channel, oldest] of followed) {
        if (askedAt - oldest.askedAt < followedMs) break;
        forget(channel);
      }
      return `${pushLocation}?ids=${[pingChannel, ...channels.map(([channel]) => channel)].join(',')}`;
    },
    close() {
      clearInterval(pinging);
      for (const channel of [...followed.keys()]) forget(channel);
      for (const node of nodes) node.close();
    },
  };
}

/** A node with the last message of each channel that it has not taken yet. It gets one after the other, so that none overtakes. */
function createNode(url: string) {
  const waiting = new Map<string, Post>();
  const closing = new AbortController();
  let running = false;
  let answered = true;

  async function ask(channel: string, method: 'POST' | 'DELETE', { body, event }: Partial<Post> = {}): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(answerMs)]);
    const headers: Record<string, string> = {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(event && { 'X-EventSource-Event': event }),
    };
    const response = await fetch(`${url}?id=${channel}`, { method, signal, headers, ...(body && { body }) });
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`it answers ${response.status}`);
    // Asking again would not help.
    if (response.status === 403 || response.status === 413) logFault(new Error(`${url} refuses: ${response.status}`));
  }

  async function run(): Promise<void> {
    running = true;
    for (let next = first(waiting); next !== undefined && !closing.signal.aborted; next = first(waiting)) {
      const [channel, post] = next;
      waiting.delete(channel);
      try {
        await ask(channel, 'POST', post);
        if (post.ends) await ask(channel, 'DELETE');
        answered = true;
      } catch (cause) {
        if (!waiting.has(channel)) waiting.set(channel, post);
        if (answered && !closing.signal.aborted) logFault(new Error(`the push node ${url} does not answer`, { cause }));
        answered = false;
        await pause(retryMs, closing.signal);
      }
    }
    running = false;
  }

  return {
    send(channel: string, post: Post): void {
      waiting.set(channel, post);
      if (!running) void run();
    },
    close: (): void => closing.abort(),
  };
}

const first = <Key, Value>(map: ReadonlyMap<Key, Value>): readonly [Key, Value] | undefined =>
  map.entries().next().value;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
