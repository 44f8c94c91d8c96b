import { describe, expect, it, vi } from 'vitest';
import { allowedHosts, chooseHost, onHost } from './hosts.ts';

it('takes our own origin and what the deployment lists; the rest is reported', () => {
  const tell = vi.fn();
  expect(allowedHosts(['a.example', '', 'evil.example'], ['a.example'], tell)).toEqual(['a.example', '']);
  expect(tell.mock.calls).toEqual([['evil.example']]);
});

describe('onHost', () => {
  it.each([
    ['/x.svg', 'cdn.example', 'https://cdn.example/x.svg'],
    ['/x.svg', '', '/x.svg'],
    ['/x.svg', undefined, '/x.svg'],
    ['//evil.example/x', 'cdn.example', '//evil.example/x'],
    ['https://other.example/x', 'cdn.example', 'https://other.example/x'],
  ])('%s on %j is %s', (path, host, address) => expect(onHost(path, host)).toBe(address));
});

describe('chooseHost', () => {
  const hosts = ['a', 'b', 'c'];
  it('is one by chance', () =>
    expect([0, 0.34, 0.67, 0.999, 1].map((chance) => chooseHost(hosts, null, chance))).toEqual([
      'a',
      'b',
      'c',
      'c',
      'c',
    ]));
  it('stays what it was for the session', () => expect(chooseHost(hosts, 'b', 0.9)).toBe('b'));
  it('forgets one that is not offered any more', () => expect(chooseHost(hosts, 'old', 0)).toBe('a'));
  it('is the next one after each failure, around the end', () =>
    expect([1, 2, 3].map((failures) => chooseHost(hosts, 'b', 0, failures))).toEqual(['c', 'a', 'b']));
  it('is our own origin when there is none', () => expect(chooseHost([], null, 0.5)).toBe(''));
});
