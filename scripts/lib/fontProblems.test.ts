import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontCharacters } from './fontCharacters.ts';
import { fontProblems } from './fontProblems.ts';

const anuphan = (script: string): Uint8Array =>
  readFileSync(`node_modules/@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`);
const files: Readonly<Record<string, Uint8Array>> = {
  '/thai.woff2': anuphan('thai'),
  '/latin.woff2': anuphan('latin'),
  '/broken.woff2': anuphan('latin').subarray(0, 40),
  '/other.woff2': new TextEncoder().encode('<!doctype html>'.repeat(20)),
};
const problems = (...urls: readonly string[]) =>
  fontProblems(
    urls.map((url) => ({ family: 'Anuphan', url })),
    (url) => files[url],
  );

it('reads the characters of a font', () => {
  const [thai, latin] = [fontCharacters(anuphan('thai')), fontCharacters(anuphan('latin'))];
  expect([0x0e01, 0x0e48, 0x0e3f].map((code) => [thai.has(code), latin.has(code)])).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
  expect([thai.has(0x4e00), latin.has(0x41), latin.has(0x4e00)]).toEqual([false, true, false]);
});

it('takes a family whose files have Thai together', () => {
  expect(problems('/thai.woff2', '/latin.woff2')).toEqual([]);
});

it('refuses a family without Thai, by name', () => {
  expect(problems('/latin.woff2')).toEqual([expect.stringContaining('"Anuphan" lacks 84 Thai letters, such as ก')]);
});

it.each(['/missing.woff2', '/broken.woff2', '/other.woff2'])('says what is wrong with %s', (url) => {
  expect(problems(url, '/thai.woff2')).toEqual([expect.stringContaining(`"fonts": ${url}`)]);
});
