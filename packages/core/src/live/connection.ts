import type { ApiError, Result } from '#api/errors.ts';
import type { liveTicket } from '#api/liveTicket.ts';
import type { OutputOf } from '#api/operation.ts';
import { type Demand, type OnDemand, type Wanted, createDemand, noDemand } from './demand.ts';
import { reconnectWait } from './reconnectWait.ts';

/** What the platform answers to who wants to listen: where the stream is, and how far each topic is. */
export type Ticket = OutputOf<typeof liveTicket>;

/** An `EventSource`, or what stands for one in stories and tests. */
export type LiveStream = EventTarget & Pick<EventSource, 'close'>;

/** Who listens, and who hears. */
export interface ConnectionOptions {
  /** Names the stream. Tabs with the same scope share one. */
  readonly scope: string;
  /** @param topics the topics on demand that a tab wants */
  readonly askForTicket: (signal: AbortSignal, topics: readonly OnDemand[]) => Promise<Result<Ticket>>;
  /** The topics on demand that this tab wants. @default none */
  readonly wanted?: Wanted;
  readonly openStream: (url: string) => LiveStream;
  /** Called with each ticket: what changed while nothing was heard. */
  readonly onVersions: (versions: Ticket['versions']) => void;
  /** Called with each message, as text. */
  readonly onMessage: (text: string) => void;
  /** Called when messages begin to come, and when none has come for `graceMs`. */
  readonly onHearing: (hears: boolean) => void;
  /** A number from 0 to 1, for waits. @default Math.random */
  readonly chance?: () => number;
}

/** A stream that says nothing for this long is lost, in ms. The platform pings each 25 s. */
export const silenceMs = 40_000;
/** How long a tab listens after it was hidden, in ms. */
export const hiddenMs = 10_000;
/** How long a stream may be away before the site reads by the clock again, in ms. */
export const graceMs = 45_000;

/** What the tab that has the stream tells the others. `join` is the word of a tab that has just come, or wants another topic. */
type Shared =
  | { readonly kind: 'join'; readonly topics: readonly OnDemand[] }
  | {
      readonly kind: 'hearing';
      readonly hears: boolean;
      readonly versions: Ticket['versions'];
      readonly topics: readonly OnDemand[];
    }
  | { readonly kind: 'message'; readonly text: string };

/**
 * Listens to the platform while the tab is visible, through one stream for all tabs of a session. Returns what ends it.
 *
 * The tab that holds the lock of the scope has the stream and repeats on a channel what it hears. Where a browser has no
 * locks (plain HTTP beyond localhost), each visible tab has a stream. A tab that is hidden for 10 s, and a page that goes
 * into the back/forward cache, has neither stream nor lock nor channel.
 */
export function connect(options: ConnectionOptions): () => void {
  let visit: AbortController | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const come = (): void => {
    if (document.hidden || visit !== undefined) return;
    visit = new AbortController();
    void listen(options, visit.signal);
  };
  const leave = (): void => {
    clearTimeout(leaving);
    visit?.abort();
    visit = undefined;
  };
  const changed = (): void => {
    clearTimeout(leaving);
    if (document.hidden) leaving = setTimeout(leave, hiddenMs);
    else come();
  };
  document.addEventListener('visibilitychange', changed);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', come);
  come();
  return () => {
    document.removeEventListener('visibilitychange', changed);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', come);
    leave();
  };
}

