import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createAesCipher } from './cipher.ts';
import { type ClientOptions, createClient } from './client.ts';
import { defineOperation } from './operation.ts';

const shared = {
  path: '/wps/test',
  auth: 'optional',
  output: v.object({ n: v.number() }),
} as const;
const read = defineOperation({
  ...shared,
  id: 'testRead',
  method: 'GET',
  effect: 'read',
  body: 'query',
  input: v.object({ q: v.optional(v.string()), page: v.optional(v.number(), 1) }),
});
const money = defineOperation({
  ...shared,
  id: 'testMoney',
  method: 'POST',
  effect: 'money',
  body: 'json',
  input: v.object({ amount: v.string() }),
});
const sealed = defineOperation({ ...money, id: 'testSealed', effect: 'account', body: 'sealed' });
const form = defineOperation({ ...money, id: 'testForm', effect: 'account', body: 'form' });

const file = defineOperation({
  ...shared,
  id: 'testFile',
  method: 'POST',
  effect: 'account',
  body: 'file',
  refusals: ['upload_invalid'],
  input: v.object({ name: v.string(), type: v.string(), bytes: v.instance(Uint8Array<ArrayBuffer>) }),
});

const answer = (body: unknown, init?: ResponseInit) => () => Promise.resolve(Response.json(body, init));
const good = answer({ success: true, value: { n: 1 }, message: null });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(new Response('<html>', { status: code, headers }));
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const cipherKey = btoa('0123456789abcdef0123456789abcdef');

/** A client whose network gives these answers in turn, and repeats the last one. */
function clientOver(
  answers: readonly ((request: Request) => Promise<Response>)[],
  options: Partial<ClientOptions> = {},
) {
  const requests: Request[] = [];
  const waits: number[] = [];
  const client = createClient({
    baseUrl: 'https://platform.test',
    token: () => 'secret',
    language: () => 'TH',
    cipher: () => createAesCipher({ keyBase64: cipherKey }),
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      const next = answers[Math.min(requests.length, answers.length) - 1];
      if (next === undefined) throw new Error('no answer was given');
      return next(request);
    },
    sleep: async (ms) => void waits.push(ms),
    random: () => 1,
    ...options,
  });
  return { client, requests, waits };
}

