import { describe, expect, it } from 'vitest';
import { safeAddress, safeReturnPath } from './safeAddress.ts';

const hosts = { origin: 'https://site.test', image: ['img.test'], game: ['games.test:8443'] };

describe('safeAddress', () => {
  it.each([
    ['image', '/a.svg', 'https://site.test/a.svg'],
    ['image', 'https://img.test/a.svg', 'https://img.test/a.svg'],
    ['game', 'https://games.test:8443/x', 'https://games.test:8443/x'],
  ] as const)('%s %s is let through', (purpose, value, expected) => {
    expect(safeAddress(purpose, value, hosts)?.href).toBe(expected);
  });

  it.each([
    ['image', 'http://img.test/a.svg'],
    ['image', 'https://games.test:8443/a.svg'],
    ['game', 'https://games.test/x'],
    ['game', 'https://games.test:8443@evil.test/x'],
    ['game', 'https://user:pw@games.test:8443/x'],
    ['game', 'javascript:alert(1)'],
    ['game', 'data:text/html,x'],
    ['game', '//evil.test/x'],
    ['image', 'https://'],
    ['returnTo', 'https://img.test/'],
  ] as const)('%s %s is refused', (purpose, value) => {
    expect(safeAddress(purpose, value, hosts)).toBeNull();
  });
});

describe('safeReturnPath', () => {
  it('keeps path, query and hash', () => {
    expect(safeReturnPath('/rng?vassalage=A#x', hosts.origin)).toBe('/rng?vassalage=A#x');
  });
  it.each([null, '', 'rng', '//evil.test', '/\\evil.test', '/\t/evil.test', 'https://evil.test', 'javascript:1'])(
    'refuses %j',
    (value) => expect(safeReturnPath(value, hosts.origin)).toBeNull(),
  );
});