/** One visit: from the moment the tab is seen until it is left. */
async function listen(options: ConnectionOptions, signal: AbortSignal): Promise<void> {
  const { wanted = noDemand } = options;
  const name = `kinnari live ${options.scope}`;
  const hearing = createHearing(options.onHearing, signal);
  let holds = false;
  let versions: Ticket['versions'] = {};
  const channel = new BroadcastChannel(name);
  const tell = (shared: Shared): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    if (!signal.aborted) channel.postMessage(shared);
  };
  const demand = createDemand(wanted, signal);
  const sayHearing = (): void => tell({ kind: 'hearing', hears: hearing.now(), versions, topics: demand.asked() });
  const join = (): void => tell({ kind: 'join', topics: wanted.now() });
  signal.addEventListener('abort', () => channel.close());
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if (holds) {
      if (data.kind !== 'join') return;
      demand.add(data.topics);
      sayHearing();
    } else if (data.kind === 'message') options.onMessage(data.text);
    else if (data.kind === 'hearing') {
      options.onVersions(data.versions);
      hearing.set(data.hears);
      // The tab that has just taken the stream over does not know what the others want.
      if (wanted.now().some((topic) => !data.topics.includes(topic))) join();
    }
  });
  const unsubscribe = wanted.subscribe(() => (holds ? demand.changed() : join()));
  signal.addEventListener('abort', unsubscribe);
  const hold = (): Promise<void> => {
    holds = true;
    // What the tab heard through another one has ended with that.
    hearing.set(false);
    return holdStream(options, signal, demand, {
      hearing(hears, current = versions) {
        versions = current;
        hearing.set(hears);
        sayHearing();
      },
      message(text) {
        options.onMessage(text);
        tell({ kind: 'message', text });
      },
    });
  };
  join();
  // Not in an insecure context.
  const locks = navigator.locks as LockManager | undefined;
  const held = locks === undefined ? hold() : locks.request(name, { signal }, hold);
  await held.catch((failure: unknown) => {
    // The request is refused when the visit ends.
    if (!signal.aborted) throw failure;
  });
}

interface Heard {
  readonly hearing: (hears: boolean, versions?: Ticket['versions']) => void;
  readonly message: (text: string) => void;
}

/** Keeps a stream open until the visit ends, or the platform says that it has none. */
async function holdStream(
  options: ConnectionOptions,
  signal: AbortSignal,
  demand: Demand,
  heard: Heard,
): Promise<void> {
  const { askForTicket, openStream, onVersions, chance = Math.random } = options;
  let lostAt = performance.now();
  let retryMs = 1_000;
  while (!signal.aborted) {
    const again = demand.ask();
    const answer = await askForTicket(signal, demand.asked());
    if (signal.aborted) return;
    if (answer.ok) {
      ({ retryMs } = answer.value);
      const { versions } = answer.value;
      onVersions(versions);
      const opened = await readStream(openStream(answer.value.url), AbortSignal.any([signal, again]), {
        ...heard,
        hearing: (hears) => heard.hearing(hears, versions),
      });
      if (again.aborted) continue;
      heard.hearing(false);
      if (opened) lostAt = performance.now();
    } else if (!isPassing(answer.error)) return;
    await pause(reconnectWait(retryMs, performance.now() - lostAt, chance()), signal);
  }
}

/** Resolves when the stream is lost or the visit ends; to whether it was open. */
function readStream(stream: LiveStream, signal: AbortSignal, heard: Heard): Promise<boolean> {
  return new Promise((resolve) => {
    let opened = false;
    let silence: ReturnType<typeof setTimeout>;
    const end = (): void => {
      clearTimeout(silence);
      signal.removeEventListener('abort', end);
      // Its own reconnection would come with a ticket that is used up.
      stream.close();
      resolve(opened);
    };
    const stillThere = (): void => {
      clearTimeout(silence);
      silence = setTimeout(end, silenceMs);
    };
    stream.addEventListener('open', () => {
      opened = true;
      stillThere();
      heard.hearing(true);
    });
    stream.addEventListener('ping', stillThere);
    stream.addEventListener('message', (event) => {
      stillThere();
      heard.message(String((event as MessageEvent).data));
    });
    stream.addEventListener('error', end);
    signal.addEventListener('abort', end);
    stillThere();
    if (signal.aborted) end();
  });
}

/** Whether asking again can help. A session that has ended and a platform without the channel stay so. */
const isPassing = (error: ApiError): boolean =>
  error.kind === 'refused'
    ? error.code === 'too_many_requests'
    : error.kind !== 'unauthorized' && error.kind !== 'contract';

/** Waits, until the device is online again at most. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** Says at once that messages come, and only after `graceMs` that they have stopped; at once at the end of the visit. */
function createHearing(onHearing: (hears: boolean) => void, signal: AbortSignal) {
  let hears = false;
  let said = false;
  let lost: ReturnType<typeof setTimeout> | undefined;
  const say = (value: boolean): void => {
    if (said !== value) onHearing((said = value));
  };
  signal.addEventListener('abort', () => {
    clearTimeout(lost);
    say(false);
  });
  return {
    now: (): boolean => hears,
    set(value: boolean): void {
      if (signal.aborted || value === hears) return;
      hears = value;
      clearTimeout(lost);
      if (value) say(true);
      else lost = setTimeout(say, graceMs, false);
    },
  };
}