describe('a request', () => {
  it('carries token, language and the parsed input', async () => {
    const { client, requests } = clientOver([good]);
    expect(await client.call(read, { q: 'บัว ทอง' })).toEqual({ ok: true, value: { n: 1 } });
    const [request] = requests;
    expect(request?.url).toBe(
      `https://platform.test/wps/test?q=${encodeURIComponent('บัว')}+${encodeURIComponent('ทอง')}&page=1`,
    );
    expect(request?.headers.get('Authorization')).toBe('Bearer secret');
    expect(request?.headers.get('Accept-Language')).toBe('th');
  });
  it('carries no token for an operation without authentication', async () => {
    const { client, requests } = clientOver([good]);
    await client.call({ ...read, auth: 'none' }, {});
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
  });
  it('carries the idempotency key of an intent', async () => {
    const { client, requests } = clientOver([good]);
    await client.call(money, { amount: '1.00' }, { idempotencyKey: 'intent-1' });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('intent-1');
    expect(await requests[0]?.json()).toEqual({ amount: '1.00' });
  });
  it('carries the key in the body where the platform expects it there', async () => {
    const { client, requests } = clientOver([good]);
    await client.call(money, { amount: '1.00' }, { idempotencyKey: 'intent-1', keyIn: 'body' });
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false);
    expect(await requests[0]?.json()).toEqual({ amount: '1.00', idempotencyKey: 'intent-1' });
  });
  it('encrypts bodies that the specification marks `enc`', async () => {
    const { client, requests } = clientOver([good]);
    await client.call(sealed, { amount: '๑' });
    const body = (await requests[0]?.json()) as { enc: string };
    expect(Object.keys(body)).toEqual(['enc']);
    const cipher = await createAesCipher({ keyBase64: cipherKey });
    expect(JSON.parse(cipher.open(body.enc))).toEqual({ amount: '๑' });
  });
  it('carries a new encrypted random text with each call of an operation with a sealed header (LGN-12)', async () => {
    const { client, requests } = clientOver([good]);
    const operation = { ...money, sealedHeader: 'X-Sealed' };
    await client.call(operation, { amount: '1.00' });
    await client.call(operation, { amount: '1.00' });
    const cipher = await createAesCipher({ keyBase64: cipherKey });
    const [one, other] = requests.map(({ headers }) => cipher.open(headers.get('X-Sealed') ?? ''));
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(one);
  });
  it('is form-encoded where the operation says so', async () => {
    const { client, requests } = clientOver([good]);
    await client.call(form, { amount: 'a&b=c' });
    expect(await requests[0]?.text()).toBe('amount=a%26b%3Dc');
    expect(requests[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
  });
  it('carries a file as it is, with its type and its name', async () => {
    const { client, requests } = clientOver([good]);
    const bytes = new Uint8Array([0, 255, 10, 13]);
    await client.call(file, { name: 'สลิป 1.png', type: 'image/png', bytes });
    expect(new Uint8Array((await requests[0]?.arrayBuffer()) ?? [])).toEqual(bytes);
    expect(requests[0]?.headers.get('Content-Type')).toBe('image/png');
    expect(decodeURIComponent(requests[0]?.headers.get('X-File-Name') ?? '')).toBe('สลิป 1.png');
  });
  it('is not sent with an invalid input, which throws', async () => {
    const { client, requests } = clientOver([good]);
    await expect(client.call(money, { amount: 5 } as never)).rejects.toThrow('testMoney: amount');
    expect(requests).toHaveLength(0);
  });
});

describe('an answer', () => {
  it.each([
    ['that is not JSON', () => Promise.resolve(new Response('<html>'))],
    ['that is cut off', () => Promise.resolve(new Response('{"success":true,"val'))],
    ['without an envelope', answer({ n: 1 })],
    ['with an invalid value', answer({ success: true, value: { n: '1' } })],
    ['without a value', answer({ success: true })],
  ])('%s is a contract error, never a value', async (_what, given) => {
    const { client } = clientOver([given]);
    const result = await client.call(read, {});
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'contract', operation: 'testRead', outcomeUnknown: false },
    });
  });
  it('that refuses has code, message and detail', async () => {
    const { client } = clientOver([
      answer({ success: false, value: { captcha: true }, message: 'ผิด', code: 'credentials_incorrect' }),
    ]);
    expect(await client.call(money, { amount: '1' })).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'credentials_incorrect', message: 'ผิด', detail: { captcha: true } },
    });
  });
  it('that refuses with an unknown code is still a refusal', async () => {
    const { client } = clientOver([answer({ success: false, message: 'x', code: 'E-4711' })]);
    expect(await client.call(money, { amount: '1' })).toMatchObject({
      error: { kind: 'refused', code: 'unknown', message: 'x' },
    });
  });
  it('has the codes that its operation declares; for any other one they are unknown', async () => {
    const refusal = answer({ success: false, value: null, message: 'x', code: 'upload_invalid' });
    const input = { name: '', type: 'image/png', bytes: new Uint8Array() };
    expect(await clientOver([refusal]).client.call(file, input)).toMatchObject({ error: { code: 'upload_invalid' } });
    expect(await clientOver([refusal]).client.call(read, {})).toMatchObject({ error: { code: 'unknown' } });
  });
  it('401 reports the token of the call, with the answer that may tell why', async () => {
    const onUnauthorized = vi.fn();
    const { client } = clientOver([status(401)], { onUnauthorized });
    expect(await client.call(read, {})).toEqual({ ok: false, error: { kind: 'unauthorized' } });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(
      'secret',
      read,
      expect.objectContaining({ status: 401, bodyUsed: false }),
    );
  });
});

