import { describe, expect, it, vi } from 'vitest';
import { createEarlyFetch } from './earlyFetch.ts';

const headers = (token?: string) => ({
  'Accept-Language': 'th',
  ...(token !== undefined && { Authorization: `Bearer ${token}` }),
});
const request = (token?: string, signal?: AbortSignal): RequestInit => ({
  method: 'GET',
  headers: headers(token),
  ...(signal && { signal }),
});

function given(answers: Record<string, Promise<Response>>, age = 0) {
  const send = vi.fn(async () => new Response('sent again'));
  const stop = vi.fn();
  const early = { at: 1000, answers: new Map(Object.entries(answers)), stop };
  return { send, stop, ...createEarlyFetch(early, send, () => 1000 + age) };
}
const text = async (answer: Promise<Response>) => (await answer).text();
const key = '/wps/system/status\nth\n';

describe('the answer to an early request', () => {
  it('is used once', async () => {
    const { fetch, send } = given({ [key]: Promise.resolve(new Response('ahead')) });
    expect(await text(fetch('/wps/system/status', request()))).toBe('ahead');
    expect(await text(fetch('/wps/system/status', request()))).toBe('sent again');
    expect(send).toHaveBeenCalledOnce();
  });
  it('is used by its own session only', async () => {
    const { fetch } = given({ [`${key}a`]: Promise.resolve(new Response('of a')) });
    expect(await text(fetch('/wps/system/status', request('b')))).toBe('sent again');
    expect(await text(fetch('/wps/system/status', request('a')))).toBe('of a');
  });
  it('is not used by calls that change something', async () => {
    const { fetch } = given({ [key]: Promise.resolve(new Response('ahead')) });
    expect(await text(fetch('/wps/system/status', { ...request(), method: 'POST' }))).toBe('sent again');
  });
  it('is requested again when the connection failed', async () => {
    const { fetch } = given({ [key]: Promise.reject(new TypeError('failed')) });
    expect(await text(fetch('/wps/system/status', request()))).toBe('sent again');
  });
  it('is requested again when it is too old', async () => {
    const { fetch } = given({ [key]: Promise.resolve(new Response('ahead')) }, 30_001);
    expect(await text(fetch('/wps/system/status', request()))).toBe('sent again');
  });
  it('counts among the reads of the client, which sends the others itself', async () => {
    const { answers, fetch, stop, underWay } = given({ [key]: Promise.resolve(new Response('ahead')) });
    expect(stop).toHaveBeenCalledOnce();
    expect(underWay).toHaveLength(1);
    expect(answers('/wps/system/status', 'th', null)).toBe(true);
    expect(answers('/wps/system/status', 'en', null)).toBe(false);
    expect(answers('/wps/system/status', 'th', 'a')).toBe(false);
    await fetch('/wps/system/status', request());
    expect(answers('/wps/system/status', 'th', null)).toBe(false);
  });
  it('is abandoned when the call is aborted', async () => {
    const { fetch } = given({ [key]: new Promise(() => {}) });
    const control = new AbortController();
    const waiting = fetch('/wps/system/status', request(undefined, control.signal));
    control.abort(new DOMException('enough', 'TimeoutError'));
    await expect(waiting).rejects.toThrow('enough');
  });
});
