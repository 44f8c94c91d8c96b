import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { type BundleFiles, brandJson, bundleFiles, licencesJson, png } from './bundle.samples.ts';
import { checkBundle } from './checkBundle.ts';
import { pictureSize } from './pictureSize.ts';
import { carryBundles, releaseBundle } from './releaseBundle.ts';

const root = mkdtempSync(join(tmpdir(), 'kinnari-release-'));
afterAll(() => rmSync(root, { recursive: true }));
const brands = await readBrandFolders();

async function release(changes: BundleFiles = {}) {
  const { bundle, problems } = checkBundle({ files: bundleFiles(changes), problems: [] }, { brands });
  if (bundle === undefined || problems.length > 0) throw new Error(JSON.stringify(problems));
  return releaseBundle(bundle);
}

it('serves each file below a folder that changes with them, and icons where manifests look for them', async () => {
  const { brand, brandFile, text, files } = await release();
  const [, folder = ''] = /"(\/client\/[\da-f]{8})\/marks\/mark-light\.svg"/.exec(text) ?? [];
  const own = [...bundleFiles().keys()].filter((path) => !/\.json$|^icons\/icon-192/.test(path));
  expect([brand, brandFile]).toEqual(['kinnari', '/client/brand.json']);
  expect([...files.keys()].toSorted()).toEqual(
    ['/client/brand.json', '/brands/kinnari/icon-192.png', ...own.map((path) => `${folder}/${path}`)].toSorted(),
  );
  expect(JSON.parse(text)).toMatchObject({ favicon: `${folder}/icons/favicon.svg`, name: brandJson.name });
  expect((await release()).text).toBe(text);
  expect((await release({ 'share/preview.png': png(1200, 630, 99) })).text).not.toContain(folder);
});

it('draws the picture of previews where there is none, in each mode with its name in Thai', async () => {
  const changes = { 'share/preview.png': undefined, 'licences.json': JSON.stringify(licencesJson) };
  const drawn = async (more: object) => {
    const { text, files } = await release({ ...changes, 'brand.json': JSON.stringify({ ...brandJson, ...more }) });
    const { preview } = JSON.parse(text) as { preview: string };
    return files.get(preview) ?? new Uint8Array();
  };
  const [light, dark, nameless] = [
    await drawn({}),
    await drawn({ defaults: { theme: 'dark' } }),
    await drawn({ name: { th: '.', en: '.' } }),
  ];
  expect(pictureSize(light)).toEqual({ width: 1200, height: 630 });
  expect(light.length).toBeLessThan(100_000);
  expect([Buffer.compare(light, dark), Buffer.compare(light, nameless)]).not.toContain(0);
});

it('carries the files of earlier releases, and only those that were their own', async () => {
  const { files } = await release();
  const put = (site: string, entries: ReadonlyMap<string, Uint8Array>) => {
    for (const [path, content] of entries) {
      mkdirSync(dirname(join(root, site, path)), { recursive: true });
      writeFileSync(join(root, site, path), content);
    }
  };
  put('former/site', files);
  put('former/site', new Map([['/client/00000000/older.svg', new Uint8Array(1)]]));
  put('other/site', new Map([['/index.html', new Uint8Array(1)]]));
  put('next/site', new Map([['/client/brand.json', new Uint8Array(1)]]));
  carryBundles(join(root, 'next/site'), [join(root, 'former'), join(root, 'other')]);
  const [, folder = ''] = /client\/([\da-f]{8})/.exec([...files.keys()].join()) ?? [];
  expect(readdirSync(join(root, 'next/site/client')).toSorted()).toEqual([folder, 'brand.json'].toSorted());
  expect(readFileSync(join(root, 'next/site/client', folder, 'share/preview.png'))).toEqual(
    Buffer.from(png(1200, 630)),
  );
});
