import { use, useState } from 'react';
import useSWR, { type SWRConfiguration, preload, useSWRConfig } from 'swr';
import type { ApiError } from '#api/errors.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import { keptAt } from '../app/keptDocument.ts';
import { type CallFailure, fetchAnswer, unwrap } from './fetchAnswer.ts';
import { PageReadsContext, useReadWait } from './pageReads.ts';
import { type Platform, usePlatform, useSession } from './platform.tsx';
import { sessionStore } from './storage.ts';
import { clearTabCache, readTabCache, writeTabCache } from './tabCache.ts';
import { usePolling } from './usePolling.ts';

/** Server data as a screen receives it. */
export type Remote<Value> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly error: ApiError;
      readonly retry: () => void;
      /** A retry is running. The retry button stays, as busy. */
      readonly refreshing?: boolean;
    }
  | {
      readonly status: 'ready';
      readonly value: Value;
      /** The value belongs to the previous input; the answer to the current one is loading. */
      readonly refreshing: boolean;
      /** When the answer arrived, in ms since the epoch by the platform's clock. */
      readonly at: number;
      /** The last refresh failed. The screen then shows how old the value is. */
      readonly outdated?: boolean;
    };

/** Server data that failed to load. */
export type Failed = Extract<Remote<unknown>, { status: 'failed' }>;

/** Server data that the platform does not have: nothing was asked, and nothing is shown in its place. */
const absent: Failed = { status: 'failed', error: { kind: 'absent' }, retry() {} };
export const loading = { status: 'loading' } as const;
export const ready = <Value>(value: Value, refreshing = false, at = 0, outdated = false): Remote<Value> => ({
  status: 'ready',
  value,
  refreshing,
  at,
  outdated,
});

/** An answer of the platform, with the input that it answers. */
export interface CachedAnswer<Op extends AnyOperation> {
  readonly input: InputOf<Op>;
  readonly value: OutputOf<Op>;
}

/** An entry of the cache: a value, and when it arrived by the device's clock: the platform's may not be known yet. */
export interface Cached<Value, Op extends AnyOperation = AnyOperation> {
  readonly value: Value;
  readonly at: number;
  /** The key before SWR serialised it, which SWR does not return. */
  readonly key?: readonly [id: string, input: InputOf<Op>, token: string | null, ...unknown[]];
  /** The answers that the value combines, where there are several. */
  readonly pages?: readonly CachedAnswer<Op>[];
}

/** Converts the value of a `Remote`. For hooks, so that screens receive what they render. */
export function mapRemote<From, To>(remote: Remote<From>, map: (value: From) => To): Remote<To> {
  return remote.status === 'ready' ? { ...remote, value: map(remote.value) } : remote;
}

/** Fetched once per key. */
const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const;

/** How long an answer may be shown, and what revalidates it. Named here, never configured at a call. */
export const cachePolicies = {
  /** STO-02: fetched once and shared until the session or the language changes. */
  oncePerSession: once,
  /** As `oncePerSession`, for texts in the player's language. Keeps the previous data while another language loads. */
  perLanguage: once,
  /** As `oncePerSession`, and stored in session storage, so that a reload does not fetch. Keeps the previous data. */
  oncePerTab: once,
  /** Changes server-side, like a balance or a status; revalidated on focus, at most every 5 s. These are SWR's defaults. */
  live: {},
  /** As `live`, at most once a minute, except after an action that changes it. */
  badges: { dedupingInterval: 60_000 },
  /** Has parameters. Keeps the previous data while the next key loads. */
  list: { revalidateOnFocus: false, dedupingInterval: 500 },
} as const satisfies Record<string, SWRConfiguration>;
export type CachePolicy = keyof typeof cachePolicies;

/** Policies that keep the previous data while the next key loads. A member's data is kept for the same member only. */
const keepsPrevious: readonly CachePolicy[] = ['list', 'perLanguage', 'oncePerTab'];

/** Builds the cache key of a call; no other function does. The token makes an answer belong to its session. */
export function cacheKey<Op extends AnyOperation>(operation: Op, input: InputOf<Op>, token: string | null) {
  return [operation.id, input, operation.auth === 'none' ? null : token] as const;
}

