import type { KeyValueStore } from './storage.ts';

/** ERR-03b: how long a part of the program may take to come, in ms. */
export const chunkTimeoutMs = 120_000;

export type ChunkFailure = 'timeout' | 'missing';

/** A part of the program did not come: the line broke, or a new release has replaced it. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: ChunkFailure;
  /** Makes the next attempt a real one; see `lazyPart`. */
  forget: () => void = () => {};
  constructor(type: ChunkFailure, cause?: unknown) {
    super(type === 'timeout' ? 'a part of the program took too long' : 'a part of the program is missing', { cause });
    this.type = type;
  }
}

/** What browsers say when a script or style cannot be fetched; anything else is a mistake in the script itself. */
const missing = /dynamically imported module|importing a module script|preload css|failed to fetch/i;

/** Runs an `import()`; fails with a `ChunkLoadError` when it does not come, or not in time. */
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

export interface ReloadContext {
  /** Names the release in use: the address of its entry script. */
  readonly build: string;
  readonly store: KeyValueStore;
  readonly online: boolean;
  readonly reload: () => void;
}

const key = 'reloadedForBuild';

/**
 * A chunk that is missing has most often been replaced by a new release: the page is loaded again, once per release and
 * tab. Not without a connection: the browser would put its own error page in our place. Answers whether it reloads.
 */
export function reloadOnce({ build, store, online, reload }: ReloadContext): boolean {
  if (!online || store.get(key) === build) return false;
  store.set(key, build);
  // Where nothing can be stored, "once" cannot be kept.
  if (store.get(key) !== build) return false;
  reload();
  return true;
}
