import type { liveTicket } from '#api/liveTicket.ts';
import type { InputOf } from '#api/operation.ts';

/** A topic that only streams have that ask for it. */
export type OnDemand = InputOf<typeof liveTicket>['topics'] extends readonly (infer Each)[] | undefined ? Each : never;

/** What a tab wants to hear besides what everyone hears. */
export interface Wanted {
  readonly now: () => readonly OnDemand[];
  /** @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}
export const noDemand: Wanted = { now: () => [], subscribe: () => () => {} };

/** How long a stream keeps a topic that this tab does not want any more, in ms. */
export const unwantedMs = 30_000;

/** What the tabs of a session want of the stream that they share. */
export interface Demand {
  /** Begins a ticket. What it returns is aborted when the stream has to be another one. */
  readonly ask: () => AbortSignal;
  /** The topics of the last ticket, or of the one that is asked for next. */
  readonly asked: () => readonly OnDemand[];
  /** Other tabs want topics. */
  readonly add: (topics: readonly OnDemand[]) => void;
  /** This tab wants others than before. */
  readonly changed: () => void;
}

/** Keeps the topics on demand that the tabs want. A topic that is missing is asked for at once; one too many can wait. */
export function createDemand(wanted: Wanted, signal: AbortSignal): Demand {
  let others = new Set<OnDemand>();
  let asked: readonly OnDemand[] = [];
  let again = new AbortController();
  let later: ReturnType<typeof setTimeout> | undefined;
  const all = (): readonly OnDemand[] => [...new Set([...wanted.now(), ...others])];
  const look = (): void => {
    clearTimeout(later);
    const topics = all();
    if (topics.some((topic) => !asked.includes(topic))) {
      asked = topics;
      again.abort();
    } else if (asked.some((topic) => !wanted.now().includes(topic))) {
      later = setTimeout(() => {
        // The others say again what they want once the stream is without it.
        others = new Set();
        again.abort();
      }, unwantedMs);
    }
  };
  signal.addEventListener('abort', () => clearTimeout(later));
  return {
    ask() {
      clearTimeout(later);
      again = new AbortController();
      asked = all();
      return again.signal;
    },
    asked: () => asked,
    add(topics) {
      others = new Set([...others, ...topics]);
      look();
    },
    changed: look,
  };
}
