import { afterEach, expect, it, vi } from 'vitest';
import type { PlatformOptions } from '../data/platform.tsx';

const { createPlatform } = vi.hoisted(() => ({ createPlatform: vi.fn() }));
vi.mock('../data/platform.tsx', () => ({ createPlatform }));
const { createKeptPlatform } = await import('./keptStart.ts');

const at = Date.parse('2026-11-29T07:05:00Z');
const known = [{ key: ['gameList', {}, null] as const, value: 'games', at: at + 1 }];

/** The site of a document that was kept at `at`, whose player has this token. */
function start(token: string | null) {
  const dataset: Record<string, string> = { offline: new Date(at).toISOString(), theme: 'dark' };
  vi.stubGlobal('document', { documentElement: { dataset } });
  const dispatchEvent = vi.fn();
  vi.stubGlobal('dispatchEvent', dispatchEvent);
  createPlatform.mockImplementation((options: PlatformOptions) => ({
    ...options,
    session: { current: () => (token === null ? null : { token }) },
  }));
  const ask = vi.fn<typeof fetch>();
  const platform = createKeptPlatform({ fetch: ask, known } as unknown as Parameters<typeof createKeptPlatform>[0]);
  const { fetch } = platform as unknown as { fetch: typeof globalThis.fetch };
  return { platform, ask, fetch, dataset, dispatchEvent };
}
afterEach(() => vi.unstubAllGlobals());

it('knows the answers of the document, as old as it is, for everybody and for its player', () => {
  expect(start(null).platform.known).toEqual([{ ...known[0], at }]);
  expect(start('of-demo').platform.known).toEqual([
    { ...known[0], at },
    { ...known[0], at, key: ['gameList', {}, 'of-demo'] },
  ]);
});

it('is of an earlier visit until the first good answer', async () => {
  const { ask, fetch, dataset, dispatchEvent } = start(null);
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetch('/wps/a')).rejects.toThrow();
  ask.mockResolvedValueOnce(new Response('', { status: 502 }));
  await fetch('/wps/a');
  expect(dataset).toHaveProperty('offline');
  expect(dispatchEvent).not.toHaveBeenCalled();
  ask.mockImplementation(async () => new Response('{}'));
  await fetch('/wps/a');
  await fetch('/wps/b');
  expect(dataset).toEqual({ theme: 'dark' });
  expect(dispatchEvent).toHaveBeenCalledOnce();
});
