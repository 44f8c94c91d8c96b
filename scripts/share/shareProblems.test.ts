import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { jpegSize, shareLimit, sharePictures, shareProblems } from './shareProblems.ts';

const folder = mkdtempSync(join(tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A JPEG that has a frame header and nothing to show. */
const jpeg = (width: number, height: number): Buffer => {
  const frame = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 13);
  frame.writeUInt16BE(width, 15);
  return frame;
};
const file = (name: string, content: Buffer): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const folders = await readBrandFolders();

it.each(folders.map((each) => [each.brand.id, each] as const))('%s has all share pictures', (_id, each) => {
  // `npm run share:pictures` draws them.
  expect(shareProblems(each)).toEqual([]);
});

it('names pictures that are missing, too heavy, of another size or no JPEG, and a brand without any', () => {
  const [first] = folders;
  if (first === undefined) throw new Error('there is no brand');
  const right = file('right.jpg', jpeg(1200, 630));
  const [missing = '', heavy = '', small = '', png = '', ...rest] = sharePictures(first.brand.id).map(({ url }) => url);
  const files = new Map([
    ...rest.map((url) => [url, right] as const),
    [heavy, file('heavy.jpg', Buffer.concat([jpeg(1200, 630), Buffer.alloc(shareLimit)]))],
    [small, file('small.jpg', jpeg(600, 315))],
    [png, file('a.png', Buffer.from('PNG, not a JPEG'))],
  ]);
  expect(shareProblems({ brand: first.brand, files })).toEqual([
    `${missing} is missing`,
    `${heavy} has ${shareLimit + 21} bytes, more than ${shareLimit}`,
    `${small} is 600 × 315, not 1200 × 630`,
    `${png} is no JPEG, not 1200 × 630`,
  ]);
  expect(shareProblems({ brand: first.brand, files: new Map() })).toEqual([`${first.brand.id} has no share pictures`]);
});

it('reads the size of a JPEG behind other segments', () => {
  expect(jpegSize(jpeg(12, 34))).toEqual({ width: 12, height: 34 });
  expect(jpegSize(Buffer.alloc(0))).toBeNull();
});