/** Fetches an answer before the screen that reads it with `useRemote`. Throws `CallFailure`. */
export async function preloadRemote<Op extends AnyOperation>(
  { client, clock }: Pick<Platform, 'client' | 'clock'>,
  operation: Op,
  input: InputOf<Op>,
  token: string | null,
): Promise<OutputOf<Op>> {
  const key = cacheKey(operation, input, token);
  const cached = await preload(key, () =>
    fetchAnswer(operation, async (): Promise<Cached<OutputOf<Op>, Op>> => ({
      value: unwrap(await client.call(operation, input)),
      at: clock.own(),
      key,
    })),
  );
  return cached.value;
}

/** Changes what `useRemote` returns. */
export interface RemoteControls<Value> {
  /** Fetches again now. */
  readonly refresh: () => Promise<void>;
  /** Replaces the cached value without a request, e.g. after a call that returned the new one. Undefined changes nothing. */
  readonly update: (change: (value: Value | undefined) => Value | undefined) => Promise<void>;
}

/**
 * Reads an operation through the cache. Rerenders when the answer changes.
 * @param input null makes no request; the result is then `loading`
 * @param policy when the answer is fetched again
 */
export function useRemote<Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op> | null,
  policy: CachePolicy,
  options: { readonly refreshEveryMs?: number } = {},
): [Remote<OutputOf<Op>>, RemoteControls<OutputOf<Op>>] {
  const platform = usePlatform();
  const { client, clock } = platform;
  const ahead = use(PageReadsContext) !== null;
  const session = useSession();
  const forbidden = operation.auth === 'member' && session === null;
  const token = session?.token ?? null;
  const has = platform.has(operation.id);
  const key = input === null || forbidden || !has ? null : cacheKey(operation, input, token);
  const kept = key === null ? undefined : platform.read?.(key);
  const inTabCache = policy === 'oncePerTab' && key !== null;
  const toCached = (value: OutputOf<Op>): Cached<OutputOf<Op>> => ({ value, at: clock.own() });
  const answer = useSWR<Cached<OutputOf<Op>>, CallFailure>(
    key,
    // The input comes from the key, not from the closure: SWR can fetch one key with the function passed for the next.
    async (requested: ReturnType<typeof cacheKey<Op>>) => {
      // What the tab has is no answer of the platform, after which a page would not lack its connection.
      const stored = inTabCache ? readTabCache(sessionStore, operation, requested) : undefined;
      if (stored !== undefined) return { ...stored, key: requested };
      return fetchAnswer(operation, async () => {
        const cached = toCached(unwrap(await client.call(operation, requested[1], { ahead })));
        if (inTabCache) writeTabCache(sessionStore, operation, requested, cached);
        return { ...cached, key: requested };
      });
    },
    {
      ...cachePolicies[policy],
      // Whether a tab that is seen again asks: not for what the platform tells.
      isVisible: () => !(document.hidden || platform.heard.has(operation.id)),
      // All that a kept document shows is asked for: what fails for want of a connection comes when there is one.
      ...(isStarting(platform) && { revalidateIfStale: keptAt() !== null }),
      ...(kept !== undefined && { fallbackData: kept as Cached<OutputOf<Op>> }),
    },
  );
  const refresh = async (): Promise<void> => {
    clearTabCache(sessionStore, operation);
    await answer.mutate().catch(() => undefined);
  };
  usePolling(options.refreshEveryMs ?? 0, refresh, () => platform.heard.get(operation.id));
  useReadWait(key, answer);
  const previous = usePrevious(answer.data, key && (operation.auth === 'member' ? token : ''));
  return [
    has ? toRemote(answer, refresh, clock.offset(), keepsPrevious.includes(policy) ? previous : undefined) : absent,
    {
      refresh,
      async update(change) {
        const changed = (cached?: Cached<OutputOf<Op>>) => {
          const value = change(cached?.value);
          return value === undefined ? cached : { ...toCached(value), ...(key && { key }) };
        };
        // Fetches when the cache is empty and `change` returned undefined. Nothing is to be changed when the site is gone.
        await answer.mutate(changed, { revalidate: (cached) => cached === undefined }).catch(() => undefined);
      },
    },
  ];
}

/** How long the answers of the document are as good as new, in ms from the start of the page. */
const knownFreshMs = 10_000;

/** Whether answers that the document contains are still fresh: what the server has just asked is not asked again. */
const isStarting = ({ known }: Platform): boolean => known.length > 0 && performance.now() < knownFreshMs;

