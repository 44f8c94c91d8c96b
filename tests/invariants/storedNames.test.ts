import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storedCookies, storedDatabases, storedNames } from '#core/data/storedNames.ts';

/** The names that the document gives, by the first word of their place. */
function namesInDocument(): Record<string, string[]> {
  const named: Record<string, string[]> = {};
  let place = '';
  for (const row of readFileSync('docs/security.md', 'utf8').matchAll(/^\|([^|]*)\|[^|]*\| *(`[^|]*`) *\|/gm)) {
    const [, first = '', names = ''] = row;
    if (first.trim() !== '') place = first.includes('Google') ? 'Google' : (/\w+/.exec(first)?.[0] ?? '');
    (named[place] ??= []).push(...Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name));
  }
  return named;
}

it('the document names everything that the site can store on a device, and nothing else', () => {
  const { Session = [], Local = [], Cookies = [], IndexedDB = [] } = namesInDocument();
  expect(Object.keys(storedNames).length).toBeGreaterThan(30);
  expect([...Session, ...Local].toSorted()).toEqual(Object.keys(storedNames).toSorted());
  expect(Cookies.toSorted()).toEqual(Object.keys(storedCookies).toSorted());
  expect(IndexedDB).toEqual(Object.keys(storedDatabases));
});

it('the document says what is forgotten with the player', () => {
  const { forgotten = '' } =
    /^Stays when a device is forgotten:(?<forgotten>[^\n]*)$/m.exec(readFileSync('docs/security.md', 'utf8'))?.groups ??
    {};
  const stays = Object.entries({ ...storedNames, ...storedCookies }).flatMap(([name, owner]) =>
    owner === 'device' ? [name] : [],
  );
  expect(Array.from(forgotten.matchAll(/`([^`]+)`/g), ([, name = '']) => name).toSorted()).toEqual(stays.toSorted());
});
