import { minuteMs } from '#text/durations.ts';
import { sha256Hex } from '../crypto/hashes.ts';
import { logFault } from '../http/logFault.ts';
import type { LiveTicket } from '../schema/live.ts';
import type { LiveMessage, Publisher } from './publisher.ts';

/** The header by which a push node says that it holds the stream. Other hosts remove it from what players send. */
export const pushNodeHeader = 'X-Push-Node';
/** Where a node subscribes a stream to the channels in the query `ids`. Reached by `X-Accel-Redirect` only. */
export const pushLocation = '/internal/live';

/** Longer than a node holds a stream (30 minutes): a topic that nobody has asked for since then has no stream. */
const followedMs = 31 * minuteMs;
/** How long a node that did not answer is left alone, in ms, and how long an answer may take. */
const retryMs = 500;
const answerMs = 5_000;

/** The name of a topic at a node. That of an account, an agent or a session says nothing about it. */
const channelOf = (key: string): string => (key.includes('.') ? nameOf(key.slice(0, 1), key) : key);
const nameOf = (kind: string, text: string): string => `${kind}.${sha256Hex(text).slice(0, 32)}`;

/**
 * A channel that a stream has for itself, without messages: nchan 1.3.6 crashes where streams with one and the same list of
 * channels begin while a message comes (slact/nchan#534), as those of all visitors do after a reload.
 */
const ownChannel = ({ token }: LiveTicket): string => nameOf('o', token);

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
  /** By topic, those first that were asked for longest ago. */
  const followed = new Map<string, { readonly askedAt: number; readonly end: () => void }>();

  function forget(key: string): void {
    followed.get(key)?.end();
    followed.delete(key);
  }
  function begin(key: string): () => void {
    const channel = channelOf(key);
    return publisher.subscribe([key], (message) => {
      for (const node of nodes) node.send(channel, message);
      // Nothing follows the end of a session.
      if (message.topic === 'session') forget(key);
    });
  }

  return {
    follow(ticket) {
      const askedAt = Date.now();
      for (const key of ticket.topics) {
        const end = followed.get(key)?.end ?? begin(key);
        followed.delete(key);
        followed.set(key, { askedAt, end });
      }
      for (const [key, oldest] of followed) {
        if (askedAt - oldest.askedAt < followedMs) break;
        forget(key);
      }
      return `${pushLocation}?ids=${[...ticket.topics.map(channelOf), ownChannel(ticket)].join(',')}`;
    },
    close() {
      for (const key of [...followed.keys()]) forget(key);
      for (const node of nodes) node.close();
    },
  };
}

/** A node with the last message of each channel that it has not taken yet. It gets one after the other, so that none overtakes. */
function createNode(url: string) {
  const waiting = new Map<string, LiveMessage>();
  const closing = new AbortController();
  let running = false;
  let answered = true;

  async function ask(channel: string, method: 'POST' | 'DELETE', body?: string): Promise<void> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(answerMs)]);
    const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const response = await fetch(`${url}?id=${channel}`, { method, signal, headers, ...(body && { body }) });
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`it answers ${response.status}`);
    // Asking again would not help.
    if (response.status === 403 || response.status === 413) logFault(new Error(`${url} refuses: ${response.status}`));
  }

  async function run(): Promise<void> {
    running = true;
    for (let next = first(waiting); next !== undefined && !closing.signal.aborted; next = first(waiting)) {
      const [channel, message] = next;
      waiting.delete(channel);
      try {
        await ask(channel, 'POST', JSON.stringify(message));
        // Ends every stream that has the channel.
        if (message.topic === 'session') await ask(channel, 'DELETE');
        answered = true;
      } catch (cause) {
        if (!waiting.has(channel)) waiting.set(channel, message);
        if (answered && !closing.signal.aborted) logFault(new Error(`the push node ${url} does not answer`, { cause }));
        answered = false;
        await pause(retryMs, closing.signal);
      }
    }
    running = false;
  }

  return {
    send(channel: string, message: LiveMessage): void {
      waiting.set(channel, message);
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
