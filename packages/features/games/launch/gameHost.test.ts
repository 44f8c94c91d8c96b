import { afterEach, describe, expect, it, vi } from 'vitest';
import { type HostChoice, findGameUrl, probeHost } from './gameHost.ts';

const origin = 'https://site.test';
const { signal } = new AbortController();

describe('findGameUrl', () => {
  const find = async (content: string, alive: readonly string[], overrides: Partial<HostChoice> = {}) => {
    const probe = vi.fn(async (host: string) => alive.includes(new URL(host).host));
    const resolveUrl = (url: string) => new URL(url, origin);
    const base = {
      hosts: ['a.test', 'b.test', 'c.test'],
      chosen: 'b.test',
      chance: 0,
      skip: false,
      resolveUrl,
      origin,
    };
    const found = await findGameUrl(content, { ...base, probe, ...overrides }, signal);
    const probed = probe.mock.calls.map(([host]) => new URL(host).host);
    return { probed, found: typeof found === 'string' ? found : found.url.href };
  };
  it('uses the host of the session while it answers', async () =>
    expect(await find('/g', ['a.test', 'b.test'])).toEqual({ probed: ['b.test'], found: 'https://b.test/g' }));
  it('uses the next host that answers', async () =>
    expect(await find('/g', ['a.test'])).toEqual({
      probed: ['b.test', 'c.test', 'a.test'],
      found: 'https://a.test/g',
    }));
  it('finds no host when none answers', async () =>
    expect(await find('/g', [])).toEqual({ probed: ['b.test', 'c.test', 'a.test'], found: 'noHost' }));
  it('skips the host that the player gave up on', async () =>
    expect(await find('/g', ['b.test', 'c.test'], { skip: true })).toMatchObject({ found: 'https://c.test/g' }));
  it('does not probe our own origin', async () => {
    expect(await find('/g', [], { hosts: [] })).toEqual({ probed: [], found: `${origin}/g` });
    expect(await find('/g', [], { hosts: ['a.test', ''], chosen: null })).toEqual({
      probed: ['a.test'],
      found: `${origin}/g`,
    });
  });
  it('probes the host of a full URL once', async () =>
    expect(await find('https://x.test/g', [])).toEqual({ probed: ['x.test'], found: 'noHost' }));
  it('does not probe a URL that may not be opened', async () =>
    expect(await find('/g', ['b.test'], { resolveUrl: () => null })).toEqual({ probed: [], found: 'unsafeUrl' }));
});

describe('probeHost', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const server = (answer: (init: RequestInit) => Promise<unknown>) => {
    const fetch = vi.fn(async (_: string, init: RequestInit) => answer(init));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  it('accepts any answer, and sends no cookies and uses no cache', async () => {
    const fetch = server(async () => undefined);
    expect(await probeHost('https://a.test', signal)).toBe(true);
    expect(fetch).toHaveBeenCalledWith(
      'https://a.test/favicon.ico',
      expect.objectContaining({ mode: 'no-cors', cache: 'no-store', credentials: 'omit' }),
    );
  });
  it('fails for a host that refuses the connection', async () => {
    server(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await probeHost('https://a.test', signal)).toBe(false);
  });
  it('fails for a host that does not answer in time', async () => {
    server(({ signal: given }) => new Promise((_, reject) => given?.addEventListener('abort', reject)));
    expect(await probeHost('https://a.test', signal, 10)).toBe(false);
  });
});
