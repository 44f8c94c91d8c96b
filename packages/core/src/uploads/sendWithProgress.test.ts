import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '#api/client.ts';
import { fileUpload, fileUploadDocs } from '#api/uploads.ts';
import { sendWithProgress } from './sendWithProgress.ts';

/** A request that does what the test says. Those of a browser are in the tests of the pages with pictures. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly sent: Record<string, unknown> = {};
  status = 0;
  response = new Blob();
  responseType = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.sent[name] = value;
  }
  getAllResponseHeaders = (): string => 'content-type: application/json\r\nretry-after: 7\r\n';
  send(body: Uint8Array): void {
    this.sent['bytes'] = body.length;
  }
  abort = (): void => this.end('abort');
  end(event: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.response = new Blob([JSON.stringify(body)]);
    this.end('load');
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Begins an upload. */
async function upload(signal?: AbortSignal) {
  const shares: number[] = [];
  const onUnauthorized = vi.fn();
  const client = createClient({
    baseUrl: 'https://platform.test',
    token: () => 'secret',
    language: () => 'TH',
    cipher: () => Promise.reject(new Error('no cipher')),
    fetch: () => Promise.reject(new Error('sent by fetch')),
    onUnauthorized,
  });
  const send = sendWithProgress((share) => shares.push(share));
  FakeRequest.last = new FakeRequest();
  const answer = client.call(fileUpload, fileUploadDocs.example, { send, ...(signal && { signal }) });
  await vi.waitFor(() => expect(FakeRequest.last.sent).toHaveProperty('bytes'));
  return { answer, shares, request: FakeRequest.last, onUnauthorized };
}

it('sends what fetch would, tells how much has left and reads the answer', async () => {
  const { answer, shares, request } = await upload();
  expect(request.sent).toMatchObject({
    method: 'POST',
    url: `https://platform.test${fileUpload.path}`,
    authorization: 'Bearer secret',
    'accept-language': 'th',
    'content-type': 'image/png',
    'x-file-name': 'statement.png',
    bytes: fileUploadDocs.example.bytes.length,
  });
  for (const loaded of [2, 4, 8]) request.progress(loaded, 8);
  const value = { id: 'file-1', name: 'statement.png', bytes: 8, url: '/files/1' };
  request.answer(200, { success: true, value, message: null });
  expect(await answer).toEqual({ ok: true, value });
  expect(shares).toEqual([0.25, 0.5, 1]);
});

it('maps failures as the client does', async () => {
  const first = await upload();
  first.request.answer(401, {});
  expect(await first.answer).toMatchObject({ error: { kind: 'unauthorized' } });
  expect(first.onUnauthorized).toHaveBeenCalledExactlyOnceWith('secret', fileUpload, expect.any(Response));
  const second = await upload();
  second.request.answer(429, {});
  expect(await second.answer).toMatchObject({ error: { kind: 'rateLimited', retryAfterMs: 7_000 } });
  const third = await upload();
  third.request.answer(204, null);
  expect(await third.answer).toMatchObject({ error: { kind: 'contract' } });
  const fourth = await upload();
  fourth.request.progress(4, 8);
  fourth.request.end('error');
  expect(await fourth.answer).toMatchObject({ error: { kind: 'network', outcomeUnknown: true } });
});

it('is cancelled with its signal', async () => {
  const cancel = new AbortController();
  const { answer, request } = await upload(cancel.signal);
  request.progress(4, 8);
  cancel.abort();
  expect(await answer).toEqual({ ok: false, error: { kind: 'cancelled' } });
});

it('fails when it has stood still for a minute, and not while it moves', async () => {
  const { answer, request } = await upload();
  const settled = vi.fn();
  void answer.then(settled);
  for (const loaded of [2, 4, 6]) {
    await vi.advanceTimersByTimeAsync(59_000);
    request.progress(loaded, 8);
  }
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await answer).toMatchObject({ error: { kind: 'network' } });
});
