import type { KeyValueStore } from '../data/storage.ts';

/** How long a chunk may take to load, in ms (ERR-03b). */
export const chunkTimeoutMs = 120_000;

export type ChunkFailure = 'timeout' | 'missing';

/** A chunk did not load: the connection failed, or a new release has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  /** Drops the failed load, so that the next render loads the chunk again; see `lazyComponent`. */
  forget: () => void = () => {};
  constructor(type: ChunkFailure, cause?: unknown) {
    super(type === 'timeout' ? 'a chunk timed out' : 'a chunk is missing', { cause });
    this.type = type;
  }
}

/** Matches the messages of browsers for a script, style or message file that cannot be fetched. */
const missing =
  /dynamically imported module|importing a module script|preload css|failed to fetch|load failed|networkerror/i;

/** Runs an `import()`. Throws `ChunkLoadError` when the chunk is missing or late; rethrows errors of the module itself. */
export async function loadChunk<Value>(
  load: () => Promise<Value>,
  timer: { start: (run: () => void, ms: number) => unknown; stop: (timer: never) => void } = browserTimer,
): Promise<Value> {
  let running: unknown;
  const late = new Promise<never>((_, reject) => {
    running = timer.start(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof Error && missing.test(cause.message) ? new ChunkLoadError('missing', cause) : cause;
  } finally {
    timer.stop(running as never);
  }
}

const browserTimer = {
  start: (run: () => void, ms: number) => setTimeout(run, ms),
  stop: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};

/** What `reloadOnce` depends on. */
export interface ReloadContext {
  /** Identifies the running release: the URL of its entry script. */
  readonly build: string;
  readonly store: KeyValueStore;
  readonly online: boolean;
  readonly reload: () => void;
}

const storageKey = 'reloadedForBuild';

/**
 * Reloads the page after a missing chunk, which a new release has most likely replaced; once per release and tab. Does not
 * reload while offline, because the browser would show its own error page. Returns whether it reloads.
 */
export function reloadOnce({ build, store, online, reload }: ReloadContext): boolean {
  if (!online || store.get(storageKey) === build) return false;
  store.set(storageKey, build);
  // Without storage the page could reload endlessly.
  if (store.get(storageKey) !== build) return false;
  reload();
  return true;
}
