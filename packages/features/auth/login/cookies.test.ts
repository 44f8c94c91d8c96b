import { expect, it } from 'vitest';
import { cookieText, readCookie } from './cookies.ts';

it('sets a cookie for one day, for https and this site only', () => {
  expect(cookieText('name', 'สมชาย; a=b')).toBe(
    `name=${encodeURIComponent('สมชาย; a=b')}; Max-Age=86400; Path=/; Secure; SameSite=Strict`,
  );
});

it('removes a cookie with null', () => expect(cookieText('name', null)).toMatch(/^name=; Max-Age=0; /));

it('reads what it wrote', () => {
  const pairOf = (name: string, value: string) => cookieText(name, value).split('; ')[0];
  const all = [pairOf('rename', 'x'), pairOf('name', 'สมชาย; a=b'), pairOf('empty', '')].join('; ');
  expect(readCookie(all, 'name')).toBe('สมชาย; a=b');
  expect(readCookie(all, 'empty')).toBe('');
  expect(readCookie(all, 'nam')).toBeNull();
  expect(readCookie('', 'name')).toBeNull();
  expect(readCookie('name=%E0%A4%A', 'name')).toBeNull();
});