describe('a failure', () => {
  it.each([
    ['a broken connection', broken, 'network'],
    ['408', status(408), 'unavailable'],
    ['429', status(429), 'rateLimited'],
    ['500', status(500), 'unavailable'],
    ['503', status(503), 'unavailable'],
  ] as const)('%s: a read is tried three times', async (_what, failing, kind) => {
    const { client, requests } = clientOver([failing]);
    expect(await client.call(read, {})).toMatchObject({ ok: false, error: { kind } });
    expect(requests).toHaveLength(3);
  });
  it.each([
    ['a broken connection', broken],
    ['503', status(503)],
    ['429', status(429)],
  ] as const)('%s: a call with an effect is sent once', async (_what, failing) => {
    const { client, requests } = clientOver([failing]);
    await client.call(money, { amount: '1.00' });
    expect(requests).toHaveLength(1);
  });
  it('of a money operation has an unknown outcome', async () => {
    const { client } = clientOver([broken]);
    expect(await client.call(money, { amount: '1.00' })).toEqual({
      ok: false,
      error: { kind: 'network', outcomeUnknown: true },
    });
  });
  it('is retried until an attempt succeeds', async () => {
    const { client, requests } = clientOver([broken, good]);
    expect((await client.call(read, {})).ok).toBe(true);
    expect(requests).toHaveLength(2);
  });
  it('waits with full jitter and exponential backoff, and at least as long as the platform demands', async () => {
    const { client, waits } = clientOver([status(503), status(429, { 'Retry-After': '2' }), good]);
    await client.call(read, {});
    expect(waits).toEqual([300, 2000]);
  });
  it.each([
    ['seconds', '2'],
    ['a date', 'Sat, 21 Nov 2026 05:00:02 GMT'],
  ])('503 demands a wait in %s as 429 does', async (_what, value) => {
    const headers = { 'Retry-After': value, Date: 'Sat, 21 Nov 2026 05:00:00 GMT' };
    const { client, waits } = clientOver([status(503, headers), good]);
    await client.call(read, {});
    expect(waits).toEqual([2_000]);
  });
  it.each([
    ['seconds', '2', 2_000],
    ['a date', 'Sat, 21 Nov 2026 05:00:03 GMT', 3_000],
    ['a date that is over', 'Sat, 21 Nov 2026 04:59:00 GMT', 0],
    ['nothing that can be read', 'soon', 0],
    ['no time at all', '-5', 0],
  ])('says after how long to try again in %s, whatever the time of the device', async (_what, value, ms) => {
    const headers = { 'Retry-After': value, Date: 'Sat, 21 Nov 2026 05:00:00 GMT' };
    const { client } = clientOver([status(429, headers)]);
    expect(await client.call(money, { amount: '1.00' })).toMatchObject({ error: { retryAfterMs: ms } });
  });
  it('is an answer that does not end, which is not read to its end', async () => {
    let sent = 0;
    const cancelled = vi.fn();
    const endless = () => {
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        sent += 2 ** 20;
        controller.enqueue(new Uint8Array(2 ** 20).fill(32));
      };
      return Promise.resolve(new Response(new ReadableStream({ pull, cancel: cancelled })));
    };
    const { client } = clientOver([endless]);
    expect(await client.call(read, {})).toMatchObject({ error: { kind: 'contract' } });
    expect(sent).toBeLessThan(2 ** 24);
    expect(cancelled).toHaveBeenCalledOnce();
  });
  it.each([200, 400, 403, 404, 409])('status %i is not retried', async (code) => {
    const { client, requests } = clientOver([status(code)]);
    await client.call(read, {});
    expect(requests).toHaveLength(1);
  });
});

describe('the deadline', () => {
  it('aborts the attempt', async () => {
    vi.useFakeTimers();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
      return controller.signal;
    });
    const never = (request: Request): Promise<Response> =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      });
    const { client, requests } = clientOver([never]);
    const result = client.call(money, { amount: '1.00' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout', outcomeUnknown: true } });
    expect(requests).toHaveLength(1);
    expect(timeout).toHaveBeenCalledWith(30_000);
    vi.useRealTimers();
    timeout.mockRestore();
  });
  it('is that of the operation where it states one', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const bytes = new Uint8Array([1]);
    await clientOver([good]).client.call({ ...file, deadlineMs: 180_000 }, { name: 'a.png', type: 'image/png', bytes });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(180_000);
    timeout.mockRestore();
  });
  it('covers the body of an answer whose headers came before the call, as of an early request', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')));
      return controller.signal;
    });
    const cancelled = vi.fn();
    // The request has been sent without the signal of the call.
    const halting = () => Promise.resolve(new Response(new ReadableStream({ cancel: cancelled })));
    const { client } = clientOver([halting]);
    expect(await client.call(read, {})).toEqual({ ok: false, error: { kind: 'timeout', outcomeUnknown: false } });
    expect(cancelled).toHaveBeenCalledOnce();
    timeout.mockRestore();
  });
  it('does not delay a caller who cancels between attempts', async () => {
    const controller = new AbortController();
    const { client } = clientOver([broken], { sleep: async () => controller.abort() });
    expect(await client.call(read, {}, { signal: controller.signal })).toEqual({
      ok: false,
      error: { kind: 'cancelled' },
    });
  });
});

