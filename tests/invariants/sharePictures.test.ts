import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routeList } from '#core/routing/routes.ts';
import { brands } from '#themes/brands.ts';

const folderOf = (id: string): string => join('themes', id, 'public/share');
const picturesOf = (id: string): readonly string[] => readdirSync(folderOf(id)).toSorted();

/** Width and height from the frame header of a JPEG. */
function sizeOf(jpeg: Buffer): readonly [width: number, height: number] {
  let at = 2;
  while (jpeg[at + 1] !== 0xc0 && jpeg[at + 1] !== 0xc2) at += 2 + jpeg.readUInt16BE(at + 2);
  return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
}

/** A brand without them is shown with its icon. */
const drawn = brands.map(({ id }) => id).filter((id) => existsSync(folderOf(id)));

it('the first brand has share pictures', () => {
  expect(drawn).toContain(brands[0].id);
});

describe.each(drawn)('the share pictures of %s', (id) => {
  it('are there for the same pages as those of the first brand, the home page among them', () => {
    expect(picturesOf(id)).toContain('home.jpg');
    expect(picturesOf(id)).toEqual(picturesOf(brands[0].id));
  });
  it('are named after pages', () => {
    const pages = routeList.map(([name]) => `${name}.jpg`);
    expect(picturesOf(id).filter((name) => !pages.includes(name))).toEqual([]);
  });
  it.each(picturesOf(id))('%s has the size that networks ask for, and at most 60 kB', (name) => {
    const jpeg = readFileSync(join(folderOf(id), name));
    expect(sizeOf(jpeg)).toEqual([1200, 630]);
    expect(jpeg.length).toBeLessThanOrEqual(60_000);
  });
});
