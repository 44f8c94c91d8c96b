import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The names that the compiler lets the site store something under, `*` for the part that differs. */
function namesInCode(): string[] {
  const source = readFileSync('packages/core/src/data/storage.ts', 'utf8');
  const [, union = ''] = /export type StoredName =([^;]*);/.exec(source) ?? [];
  return Array.from(union.matchAll(/['`]([^'`]+)['`]/g), ([, name = '']) => name.replace('${string}', '*'));
}

/** The names that the document gives for web storage. */
function namesInDocument(): string[] {
  const rows = Array.from(
    readFileSync('docs/security.md', 'utf8').matchAll(/^\|([^|]*)\|[^|]*\| *(`[^|]*`) *\|/gm),
    ([, place = '', names = '']) => ({ place: place.trim(), names }),
  );
  const end = rows.findIndex(({ place }) => place.startsWith('Cookies'));
  return rows.slice(0, end).flatMap(({ names }) => Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name));
}

it('the document names everything that the site can store on a device, and nothing else', () => {
  expect(namesInCode().length).toBeGreaterThan(30);
  expect(namesInDocument().toSorted()).toEqual(namesInCode().toSorted());
});
