import { useEffect, useEffectEvent, useState } from 'react';
import useSWR, { type SWRConfiguration, preload, useSWRConfig } from 'swr';
import type { ApiError, Result } from '#api/errors.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { forgetHeld, readHeld, writeHeld } from './held.ts';
import { type Platform, usePlatform, useSession } from './platform.tsx';
import { sessionStore } from './storage.ts';

/** Server data as a screen receives it. */
export type Remote<Value> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly error: ApiError;
      readonly retry: () => void;
      /** It is being asked again: the button that did it is busy, and stays. */
      readonly refreshing?: boolean;
    }
  | {
      readonly status: 'ready';
      readonly value: Value;
      /** The value answers the question before; the answer to this one is on its way. */
      readonly refreshing: boolean;
      /** When the platform said so: ms since 1970, by its clock. */
      readonly at: number;
      /** It was asked again since, and did not answer: what is shown has to say how old it is. */
      readonly outdated?: boolean;
    };

/** Server data that did not come. */
export type Failed = Extract<Remote<unknown>, { status: 'failed' }>;

export const loading = { status: 'loading' } as const;
export const ready = <Value>(value: Value, refreshing = false, at = 0, outdated = false): Remote<Value> => ({
  status: 'ready',
  value,
  refreshing,
  at,
  outdated,
});

/** What the cache holds: an answer, and when it came. */
interface Held<Value> {
  readonly value: Value;
  readonly at: number;
}

/** The same with another value; a function of the screen's hook, so that screens receive what they draw. */
export function mapRemote<From, To>(remote: Remote<From>, map: (value: From) => To): Remote<To> {
  return remote.status === 'ready' ? { ...remote, value: map(remote.value) } : remote;
}

/** For as long as the question is the same. */
const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** How long an answer may be shown and what asks for a new one. Named here, never configured at a call. */
export const cachePolicies = {
  /** STO-02: fetched once and shared until the session or the language changes. */
  oncePerSession: once,
  /** The same, for what is written in the player's language: the former words stay in view until the others are here. */
  perLanguage: once,
  /** The same, and kept in session storage, so that a reload does not ask again. */
  oncePerTab: once,
  /** Moves by itself: balance, status. Asked again when the player looks. */
  live: { revalidateOnFocus: true, focusThrottleInterval: 5_000 },
  /** A question with parameters: the former answer stays in view until the new one is here. */
  list: { revalidateOnFocus: false, dedupingInterval: 500 },
} as const satisfies Record<string, SWRConfiguration>;
export type CachePolicy = keyof typeof cachePolicies;

/** The former answer stays in view while another question waits; of a person's own, only to that person. */
const keepsFormer: readonly CachePolicy[] = ['list', 'perLanguage', 'oncePerTab'];

/** What a failed call throws inside SWR, so that its error channel carries our union. */
export class CallFailure extends Error {
  readonly error: ApiError;
  constructor(error: ApiError) {
    super(error.kind);
    this.error = error;
  }
}

export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new CallFailure(result.error);
  return result.value;
}

/** The key of a call's answer; the only function that makes one. Answers belong to the identity that asked. */
export function cacheKey<Op extends AnyOperation>(operation: Op, input: InputOf<Op>, token: string | null) {
  return [operation.id, input, operation.auth === 'none' ? null : token] as const;
}

/** Asks ahead of the screen that will read the answer with `useRemote`. Throws `CallFailure`. */
export async function preloadRemote<Op extends AnyOperation>(
  { client, clock }: Pick<Platform, 'client' | 'clock'>,
  operation: Op,
  input: InputOf<Op>,
  token: string | null,
): Promise<OutputOf<Op>> {
  const held = await preload(cacheKey(operation, input, token), async (): Promise<Held<OutputOf<Op>>> => ({
    value: unwrap(await client.call(operation, input)),
    at: clock.now(),
  }));
  return held.value;
}

export interface RemoteControls<Value> {
  /** Asks again now. */
  readonly refresh: () => Promise<void>;
  /** Shows a value at once, without asking: what a finished call has told us. Undefined leaves it as it is. */
  readonly update: (change: (value: Value | undefined) => Value | undefined) => Promise<void>;
}

