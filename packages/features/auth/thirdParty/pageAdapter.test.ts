import { expect, it, vi } from 'vitest';
import { fail, ok } from '#api/errors.ts';
import { createPageAdapter, thirdPartyChannel } from './pageAdapter.ts';

const address = '/signin/';

function browser() {
  const opened = { go: vi.fn<(to: URL) => void>(), close: vi.fn<() => void>(), closed: false };
  const open = vi.fn(() => opened as typeof opened | null);
  const adapter = (change: object = {}) =>
    createPageAdapter({
      address,
      language: 'TH',
      origin: 'https://site.test',
      open,
      newState: () => 'state-1',
      everyMs: 1,
      ...change,
    });
  return { opened, open, adapter };
}

function post(message: unknown): void {
  const channel = new BroadcastChannel(thirdPartyChannel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(message);
  channel.close();
}

it('opens the page synchronously and returns its token', async () => {
  const { opened, open, adapter } = browser();
  const answer = adapter().signIn('line');
  expect(open).toHaveBeenCalledOnce();
  expect(opened.go.mock.calls[0]?.[0].href).toBe('https://site.test/signin/?provider=line&state=state-1&lang=th');
  post({ type: 'thirdParty', state: 'state-1', idToken: 'token-1' });
  expect(await answer).toEqual(ok('token-1'));
  expect(opened.close).toHaveBeenCalled();
});

it('ignores messages for another window', async () => {
  const { opened, adapter } = browser();
  const answer = adapter().signIn('google');
  for (const other of [
    null,
    'text',
    { type: 'thirdParty', state: 'state-2', idToken: 'stolen' },
    { state: 'state-1' },
  ]) {
    post(other);
  }
  await new Promise((resolve) => setImmediate(resolve));
  opened.closed = true;
  expect(await answer).toEqual(fail('cancelled'));
});

it.each([{ cancelled: true }, { idToken: '' }, { idToken: 7 }])('%o is no token', async (said) => {
  const answer = browser().adapter().signIn('line');
  post({ type: 'thirdParty', state: 'state-1', ...said });
  expect(await answer).toEqual(fail('cancelled'));
});

it('reports a blocked window', async () => {
  expect(
    await browser()
      .adapter({ open: () => null })
      .signIn('line'),
  ).toEqual(fail('blocked'));
});

it.each([null, 'https://elsewhere.test/signin/', 'javascript:alert(1)'])('opens nothing at %s', async (elsewhere) => {
  const { open, adapter } = browser();
  expect(await adapter({ address: elsewhere }).signIn('line')).toEqual(fail('unavailable'));
  expect(open).not.toHaveBeenCalled();
});
