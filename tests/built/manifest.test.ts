import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { routeOf } from '#core/routing/routes.ts';
import { noticeBadge } from '#ui/theme/manifest.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { appleIconPath, manifestPath } from '../../apps/site/src/brandFiles.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type?: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly [key: string]: unknown;
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { name: string; url: string; icons: readonly Icon[] }[];
}

const site = 'dist/site';
/** Width and height as the header of a PNG says them. */
function sizeOf(path: string): string {
  const file = readFileSync(site + path);
  expect(file.subarray(1, 4).toString(), path).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

const brands = await readBrandFolders();
const cases = brands.flatMap((folder) => languageCodes.map((code) => ({ id: folder.brand.id, code, folder })));

describe.each(cases)('the manifest of $id in $code', ({ id, code, folder: { brand, tokens } }) => {
  const manifest = JSON.parse(readFileSync(site + manifestPath(id, code), 'utf8')) as Manifest;
  const isDark = brand.defaults?.theme === 'dark';
  const color = { ...tokens.light.color, ...(isDark && tokens.dark.color) };

  it('has what Android and iPhones ask of a site that can be installed', () => {
    expect(manifest).toMatchObject({
      ...{ id: '/', scope: '/', display: 'standalone', lang: code, dir: 'ltr', name: brand.name[code] },
      background_color: color.canvas,
      theme_color: brand.themeColor?.[isDark ? 'dark' : 'light'] ?? color.chrome,
    });
    expect([...manifest.short_name].length).toBeLessThanOrEqual(12);
    expect(manifest['description']).toMatch(/\S{10}/);
    const start = new URL(manifest.start_url, 'https://site.example/');
    expect([start.pathname, start.search]).toEqual(['/', '?from=app']);
  });

  it('names icons that are there, in the sizes that it says', () => {
    const pixels = manifest.icons.filter(({ sizes }) => sizes !== 'any');
    expect(pixels.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of pixels) expect([type, sizeOf(src)]).toEqual(['image/png', sizes]);
    expect(manifest.icons.at(-1)).toMatchObject({ sizes: 'any', purpose: 'any' });
    expect(existsSync(site + (manifest.icons.at(-1)?.src ?? ''))).toBe(true);
    expect(sizeOf(appleIconPath(id))).toBe('180x180');
    // What the worker shows of a notification.
    expect(sizeOf(`/brands/${id}/${noticeBadge.name}`)).toBe('96x96');
  });

  it('leads to pages of the site, each with an icon', () => {
    expect(manifest.shortcuts).toHaveLength(3);
    for (const { name, url, icons } of manifest.shortcuts) {
      expect(name).not.toBe('');
      expect(routeOf(new URL(url, 'https://site.example').pathname), url).not.toBeNull();
      for (const { src, sizes } of icons) expect([sizes, sizeOf(src)]).toEqual(['96x96', '96x96']);
    }
  });
});

it('the document names the icon of iPhones and the manifest of its brand', () => {
  const page = readFileSync(`${site}/index.html`, 'utf8');
  const [first] = brands;
  expect(page).toContain(`<link rel="apple-touch-icon" href="${appleIconPath(first?.brand.id ?? '')}"`);
  expect(page).toContain(`<link rel="manifest" href="${manifestPath(first?.brand.id ?? '', 'th')}"`);
});
