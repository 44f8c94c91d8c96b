import { type TopicId, topics } from '#api/live.ts';
import { endOf, sessionIdOf } from '../accounts/sessions.ts';
import { logFault } from '../http/logFault.ts';
import { settleWhatIsDue } from '../money/settlement.ts';
import type { Sandbox } from '../sandbox.ts';
import type { LiveVersion } from '../schema/live.ts';
import type { RowChange } from '../store/store.ts';
import { type PublicState, publicState, refreshPublic, isBusy } from './publicState.ts';
import { topicKey, versionOf, bumpVersion } from './versions.ts';

/** A message as it is sent. What else it has depends on its topic. */
export interface LiveMessage extends Readonly<Record<string, unknown>> {
  readonly topic: TopicId;
  readonly version: number;
}
type Listener = (message: LiveMessage) => void;

/** A topic that someone listens to. */
interface Channel {
  readonly listeners: Set<Listener>;
  last: LiveMessage | undefined;
  sentAt: number;
  /** What the last message of a public topic was made of. */
  state: PublicState | undefined;
  waiting: ReturnType<typeof setTimeout> | undefined;
}

export interface Publisher {
  /**
   * Sends the last message of each topic at once, then every new one, at most as often as the topic says. Topics are keys
   * as `topicKey` writes them. Returns what ends it.
   */
  subscribe(keys: readonly string[], listener: Listener): () => void;
  /** Tells of what a transaction has changed. */
  committed(changes: readonly RowChange[]): void;
  /** Settles what is due and compares the public values, while someone listens. */
  tick(): void;
}

/** How often public values are compared while a stream is open, in ms. */
const tickMs = 500;

/** The topics of an account that have something new each second in the scenario `liveBusy`. */
const busyOfAccount: readonly TopicId[] = ['account', 'protection', 'team'];

const topicOf = (key: string): TopicId => key.split('.', 1)[0] as TopicId;

/**
 * Creates what sends the changes of a sandbox. No timer runs while nobody listens.
 *
 * @param play called before each comparison, so that something happens
 */
export function createPublisher(sandbox: Sandbox, play?: () => void): Publisher {
  const channels = new Map<string, Channel>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const restOf = (key: string, { sentAt }: Channel): number =>
    sentAt + 1_000 / topics[topicOf(key)].mostPerSecond - Date.now();

  function deliver(channel: Channel, message: LiveMessage): void {
    channel.last = message;
    channel.sentAt = Date.now();
    for (const listener of channel.listeners) listener(message);
  }

  /** Sends a message of an account, or the last of several once the topic allows it. */
  function send(key: string, message: LiveMessage): void {
    const channel = channels.get(key);
    // The row of an account also counts events that another topic tells of.
    if (channel === undefined || message.version === (channel.last?.version ?? 0)) return;
    const rest = restOf(key, channel);
    if (rest <= 0 && channel.waiting === undefined) return deliver(channel, message);
    channel.last = message;
    channel.waiting ??= setTimeout(() => {
      channel.waiting = undefined;
      if (channel.last) deliver(channel, channel.last);
    }, rest);
  }

  /** Sends the public values that have changed. One that may not be sent yet waits for a later tick. */
  function publish(): void {
    refreshPublic(sandbox, channels.keys());
    for (const [key, channel] of channels) {
      const state = publicState(sandbox, key);
      if (state === undefined || state.version === channel.state?.version || restOf(key, channel) > 0) continue;
      const message = messageFor(topicOf(key), channel.state, state);
      channel.state = state;
      deliver(channel, message);
    }
  }

  /** Raises the versions of all accounts that someone listens to. Public topics count as changed by themselves. */
  function changeAll(): void {
    const own = [...channels.keys()].filter((key) => busyOfAccount.includes(topicOf(key)));
    sandbox.store.transaction(() => own.forEach((key) => bumpVersion(sandbox, key)));
  }

  function tick(): void {
    if (channels.size === 0) return;
    try {
      play?.();
      settleWhatIsDue(sandbox);
      if (isBusy(sandbox)) changeAll();
      publish();
    } catch (cause) {
      logFault(new Error('the push channel could not read what has changed', { cause }));
    }
  }

  function channelOf(key: string): Channel {
    const known = channels.get(key);
    if (known) return known;
    refreshPublic(sandbox, [key]);
    const state = publicState(sandbox, key);
    const [topic, version] = [topicOf(key), versionOf(sandbox, key)];
    const own = version > 0 ? { topic, version } : undefined;
    const last = state ? messageFor(topic, undefined, state) : own;
    const channel: Channel = { listeners: new Set(), last, sentAt: 0, state, waiting: undefined };
    channels.set(key, channel);
    return channel;
  }

  return {
    subscribe(keys, listener) {
      for (const key of keys) {
        const { listeners, last } = channelOf(key);
        listeners.add(listener);
        if (last) listener(last);
      }
      timer ??= setInterval(tick, tickMs);
      return () => {
        for (const key of keys) {
          const channel = channels.get(key);
          channel?.listeners.delete(listener);
          if (channel?.listeners.size !== 0) continue;
          clearTimeout(channel.waiting);
          channels.delete(key);
        }
        if (channels.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    committed(changes) {
      if (channels.size === 0) return;
      for (const { table, key, row } of changes) {
        if (table === 'liveVersions') send(key, { topic: topicOf(key), version: (row as LiveVersion).version });
        if (table !== 'sessions' || row !== null) continue;
        const channel = channels.get(topicKey('session', sessionIdOf({ token: key })));
        if (channel)
          deliver(channel, {
            topic: 'session',
            version: sandbox.now(),
            ended: endOf(sandbox, key)?.reason ?? 'over',
          });
      }
      if (changes.some(({ table }) => table === 'settings')) publish();
    },
    tick,
  };
}

/** A message of a public topic. That of `matches` has what has changed since the one before; the first has nothing. */
function messageFor(topic: TopicId, before: PublicState | undefined, { version, value }: PublicState): LiveMessage {
  if (topic !== 'matches') return { topic, version, ...value };
  const old = before?.value ?? value;
  const changed = Object.keys(value).filter((id) => JSON.stringify(value[id]) !== JSON.stringify(old[id]));
  const ended = Object.keys(old).filter((id) => !(id in value));
  return {
    topic,
    version,
    from: before?.version ?? version,
    changes: [
      ...changed.map((id) => value[id]),
      ...ended.map((id) => ({ ...(old[id] as object), status: 'ended', suspended: true })),
    ],
  };
}
