import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from '#locales/en/help.json' with { type: 'json' };
import th from '#locales/th/help.json' with { type: 'json' };
import { deviceItems, storedNames } from './deviceStorage.ts';

/** The names in the table of docs/security.md, which an end-to-end test compares with what a journey leaves behind. */
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

it('every name that the code writes is listed', () => {
  const files = globSync('{packages,apps}/**/*.{ts,tsx}').filter((file) => !/\.(test|stories|testing)\./.test(file));
  const written = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return Array.from(code.matchAll(/(?:localStore|sessionStore)\.set\((?:'(\w+)'|(\w+))/g), ([, name, constant]) => {
      const [, value] = new RegExp(`const ${constant} = '(\\w+)'`).exec(code) ?? [];
      return name ?? value;
    });
  });
  const names = written.filter((name) => name !== undefined);
  expect(names.length).toBeGreaterThan(15);
  const listed = deviceItems.flatMap(({ id }) => storedNames(id));
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});
