import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
import { randomBrandFile } from '#ui/theme/randomBrandFile.samples.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { brandJson, bundleFiles, png, svg } from './bundle.samples.ts';
import { checkBundle } from './checkBundle.ts';
import { readArchive } from './readBundle.ts';

const brands = await readBrandFolders();

/** Values that no entry expects, and some that one does. */
const odd: readonly unknown[] = [
  null,
  0,
  -1,
  2,
  1e99,
  true,
  '',
  'x',
  '/',
  '//',
  '/%',
  '%E0%A4%A',
  'marks/mark-light.svg',
  '../x.svg',
  'a\\b.svg',
  '/brands/kinnari/',
  'https://a.example/x.png',
  'data:image/png,x',
  ' '.repeat(400),
  '\u0000',
  [],
  [null],
  [[]],
  {},
  { src: 3 },
  { src: '%' },
  { th: 1 },
  { url: null, family: {} },
  [{ url: 'fonts/%ff.woff2', family: 'Sakura' }],
];

it('says something of 300 random bundles, whatever is in them', () => {
  const random = createRandom(20);
  const keys = [
    'format',
    'id',
    'version',
    'extends',
    'name',
    'title',
    'mark',
    'favicon',
    'illustration',
    'preview',
  ].concat(['themeColor', 'defaults', 'fonts', 'density', 'light', 'dark', '__proto__', 'constructor']);
  const noise = (length: number): Uint8Array => Uint8Array.from({ length }, () => random.int(0, 255));
  let right = 0;
  for (let round = 0; round < 300; round += 1) {
    const content: Record<string, unknown> = { ...brandJson, ...(randomBrandFile(random) as object) };
    for (let count = random.int(0, 4); count > 0; count -= 1) content[random.pick(keys)] = random.pick(odd);
    const files = new Map(
      bundleFiles({ 'brand.json': JSON.stringify(random.int(0, 9) === 0 ? random.pick(odd) : content) ?? '' }),
    );
    for (let count = random.int(0, 3); count > 0; count -= 1) {
      const path = random.pick([...files.keys()]);
      const former = files.get(path) ?? noise(9);
      const change = random.pick<() => Uint8Array>([
        () => noise(random.int(0, 90)),
        () => former.subarray(0, random.int(0, former.length)),
        () => former.map((byte) => (random.int(0, 30) === 0 ? random.int(0, 255) : byte)),
        () => png(random.int(0, 4_000_000_000), random.int(0, 9)),
        () =>
          new TextEncoder().encode(svg(random.pick(['<', '<a', '<!--', '&#x;', '<a b="&#99999999;"/>', '<![CDATA[']))),
      ]);
      files.set(path, change());
    }
    const archive = zipSync(Object.fromEntries(files), { level: 1 });
    const damaged = random.int(0, 4) === 0 ? archive.map((byte) => (random.int(0, 400) === 0 ? 0 : byte)) : archive;
    const { bundle, problems } = checkBundle(readArchive(damaged), { brands });
    if (bundle === undefined) expect(problems).not.toEqual([]);
    else if (problems.length === 0) {
      right += 1;
      expect(() => JSON.stringify(bundle.siteFile('/client/1a2b3c4d'))).not.toThrow();
    }
    for (const { text } of problems) expect(text).toMatch(/\S/);
  }
  // Some are right: chance reaches what comes after the first sentence.
  expect(right).toBeGreaterThan(0);
});
