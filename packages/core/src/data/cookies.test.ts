import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type CookieName,
  cookieName,
  cookieText,
  findCookie,
  namesOfCookie,
  readCookie,
  removeCookies,
  writeCookie,
} from './cookies.ts';

const https = { protocol: 'https:' };
const http = { protocol: 'http:' };

afterEach(() => vi.unstubAllGlobals());

/** A page that keeps cookies as a browser does: each with its attributes, by name. */
function browser(protocol: string) {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    get cookie() {
      return Array.from(kept, ([name, text]) => `${name}=${text.split(';', 1)[0]}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', ...rest] = text.split('=');
      const attributes = rest.join('=');
      const secure = /; Secure\b/.test(attributes) && protocol === 'https:';
      // What browsers demand of the prefix, and of `Secure`.
      if (name.startsWith('__Host-') && !(secure && attributes.includes('Path=/') && !/Domain/.test(attributes)))
        return;
      if (/; Secure\b/.test(attributes) && protocol !== 'https:') return;
      if (attributes.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, attributes);
    },
  });
  return kept;
}

describe('over HTTPS a cookie is bound to this host', () => {
  it.each<CookieName>(['rememberSeal', 'smsMobile', 'lang', 'theme'])('%s', (name) => {
    const kept = browser('https:');
    writeCookie(name, 'x');
    expect([...kept.keys()]).toEqual([`__Host-${name}`]);
    expect(kept.get(`__Host-${name}`)).toMatch(/; Path=\/; SameSite=(Lax|Strict); Secure$/);
    expect(readCookie(name)).toBe('x');
    writeCookie(name, null);
    expect([...kept]).toEqual([]);
  });

  it('one that another host of the domain has planted is not read, and goes when the own one is written', () => {
    const kept = browser('https:');
    kept.set('rememberName', 'planted');
    expect(readCookie('rememberName')).toBeNull();
    writeCookie('rememberName', 'own');
    expect([...kept.keys()]).toEqual(['__Host-rememberName']);
  });
});

it('over plain HTTP a choice is kept by its bare name, and what is a player’s own is not (LGN-09e)', () => {
  const kept = browser('http:');
  writeCookie('lang', 'EN');
  writeCookie('rememberName', 'demo');
  expect([...kept.keys()]).toEqual(['lang']);
  expect(readCookie('rememberName')).toBeNull();
  expect(namesOfCookie('lang')).toEqual([cookieName('lang', https), cookieName('lang', http)]);
});

it('a remembered login lasts for a day and does not come with links from elsewhere, a language lasts for a year', () => {
  expect(cookieText('rememberName', 'สมชาย; a=b', https)).toBe(
    `__Host-rememberName=${encodeURIComponent('สมชาย; a=b')}; Max-Age=86400; Path=/; SameSite=Strict; Secure`,
  );
  expect(cookieText('lang', 'EN', http)).toBe('lang=EN; Max-Age=31536000; Path=/; SameSite=Lax');
});

it('finds what was written', () => {
  const all = `rename=x; name=${encodeURIComponent('สมชาย; a=b')}; empty=`;
  expect(findCookie(all, 'name')).toBe('สมชาย; a=b');
  expect(findCookie(all, 'empty')).toBe('');
  expect(findCookie(all, 'nam')).toBeNull();
  expect(findCookie('', 'name')).toBeNull();
  expect(findCookie('name=%E0%A4%A', 'name')).toBeNull();
});

it('where a browser refuses cookies with an exception, there are none, and nothing breaks', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('location', https);
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }));
  expect(readCookie('rememberMe')).toBeNull();
  expect(() => {
    writeCookie('theme', 'dark');
    writeCookie('rememberMe', null);
    removeCookies(() => true);
  }).not.toThrow();
});
