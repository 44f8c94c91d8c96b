import { afterEach, describe, expect, it, vi } from 'vitest';
import { type GameHosts, findAddress, hostAnswers } from './gameHost.ts';

const origin = 'https://site.test';
const { signal } = new AbortController();

describe('findAddress', () => {
  const find = async (content: string, alive: readonly string[], wish: Partial<GameHosts> = {}) => {
    const answers = vi.fn(async (asked: string) => alive.includes(new URL(asked).host));
    const judge = (address: string) => new URL(address, origin);
    const given = { hosts: ['a.test', 'b.test', 'c.test'], chosen: 'b.test', chance: 0, skip: false, judge, origin };
    const found = await findAddress(content, { ...given, answers, ...wish }, signal);
    const asked = answers.mock.calls.map(([host]) => new URL(host).host);
    return { asked, found: typeof found === 'string' ? found : found.address.href };
  };
  it('is on the host of the session while that answers', async () =>
    expect(await find('/g', ['a.test', 'b.test'])).toEqual({ asked: ['b.test'], found: 'https://b.test/g' }));
  it('is on the next one that does', async () =>
    expect(await find('/g', ['a.test'])).toEqual({ asked: ['b.test', 'c.test', 'a.test'], found: 'https://a.test/g' }));
  it('is nowhere when all were asked', async () =>
    expect(await find('/g', [])).toEqual({ asked: ['b.test', 'c.test', 'a.test'], found: 'noHost' }));
  it('passes over the one that the player does not wait for any longer', async () =>
    expect(await find('/g', ['b.test', 'c.test'], { skip: true })).toMatchObject({ found: 'https://c.test/g' }));
  it('needs no question on our own origin', async () => {
    expect(await find('/g', [], { hosts: [] })).toEqual({ asked: [], found: `${origin}/g` });
    expect(await find('/g', [], { hosts: ['a.test', ''], chosen: null })).toEqual({
      asked: ['a.test'],
      found: `${origin}/g`,
    });
  });
  it('asks for an address that the platform names itself once', async () =>
    expect(await find('https://x.test/g', [])).toEqual({ asked: ['x.test'], found: 'noHost' }));
  it('asks for none that may not be opened', async () =>
    expect(await find('/g', ['b.test'], { judge: () => null })).toEqual({ asked: [], found: 'unsafeAddress' }));
});

describe('hostAnswers', () => {
  afterEach(() => void vi.unstubAllGlobals());
  const server = (answer: (init: RequestInit) => Promise<unknown>) => {
    const fetch = vi.fn(async (_: string, init: RequestInit) => answer(init));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };
  it('says so, whatever is answered, and asks without caches or cookies', async () => {
    const fetch = server(async () => undefined);
    expect(await hostAnswers('https://a.test', signal)).toBe(true);
    expect(fetch).toHaveBeenCalledWith(
      'https://a.test/favicon.ico',
      expect.objectContaining({ mode: 'no-cors', cache: 'no-store', credentials: 'omit' }),
    );
  });
  it('of one that refuses says no', async () => {
    server(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await hostAnswers('https://a.test', signal)).toBe(false);
  });
  it('does not wait for one that stays silent', async () => {
    server(({ signal: given }) => new Promise((_, reject) => given?.addEventListener('abort', reject)));
    expect(await hostAnswers('https://a.test', signal, 10)).toBe(false);
  });
});
