import { describe, expect, it, vi } from 'vitest';
import { allowedHosts, chooseHost, onHost } from './hosts.ts';

it('allows the own origin and the hosts of the deployment, and reports the rest', () => {
  const report = vi.fn();
  expect(allowedHosts(['a.example', '', 'evil.example'], ['a.example'], report)).toEqual(['a.example', '']);
  expect(report.mock.calls).toEqual([['evil.example']]);
});

it('allows one level of subdomains, and never the level itself as a host', () => {
  const named = ['a.cdn.example', 'cdn.example', 'a.b.cdn.example', '*.cdn.example'];
  expect(allowedHosts(named, ['*.cdn.example'], vi.fn())).toEqual(['a.cdn.example']);
});

describe('onHost', () => {
  it.each([
    ['/x.svg', 'cdn.example', 'https://cdn.example/x.svg'],
    ['/x.svg', '', '/x.svg'],
    ['/x.svg', undefined, '/x.svg'],
    ['//evil.example/x', 'cdn.example', '//evil.example/x'],
    ['https://other.example/x', 'cdn.example', 'https://other.example/x'],
  ])('%s on %j is %s', (path, host, url) => expect(onHost(path, host)).toBe(url));
});

describe('chooseHost', () => {
  const hosts = ['a', 'b', 'c'];
  it('is random at first', () =>
    expect([0, 0.34, 0.67, 0.999, 1].map((chance) => chooseHost(hosts, null, chance))).toEqual([
      'a',
      'b',
      'c',
      'c',
      'c',
    ]));
  it('stays the same for the session', () => expect(chooseHost(hosts, 'b', 0.9)).toBe('b'));
  it('replaces one that is no longer offered', () => expect(chooseHost(hosts, 'old', 0)).toBe('a'));
  it('is the next one after each failure, starting over at the end', () =>
    expect([1, 2, 3].map((failures) => chooseHost(hosts, 'b', 0, failures))).toEqual(['c', 'a', 'b']));
  it('is the own origin without hosts', () => expect(chooseHost([], null, 0.5)).toBe(''));
});