describe('reads that are on their way', () => {
  /** A client whose network answers when the test says so. */
  function waitingClient(options: Partial<ClientOptions> = {}) {
    const answers: (() => void)[] = [];
    const pending = (): Promise<Response> => new Promise((resolve) => answers.push(() => void good().then(resolve)));
    return { ...clientOver([pending], options), answers };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('are four at once, and the others are sent in their order', async () => {
    const { client, requests, answers } = waitingClient();
    const calls = Array.from({ length: 6 }, (_, page) => client.call(read, { page }));
    await settled();
    expect(requests).toHaveLength(4);
    answers[2]?.();
    await settled();
    expect(requests).toHaveLength(5);
    for (let next = 0; next < 6; next += 1) {
      answers[next]?.();
      await settled();
    }
    expect(requests.map(({ url }) => Number(new URL(url).searchParams.get('page')))).toEqual([0, 1, 2, 3, 4, 5]);
    expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
  });
  it('hold back no call with an effect, and no lookup of an intent', async () => {
    const { client, requests } = waitingClient({ readsAtOnce: 1 });
    void client.call(read, {});
    void client.call(read, {});
    for (const effect of ['toggle', 'account', 'money', 'launch'] as const) {
      void client.call({ ...money, effect }, { amount: '1.00' });
    }
    void client.call(read, { q: 'lookup' }, { complete: true });
    await settled();
    expect(requests.map(({ method }) => method).toSorted()).toEqual(['GET', 'GET', 'POST', 'POST', 'POST', 'POST']);
    expect(requests.filter(({ url }) => url.includes('q=lookup'))).toHaveLength(1);
  });
  it('count those that were sent before, and answer them without a turn', async () => {
    const ends: (() => void)[] = [];
    const underWay = Array.from({ length: 3 }, () => new Promise<void>((resolve) => ends.push(resolve)));
    const asked: unknown[] = [];
    const answers = (...early: unknown[]): boolean => asked.push(early) > 0 && String(early[0]).includes('q=early');
    const { client, requests } = waitingClient({ earlyReads: { underWay, answers }, token: () => 'one' });
    const pages = () => requests.map(({ url }) => new URL(url).searchParams.get('q'));
    for (const q of ['first', 'second', 'third', 'early']) void client.call(read, { q });
    await settled();
    expect(pages()).toEqual(['early', 'first']);
    expect(asked.at(-1)).toEqual([expect.stringMatching(/^http.*q=early/), 'th', 'one']);
    ends[0]?.();
    await settled();
    expect(pages()).toEqual(['early', 'first', 'second']);
  });
  it('go before others that wait, where they are the page’s own', async () => {
    const { client, requests, answers } = waitingClient({ readsAtOnce: 1 });
    const asked = () => requests.map(({ url }) => new URL(url).searchParams.get('q'));
    // In one task: what surrounds the page asks first.
    void client.call(read, { q: 'frame' });
    void client.call(read, { q: 'frame too' });
    void client.call(read, { q: 'page' }, { ahead: true });
    await settled();
    expect(asked()).toEqual(['page']);
    void client.call(read, { q: 'page later' }, { ahead: true });
    for (let next = 0; next < 3; next += 1) {
      answers[next]?.();
      await settled();
    }
    expect(asked()).toEqual(['page', 'page later', 'frame', 'frame too']);
  });
  it('can be given up while they wait, which costs no turn', async () => {
    const { client, requests, answers } = waitingClient({ readsAtOnce: 1 });
    void client.call(read, { page: 1 });
    const control = new AbortController();
    const second = client.call(read, { page: 2 }, { signal: control.signal });
    void client.call(read, { page: 3 });
    await settled();
    control.abort();
    expect(await second).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(requests).toHaveLength(1);
    answers[0]?.();
    await settled();
    expect(requests[1]?.url).toContain('page=3');
  });
  it('have the token of the session that asked, and a deadline from when they are sent', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    let token = 'first';
    const { client, requests, answers } = waitingClient({ readsAtOnce: 1, token: () => token });
    void client.call(read, {});
    void client.call(read, {});
    token = 'second';
    await settled();
    expect(timeout).toHaveBeenCalledOnce();
    answers[0]?.();
    await settled();
    expect(timeout).toHaveBeenCalledTimes(2);
    expect(requests[1]?.headers.get('Authorization')).toBe('Bearer first');
    timeout.mockRestore();
  });
});