/** Reads an operation. `input: null` asks nothing (yet), and is then `loading`. */
export function useRemote<Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op> | null,
  policy: CachePolicy,
  options: { readonly refreshEveryMs?: number } = {},
): [Remote<OutputOf<Op>>, RemoteControls<OutputOf<Op>>] {
  const { client, clock } = usePlatform();
  const session = useSession();
  const forbidden = operation.auth === 'member' && session === null;
  const token = session?.token ?? null;
  const key = input === null || forbidden ? null : cacheKey(operation, input, token);
  const kept = policy === 'oncePerTab' && key !== null;
  const hold = (value: OutputOf<Op>): Held<OutputOf<Op>> => ({ value, at: clock.now() });
  const answer = useSWR<Held<OutputOf<Op>>, CallFailure>(
    key,
    // The question comes from the key. SWR may ask for one key with the function that was handed in with the next: an
    // answer would be kept under a question that it does not belong to.
    async (asked: ReturnType<typeof cacheKey<Op>>) => {
      const known = kept ? readHeld(sessionStore, operation, asked) : undefined;
      if (known !== undefined) return known;
      const held = hold(unwrap(await client.call(operation, asked[1])));
      if (kept) writeHeld(sessionStore, operation, asked, held);
      return held;
    },
    cachePolicies[policy],
  );
  const refresh = async (): Promise<void> => {
    forgetHeld(sessionStore, operation);
    await answer.mutate().catch(() => undefined);
  };
  usePolling(options.refreshEveryMs ?? 0, refresh);
  const former = useFormer(answer.data, key && (operation.auth === 'member' ? token : ''));
  return [
    toRemote(answer, refresh, keepsFormer.includes(policy) ? former : undefined),
    {
      refresh,
      async update(change) {
        const changed = (held?: Held<OutputOf<Op>>) => {
          const value = change(held?.value);
          return value === undefined ? held : hold(value);
        };
        // Where nothing is held and nothing was made of that, it is asked for.
        await answer.mutate(changed, { revalidate: (held) => held === undefined });
      },
    },
  ];
}

/**
 * Asks again so long after each answer, while somebody can see it. SWR's own way of doing that ends for good with the
 * first answer that fails.
 */
function usePolling(everyMs: number, ask: () => Promise<void>): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (everyMs === 0) return undefined;
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      if (over) return;
      timer = setTimeout(() => (document.hidden ? wait() : void askNow().then(wait)), everyMs);
    };
    wait();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [everyMs]);
}

/**
 * The last value that was there.
 * @param owner whose it is; with another it is gone. Null while nothing is asked
 */
function useFormer<Value>(value: Value | undefined, owner: string | null): Value | undefined {
  const [former, setFormer] = useState({ value, owner });
  if (owner !== former.owner || (value !== undefined && value !== former.value)) setFormer({ value, owner });
  return value ?? former.value;
}

function toRemote<Value>(
  answer: { data: Held<Value> | undefined; error: CallFailure | undefined; isValidating: boolean },
  refresh: () => Promise<unknown>,
  former?: Held<Value>,
): Remote<Value> {
  // A failed refresh of something on screen leaves it on screen; a failed first answer is a failure.
  const { data, error } = answer;
  if (data !== undefined) return ready(data.value, false, data.at, error !== undefined);
  // It stays failed while it is asked again: the button that was pressed would be gone from under the focus.
  if (error !== undefined) {
    return { status: 'failed', error: error.error, retry: () => void refresh(), refreshing: answer.isValidating };
  }
  // Not SWR's keepPreviousData: that shows the former question's answer even when the new question failed.
  return former === undefined ? loading : ready(former.value, true, former.at);
}

/**
 * Reads page after page, from the first to the last that the platform named in its first answer. Ends before that with a
 * page that brings nothing new, empty or seen before: a platform that names more than it has is not asked for ever.
 * @returns each item once, where it was first; a list that has moved meanwhile shows some of them on two pages
 */
export async function readPages<Item>(
  read: (pageNo: number) => Promise<{ readonly items: readonly Item[]; readonly totalPages: number }>,
): Promise<readonly Item[]> {
  const found = new Map<string, Item>();
  for (let pageNo = 1, last = 1, before = -1; pageNo <= last && before < found.size; pageNo += 1) {
    const { items, totalPages } = await read(pageNo);
    if (pageNo === 1) last = totalPages;
    before = found.size;
    for (const item of items) found.set(JSON.stringify(item), item);
  }
  return [...found.values()];
}

/** Reads a paged operation until all of it is here, whatever the input's own `pageNo`; see `readPages`. */
export function useAllPages<Op extends AnyOperation, Item>(
  operation: Op,
  input: (InputOf<Op> & { pageNo: number }) | null,
  read: (answer: OutputOf<Op>) => { items: readonly Item[]; totalPages: number },
): Remote<readonly Item[]> {
  const { client, clock } = usePlatform();
  const token = useSession()?.token ?? null;
  const key = input === null || token === null ? null : ([...cacheKey(operation, input, token), 'all'] as const);
  const answer = useSWR<Held<readonly Item[]>, CallFailure>(
    key,
    async ([, asked]: readonly [string, InputOf<Op> & { pageNo: number }, ...unknown[]]) => {
      const ask = async (pageNo: number) => read(unwrap(await client.call(operation, { ...asked, pageNo })));
      return { value: await readPages(ask), at: clock.now() };
    },
    cachePolicies.list,
  );
  return toRemote(answer, () => answer.mutate().catch(() => undefined));
}

/** Asks again for every cached answer of the given operations. */
export function useRefreshAll(): (...operations: readonly AnyOperation[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...operations) => {
    for (const operation of operations) forgetHeld(sessionStore, operation);
    await mutate((key) => Array.isArray(key) && operations.some(({ id }) => id === key[0]));
  };
}
