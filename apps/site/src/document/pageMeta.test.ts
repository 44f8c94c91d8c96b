import { expect, test } from 'vitest';
import { announcementList } from '#api/announcements.ts';
import { brands } from '#themes/brands.ts';
import { metaHtml, previewPicture, withMeta } from './pageMeta.ts';

const [brand] = brands;
const url = new URL('https://site.example/rng');
const share = (page: string): string => `/brands/${brand.id}/share/${page}.jpg`;
const source = { url, base: null, brand, page: 'rng', drawn: [share('home'), share('rng')], imageHosts: [] } as const;
const bannersOf = (...paths: readonly string[]) => [
  {
    key: [announcementList.id, {}, null] as const,
    value: { banners: paths.map((path) => ({ groupName: '/', url: path })) },
    at: 0,
  },
];

test('the picture of a page is its banner, and no SVG, which networks do not show', () => {
  const known = bannersOf('/banners/home.webp', '/banners/rng.webp', '/banners/fish.svg');
  const pictureOf = (...shown: readonly string[]) => previewPicture({ ...source, known, shown });
  expect(pictureOf('/banners/rng.webp')).toBe('/banners/rng.webp');
  expect(pictureOf('/banners/fish.svg')).toBe('/banners/home.webp');
  expect(previewPicture({ ...source, known: bannersOf('/banners/home.svg') })).toBe(share('rng'));
});

test('without a banner it is the brand’s for all pages, for this one, for the home page, or its icon', () => {
  expect(previewPicture({ ...source, brand: { ...brand, preview: '/own.png' } })).toBe('/own.png');
  expect(previewPicture(source)).toBe(share('rng'));
  expect(previewPicture({ ...source, page: 'help' })).toBe(share('home'));
  expect(previewPicture({ ...source, page: null })).toBe(share('home'));
  expect(previewPicture({ ...source, drawn: [] })).toBe(`/brands/${brand.id}.svg`);
});

test('the size is said of pictures whose size is known, once, also where a head is written over another', () => {
  const meta = { title: 'Title', description: 'Text', siteName: 'Site' };
  const own = metaHtml({ ...meta, picture: share('rng') });
  expect(own).toContain(
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
  );
  const other = metaHtml({ ...meta, picture: '/banners/rng.webp' });
  expect(other).not.toMatch(/og:image:|twitter/);
  expect(withMeta(`<title>One</title>${own}<link>`, { ...meta, picture: '/banners/rng.webp' }, 'Two')).toBe(
    `<title>Two</title>${other}<link>`,
  );
});
