import type { Client } from '#api/client.ts';
import { lotteryOpenDraws } from '#api/lottery.ts';
import type { AnyOperation } from '#api/operation.ts';
import { operations } from '#api/operations.ts';
import { systemStatus } from '#api/system.ts';
import type { CallKey, KnownAnswer } from '#core/data/platform.tsx';

/** An answer of the platform in one language, kept for a few seconds. */
interface Kept {
  /** Undefined while the first request runs, and after a failure. */
  answer: KnownAnswer | undefined;
  /** When the last request ended, in ms since the epoch; 0 while the first runs. */
  at: number;
  pending: Promise<void> | null;
}

/** The platform's answers to calls of visitors, shared by all documents of one language. */
export interface Answers {
  /**
   * Returns the answer that is kept, the same object until the next one. Revalidates a stale one in the background. Undefined
   * where it has to be loaded first.
   */
  read: (key: CallKey) => KnownAnswer | undefined;
  /** Resolves when each call has an answer or has failed. */
  load: (keys: readonly CallKey[]) => Promise<void>;
}

export interface AnswersOptions {
  readonly client: Client;
  /** How long an answer is fresh, in ms. Also how long a failed call is not repeated. */
  readonly freshMs: number;
  /** How long an answer may be shown while the next one is on its way, in ms. An older one is shown only if that fails. */
  readonly staleMs: number;
  readonly now: () => number;
}

/** The largest number of answers that are kept; the oldest are dropped. */
const mostAnswers = 500;

/** Operations whose answer depends on the visitor's address, or on the second: a document is sent to many, and later. */
const neverShared: readonly AnyOperation[] = [systemStatus, lotteryOpenDraws];

/** The operation of a call that any visitor may make and that has the same answer for all of them; undefined otherwise. */
export function publicOperation([id, , token]: CallKey): AnyOperation | undefined {
  const operation = (operations as Readonly<Record<string, AnyOperation>>)[id];
  if (operation === undefined || token !== null) return undefined;
  const forAll = operation.auth !== 'member' && operation.effect === 'read' && operation.sealedHeader === undefined;
  return forAll && !neverShared.includes(operation) ? operation : undefined;
}

/** Keeps answers for a few seconds, and asks for each of them once at a time. */
export function createAnswers({ client, freshMs, staleMs, now }: AnswersOptions): Answers {
  const kept = new Map<string, Kept>();

  function entryOf(key: CallKey): Kept {
    const name = JSON.stringify(key);
    let entry = kept.get(name);
    // Moves the entry to the end: the first ones are the least recently used.
    if (entry !== undefined) kept.delete(name);
    entry ??= { answer: undefined, at: 0, pending: null };
    kept.set(name, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest);
    return entry;
  }

  function request(entry: Kept, key: CallKey): Promise<void> {
    const operation = publicOperation(key);
    if (operation === undefined) return Promise.resolve();
    entry.pending ??= client.call(operation, key[1] as never).then(
      (result) => {
        const at = now();
        // A failed revalidation keeps the last good answer until the next one.
        if (result.ok) entry.answer = { key, value: result.value, at };
        Object.assign(entry, { at, pending: null });
      },
      () => void Object.assign(entry, { at: now(), pending: null }),
    );
    return entry.pending;
  }

  /** Whether the answer has to be asked for before anything is shown: nobody has for long, or ever. */
  const isDue = ({ answer, at }: Kept): boolean => at === 0 || (at === answer?.at && now() - at > staleMs);

  return {
    read(key) {
      const entry = entryOf(key);
      if (isDue(entry)) return undefined;
      if (now() - entry.at > freshMs) void request(entry, key);
      return entry.answer;
    },
    async load(keys) {
      await Promise.all(
        keys.map((key) => {
          const entry = entryOf(key);
          return isDue(entry) ? request(entry, key) : Promise.resolve();
        }),
      );
    },
  };
}
