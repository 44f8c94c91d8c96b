import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from '#locales/en/help.json' with { type: 'json' };
import th from '#locales/th/help.json' with { type: 'json' };
import { deviceItems, storedNames } from './deviceStorage.ts';

/** The names in the table of docs/security.md, which is compared with those that the code can use. */
function documentedNames(): ReadonlySet<string> {
  const text = readFileSync('docs/security.md', 'utf8');
  const table = text.slice(text.indexOf('| Place |'), text.indexOf('The password is sealed'));
  const cells = table.split('\n').map((row) => row.split('|').at(3) ?? '');
  return new Set(cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name)));
}

it('the privacy text lists everything that the device keeps, and nothing else', () => {
  const listed = new Set(deviceItems.flatMap(({ id }) => storedNames(id)));
  expect(listed.size).toBeGreaterThan(25);
  expect([...listed].toSorted()).toEqual([...documentedNames()].toSorted());
});

it('each item is listed once and has its words', () => {
  const ids = deviceItems.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { device } of [th, en]) expect(Object.keys(device.items).toSorted()).toEqual(ids.toSorted());
});
