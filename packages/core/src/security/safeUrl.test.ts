import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl, safeReturnPath } from './safeUrl.ts';

const hosts = { origin: 'https://site.test', image: ['img.test'], game: ['games.test:8443'] };

describe('safeUrl', () => {
  it.each([
    ['image', '/a.svg', 'https://site.test/a.svg'],
    ['image', 'https://img.test/a.svg', 'https://img.test/a.svg'],
    ['game', 'https://games.test:8443/x', 'https://games.test:8443/x'],
  ] as const)('%s %s is allowed', (purpose, value, expected) => {
    expect(safeUrl(purpose, value, hosts)?.href).toBe(expected);
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
    ['image', '/.//img.test/a.svg'],
    ['returnTo', 'https://site.test//evil.test'],
  ] as const)('%s %s is refused', (purpose, value) => {
    expect(safeUrl(purpose, value, hosts)).toBeNull();
  });
});

describe('one level of subdomains', () => {
  const levels = { origin: 'https://site.test', game: ['*.pg.test', '*.live.test:8443', 'own.test'] };
  it.each(['https://a.pg.test/x', 'https://A-1.PG.test/x', 'https://xn--q3c.pg.test/', 'https://a.live.test:8443/'])(
    '%s is allowed',
    (value) => expect(safeUrl('game', value, levels)?.href).toBe(new URL(value).href),
  );
  it.each([
    'https://pg.test/',
    'https://a.b.pg.test/',
    'https://.pg.test/',
    'https://*.pg.test/',
    'https://apg.test/',
    'https://a.pg.test.evil.test/',
    'https://a.pg.test:444/',
    'https://a.live.test/',
    'https://a.own.test/',
    'http://a.pg.test/',
    'https://evil.test\\@a.pg.test/',
  ])('%s is refused', (value) => expect(safeUrl('game', value, levels)).toBeNull());

  it('holds nothing but one label before the suffix', () => {
    const label = fc.stringMatching(/^[a-z\d.*@:/\\%-]{1,12}$/);
    fc.assert(
      fc.property(label, label, (first, rest) => {
        const url = safeUrl('game', `https://${first}.pg.test${rest}`, levels);
        if (url !== null) expect(url.host).toMatch(/^[a-z\d_-]+\.pg\.test$/);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('safeReturnPath', () => {
  it('keeps path, query and hash', () => {
    expect(safeReturnPath('/rng?vassalage=A#x', hosts.origin)).toBe('/rng?vassalage=A#x');
  });
  it.each([
    null,
    '',
    'rng',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test',
    'javascript:1',
    '/.//evil.test',
    '/..//evil.test',
    '/x/..//evil.test',
    '/%2e//evil.test',
    '/%2E%2e//evil.test',
    '/x/%2e.//evil.test',
    '/./\\evil.test',
    '/.\\/evil.test',
    '/.\\\\evil.test',
    '/.\t/\n/evil.test',
  ])('refuses %j', (value) => expect(safeReturnPath(value, hosts.origin)).toBeNull());

  it('returns paths that resolve to this site and to themselves', () => {
    const piece = fc.constantFrom(
      ...['/', '/', '.', '..', '\\', '%2e', '%2F', '%5c', '\t', '\n', ' ', '?', '#', ':', '@', 'evil.test'],
    );
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
    let accepted = 0;
    fc.assert(
      fc.property(text, (value) => {
        const path = safeReturnPath(value, hosts.origin);
        if (path === null) return;
        accepted += 1;
        expect(new URL(path, hosts.origin).href).toBe(hosts.origin + path);
        expect(safeReturnPath(path, hosts.origin)).toBe(path);
      }),
      { numRuns: 3_000 },
    );
    expect(accepted).toBeGreaterThan(300);
  });
});
