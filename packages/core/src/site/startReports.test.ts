import { expect, it, vi } from 'vitest';
import { caughtErrorEvent, startReports } from './startReports.ts';

const addresses = { errorUrl: 'https://errors.example/in', viewUrl: 'https://views.example/in' };

function setUp(given: Parameters<typeof startReports>[0] = addresses) {
  const target = new EventTarget();
  const fetch = vi.fn<(url: string, init: RequestInit & { readonly body: string }) => Promise<Response>>(() =>
    Promise.reject(new Error('offline')),
  );
  const host = Object.assign(target, {
    fetch,
    location: { pathname: '/rng' },
    document: { documentElement: { lang: 'th' } },
  });
  const reports = startReports(given, host as unknown as Window & typeof globalThis);
  const fail = (error: unknown) => target.dispatchEvent(new CustomEvent(caughtErrorEvent, { detail: error }));
  const sent = () => fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(body) as object] as const);
  return { reports, fail, fetch, sent };
}

it('reports an error with its place, without queries and without who the player is', () => {
  const { fail, fetch, sent } = setUp();
  const error = new Error('boom');
  error.stack = 'Error: boom\n    at f (https://site.example/assets/a.js?token=secret:1:2)';
  fail(error);
  const stack = 'Error: boom\n    at f (https://site.example/assets/a.js:1:2)';
  expect(sent()).toEqual([
    [addresses.errorUrl, { kind: 'error', path: '/rng', message: 'boom', stack, language: 'th' }],
  ]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', mode: 'no-cors' });
});

it('reports each view to its own address', () => {
  const { reports, sent } = setUp();
  reports.view('/live');
  expect(sent()).toEqual([[addresses.viewUrl, { kind: 'view', path: '/live', language: 'th' }]]);
});

it('a loop of errors does not flood the receiver, and none is sent after the player has withdrawn', () => {
  const { fail, reports, sent } = setUp();
  for (let count = 0; count < 50; count += 1) fail(`failure ${count}`);
  expect(sent()).toHaveLength(10);
  const second = setUp();
  second.reports.stop();
  second.fail('late');
  expect(second.sent()).toEqual([]);
  reports.stop();
});

it('sends nothing where the deployment has no address', () => {
  const { fail, reports, sent } = setUp({ errorUrl: null, viewUrl: null });
  fail('unheard');
  reports.view('/');
  expect(sent()).toEqual([]);
});
