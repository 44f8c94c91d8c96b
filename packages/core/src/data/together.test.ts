import { expect, it, vi } from 'vitest';
import { type Remote, loading, ready } from './remote.ts';
import { together } from './together.ts';

const failed = (retry = vi.fn(), refreshing = false): Remote<string> => ({
  status: 'failed',
  error: { kind: 'unauthorized' },
  retry,
  refreshing,
});

it.each<[string, Remote<string>, Remote<string>]>([
  ['ready', ready('a'), ready('b')],
  ['loading', ready('a'), loading],
  ['loading', loading, ready('b')],
  ['failed', failed(), ready('b')],
  ['failed', loading, failed()],
])('is %s', (status, first, second) => {
  expect(together(first, second).status).toBe(status);
});

it('has both values', () => {
  expect(together(ready('a'), ready('b'))).toMatchObject({ value: ['a', 'b'] });
});

it('retries only what failed', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const both = together(failed(one), failed(other));
  if (both.status === 'failed') both.retry();
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  const single = together(ready('a'), failed(other));
  if (single.status === 'failed') single.retry();
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

it('is refreshing while any failed part is', () => {
  expect(together(failed(), failed())).toMatchObject({ refreshing: false });
  expect(together(failed(), failed(vi.fn(), true))).toMatchObject({ refreshing: true });
});