/**
 * Returns the value, or the last one that was defined.
 * @param owner the token of a member's data, '' for public data, null without a request. A change drops the value.
 */
function usePrevious<Value>(value: Value | undefined, owner: string | null): Value | undefined {
  const [previous, setPrevious] = useState({ value, owner });
  if (owner !== previous.owner || (value !== undefined && value !== previous.value)) setPrevious({ value, owner });
  return value ?? previous.value;
}

function toRemote<Value>(
  answer: { data: Cached<Value> | undefined; error: CallFailure | undefined; isValidating: boolean },
  refresh: () => Promise<unknown>,
  offset: number,
  previous?: Cached<Value>,
): Remote<Value> {
  // A failed refresh keeps the value as outdated; a failed first answer is a failure.
  const { data, error } = answer;
  if (data !== undefined) return ready(data.value, false, data.at + offset, error !== undefined);
  // Stays failed during a retry: with `loading` the retry button would unmount and lose the focus.
  if (error !== undefined) {
    return { status: 'failed', error: error.error, retry: () => void refresh(), refreshing: answer.isValidating };
  }
  // Not SWR's keepPreviousData: that shows the previous key's answer even when the new key failed.
  return previous === undefined ? loading : ready(previous.value, true, previous.at + offset);
}

/** How many pages are asked for at once after the first one. */
const pagesAtOnce = 3;

/**
 * Reads all pages, up to the number that the first answer states: the first one, then some at once, since slow answers
 * would add up. Stops after a page without new items, so that a platform that states too many pages does not cause endless
 * requests.
 * @returns each item once, at its first position: an item can be on two pages when the list changed in between
 */
export async function readPages<Item>(
  read: (pageNo: number) => Promise<{ readonly items: readonly Item[]; readonly totalPages: number }>,
): Promise<readonly Item[]> {
  const found = new Map<string, Item>();
  /** Whether the page has new items. */
  const add = (items: readonly Item[]): boolean => {
    const before = found.size;
    for (const item of items) found.set(JSON.stringify(item), item);
    return found.size > before;
  };
  const first = await read(1);
  let goesOn = add(first.items);
  for (let next = 2; goesOn && next <= first.totalPages; next += pagesAtOnce) {
    const count = Math.min(pagesAtOnce, first.totalPages - next + 1);
    const pages = await Promise.all(Array.from({ length: count }, (_, at) => read(next + at)));
    goesOn = pages.map(({ items }) => add(items)).every(Boolean);
  }
  return [...found.values()];
}

/** Reads all pages of an operation as one list (see `readPages`). Ignores the `pageNo` of `input`. */
export function useAllPages<Op extends AnyOperation, Item>(
  operation: Op,
  input: (InputOf<Op> & { pageNo: number }) | null,
  read: (answer: OutputOf<Op>) => { items: readonly Item[]; totalPages: number },
): Remote<readonly Item[]> {
  const { client, clock } = usePlatform();
  const token = useSession()?.token ?? null;
  const key = input === null || token === null ? null : ([...cacheKey(operation, input, token), 'all'] as const);
  const answer = useSWR<Cached<readonly Item[]>, CallFailure>(
    key,
    (requested: readonly [string, InputOf<Op> & { pageNo: number }, string | null, ...unknown[]]) =>
      fetchAnswer(operation, async () => {
        const pages: CachedAnswer<Op>[] = [];
        const readPage = async (pageNo: number) => {
          const page = { ...requested[1], pageNo };
          const value = unwrap(await client.call(operation, page));
          pages.push({ input: page, value });
          return read(value);
        };
        return { value: await readPages(readPage), at: clock.own(), key: requested, pages };
      }),
    cachePolicies.list,
  );
  useReadWait(key, answer);
  return toRemote(answer, () => answer.mutate().catch(() => undefined), clock.offset());
}

/** Returns a function that fetches every cached answer of the given operations again. Never rejects, nor when the site is gone. */
export function useRefreshAll(): (...operations: readonly Pick<AnyOperation, 'id'>[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...operations) => {
    for (const operation of operations) clearTabCache(sessionStore, operation);
    await mutate((key) => Array.isArray(key) && operations.some(({ id }) => id === key[0])).catch(() => undefined);
  };
}
