import { describe, expect, it, vi } from 'vitest';
import type { KeyValueStore } from '../data/storage.ts';
import { ChunkLoadError, chunkTimeoutMs, loadChunk, reloadOnce } from './chunks.ts';

function memory(writable = true): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void (writable && values.set(key, value)),
    remove: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

describe('loadChunk', () => {
  it('returns the module', async () => expect(await loadChunk(async () => 7)).toBe(7));

  it.each([
    'Failed to fetch dynamically imported module: https://site.example/assets/x.js',
    'error loading dynamically imported module: x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
  ])('reports a missing chunk, and one for which there is no connection: %s', async (message) => {
    const failureOf = (reaches: boolean) =>
      loadChunk(
        () => Promise.reject(new TypeError(message)),
        undefined,
        async () => reaches,
      ).catch((error: unknown) => error);
    const failure = await failureOf(true);
    expect(failure).toBeInstanceOf(ChunkLoadError);
    expect(failure).toMatchObject({ name: 'ChunkLoadError', type: 'missing' });
    expect(await failureOf(false)).toMatchObject({ name: 'ChunkLoadError', type: 'offline' });
  });

  it('rethrows an error of the script itself', async () => {
    const mistake = new ReferenceError('x is not defined');
    await expect(loadChunk(() => Promise.reject(mistake))).rejects.toBe(mistake);
  });

  it('times out after two minutes', async () => {
    let fire = (): void => {};
    const stop = vi.fn();
    const start = vi.fn((run: () => void) => (fire = run));
    const waiting = loadChunk(() => new Promise<never>(() => {}), { start, stop });
    expect(start).toHaveBeenCalledWith(expect.any(Function), chunkTimeoutMs);
    fire();
    await expect(waiting).rejects.toMatchObject({ type: 'timeout' });
    expect(stop).toHaveBeenCalledOnce();
  });
});

describe('reloadOnce', () => {
  const context = (given: object = {}) => ({ build: 'a', store: memory(), reload: vi.fn(), ...given });

  it('reloads once per release', () => {
    const first = context();
    expect(reloadOnce(first)).toBe(true);
    expect(reloadOnce(first)).toBe(false);
    expect(first.reload).toHaveBeenCalledOnce();
    const next = { ...first, build: 'b' };
    expect(reloadOnce(next)).toBe(true);
  });
  it('does not reload where nothing can be stored', () =>
    expect(reloadOnce(context({ store: memory(false) }))).toBe(false));
});
