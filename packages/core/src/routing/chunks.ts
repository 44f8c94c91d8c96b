import type { KeyValueStore } from '../data/storage.ts';

/** How long a chunk may take to load, in ms (ERR-03b). */
export const chunkTimeoutMs = 120_000;

/** Why a chunk did not load: it took too long, there is no connection, or a new release has replaced it. */
export type ChunkFailure = 'timeout' | 'offline' | 'missing';

/** A chunk did not load. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  /** Drops the failed load, so that the next render loads the chunk again; see `lazyComponent`. */
  forget: () => void = () => {};
  /** Loads the chunk again, for the next render. Rejects when it does not come this time either. */
  again: () => Promise<unknown> = () => Promise.reject(this);
  constructor(type: ChunkFailure, cause?: unknown) {
    super(`a chunk did not load: ${type}`, { cause });
    this.type = type;
  }
}

/** Matches the messages of browsers for a script, style or message file that cannot be fetched. */
const missing =
  /dynamically imported module|importing a module script|preload css|failed to fetch|load failed|networkerror/i;

/** Runs an `import()`. Throws `ChunkLoadError` when the chunk does not come; rethrows errors of the module itself. */
export async function loadChunk<Value>(
  load: () => Promise<Value>,
  timer: { start: (run: () => void, ms: number) => unknown; stop: (timer: never) => void } = browserTimer,
  reaches: () => Promise<boolean> = reachesSite,
): Promise<Value> {
  let running: unknown;
  const late = new Promise<never>((_, reject) => {
    running = timer.start(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    if (!(cause instanceof Error && missing.test(cause.message))) throw cause;
    if (!(await reaches())) throw new ChunkLoadError('offline', cause);
    // The connection may have come back between the two.
    return await Promise.race([load(), late]).catch(() => {
      throw new ChunkLoadError('missing', cause);
    });
  } finally {
    timer.stop(running as never);
  }
}

/** How long the site may take to answer whether it can be reached, in ms. */
const reachMs = 10_000;

/** Whether the site answers at all. Browsers take many a connection for one through which nothing arrives. */
const reachesSite = async (): Promise<boolean> =>
  navigator.onLine &&
  (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(reachMs) }).then(
    () => true,
    () => false,
  ));

const browserTimer = {
  start: (run: () => void, ms: number) => setTimeout(run, ms),
  stop: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};

/** What `reloadOnce` depends on. */
export interface ReloadContext {
  /** Identifies the running release: the URL of its entry script. */
  readonly build: string;
  readonly store: KeyValueStore;
  readonly reload: () => void;
}

const storageKey = 'reloadedForBuild';

/**
 * Reloads the page after a missing chunk, which a new release has most likely replaced; once per release and tab. Returns whether
 * it reloads.
 */
export function reloadOnce({ build, store, reload }: ReloadContext): boolean {
  if (store.get(storageKey) === build) return false;
  store.set(storageKey, build);
  // Without storage the page could reload endlessly.
  if (store.get(storageKey) !== build) return false;
  reload();
  return true;
}
