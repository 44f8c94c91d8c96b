import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createAesCipher } from './cipher.ts';
import { type ClientOptions, createClient } from './client.ts';
import { defineOperation } from './operation.ts';

const shared = {
  summary: 'For these tests.',
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

const answer = (body: unknown, init?: ResponseInit) => () => Promise.resolve(Response.json(body, init));
const good = answer({ success: true, value: { n: 1 }, message: null });
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(new Response('<html>', { status: code, headers }));
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const cipherKey = btoa('0123456789abcdef0123456789abcdef');

/** A client whose network answers one after the other as told, and repeats the last. */
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
      if (next === undefined) throw new Error('no answer was told');
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
  it('carries no token where nobody is asked who they are', async () => {
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
  it('carries it in the body where the platform looks for it there', async () => {
    const { client, requests } = clientOver([good]);
    await client.call(money, { amount: '1.00' }, { idempotencyKey: 'intent-1', keyIn: 'body' });
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false);
    expect(await requests[0]?.json()).toEqual({ amount: '1.00', idempotencyKey: 'intent-1' });
  });
  it('seals what the specification marks `enc`', async () => {
    const { client, requests } = clientOver([good]);
    await client.call(sealed, { amount: '๑' });
    const body = (await requests[0]?.json()) as { enc: string };
    expect(Object.keys(body)).toEqual(['enc']);
    const cipher = await createAesCipher({ keyBase64: cipherKey });
    expect(JSON.parse(cipher.open(body.enc))).toEqual({ amount: '๑' });
  });
  it('carries a sealed random text where the platform wants one, another with each call (LGN-12)', async () => {
    const { client, requests } = clientOver([good]);
    const operation = { ...money, sealedHeader: 'X-Sealed' };
    await client.call(operation, { amount: '1.00' });
    await client.call(operation, { amount: '1.00' });
    const cipher = await createAesCipher({ keyBase64: cipherKey });
    const [one, other] = requests.map(({ headers }) => cipher.open(headers.get('X-Sealed') ?? ''));
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(one);
  });
  it('speaks form-encoding where the platform wants it', async () => {
    const { client, requests } = clientOver([good]);
    await client.call(form, { amount: 'a&b=c' });
    expect(await requests[0]?.text()).toBe('amount=a%26b%3Dc');
    expect(requests[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
  });
  it('is not sent with a wrong input: that is our mistake, and loud', async () => {
    const { client, requests } = clientOver([good]);
    await expect(client.call(money, { amount: 5 } as never)).rejects.toThrow('testMoney: amount');
    expect(requests).toHaveLength(0);
  });
});

describe('an answer', () => {
  it.each([
    ['that is no JSON', () => Promise.resolve(new Response('<html>'))],
    ['that breaks off', () => Promise.resolve(new Response('{"success":true,"val'))],
    ['without an envelope', answer({ n: 1 })],
    ['with another value', answer({ success: true, value: { n: '1' } })],
    ['without a value', answer({ success: true })],
  ])('%s is a contract error, never a value', async (_what, given) => {
    const { client } = clientOver([given]);
    const result = await client.call(read, {});
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'contract', operation: 'testRead', outcomeUnknown: false },
    });
  });
  it('that refuses carries code, message and detail', async () => {
    const { client } = clientOver([
      answer({ success: false, value: { captcha: true }, message: 'ผิด', code: 'credentials_incorrect' }),
    ]);
    expect(await client.call(money, { amount: '1' })).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'credentials_incorrect', message: 'ผิด', detail: { captcha: true } },
    });
  });
  it('that refuses with a code we do not know is still a refusal', async () => {
    const { client } = clientOver([answer({ success: false, message: 'x', code: 'E-4711' })]);
    expect(await client.call(money, { amount: '1' })).toMatchObject({
      error: { kind: 'refused', code: 'unknown', message: 'x' },
    });
  });
  it('401 ends the session that asked, and no other', async () => {
    const onUnauthorized = vi.fn();
    const { client } = clientOver([status(401)], { onUnauthorized });
    expect(await client.call(read, {})).toEqual({ ok: false, error: { kind: 'unauthorized' } });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('secret', read);
  });
});

describe('a failure', () => {
  it.each([
    ['a broken connection', broken, 'network'],
    ['408', status(408), 'unavailable'],
    ['429', status(429), 'rateLimited'],
    ['500', status(500), 'unavailable'],
    ['503', status(503), 'unavailable'],
  ] as const)('%s: a read is tried three times in all', async (_what, failing, kind) => {
    const { client, requests } = clientOver([failing]);
    expect(await client.call(read, {})).toMatchObject({ ok: false, error: { kind } });
    expect(requests).toHaveLength(3);
  });
  it.each([
    ['a broken connection', broken],
    ['503', status(503)],
    ['429', status(429)],
  ] as const)('%s: nothing that changes something is sent twice', async (_what, failing) => {
    const { client, requests } = clientOver([failing]);
    await client.call(money, { amount: '1.00' });
    expect(requests).toHaveLength(1);
  });
  it('of money says that the outcome is not known', async () => {
    const { client } = clientOver([broken]);
    expect(await client.call(money, { amount: '1.00' })).toEqual({
      ok: false,
      error: { kind: 'network', outcomeUnknown: true },
    });
  });
  it('is over as soon as an attempt succeeds', async () => {
    const { client, requests } = clientOver([broken, good]);
    expect((await client.call(read, {})).ok).toBe(true);
    expect(requests).toHaveLength(2);
  });
  it('waits with full jitter, longer each time, and as long as the platform asks', async () => {
    const { client, waits } = clientOver([status(503), status(429, { 'Retry-After': '2' }), good]);
    await client.call(read, {});
    expect(waits).toEqual([300, 2000]);
  });
  it.each([200, 400, 403, 404, 409])('status %i is not repeated', async (code) => {
    const { client, requests } = clientOver([status(code)]);
    await client.call(read, {});
    expect(requests).toHaveLength(1);
  });
});

describe('time', () => {
  it('runs out', async () => {
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
  it('is given back when the caller cancels, in the middle of an attempt or of a pause', async () => {
    const controller = new AbortController();
    const { client } = clientOver([broken], { sleep: async () => controller.abort() });
    expect(await client.call(read, {}, { signal: controller.signal })).toEqual({
      ok: false,
      error: { kind: 'cancelled' },
    });
  });
});
