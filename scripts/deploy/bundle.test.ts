import { expect, it } from 'vitest';
import { withMaskableIcon } from './brandApp.ts';
import { bundlePlace, bundleProblems } from './bundle.ts';

it('looks a bundle up beside its deployment', () => {
  expect(bundlePlace('/srv/site/deployment.json', 'acme.zip')).toBe('/srv/site/acme.zip');
  expect(bundlePlace('/srv/site/deployment.json', '/brands/acme')).toBe('/brands/acme');
});

it.each([
  [{}, []],
  [{ bundle: null, brandFile: '/client/brand.json' }, []],
  [{ bundle: 'package.json' }, []],
  [{ bundle: '' }, ['must be the path of a folder or a ZIP archive, or null, not ""']],
  [{ bundle: 7 }, ['must be the path of a folder or a ZIP archive, or null, not 7']],
  [{ bundle: 'package.json', brandFile: '/b.json' }, ['brings its own brand file: take "brandFile" out']],
  [{ bundle: 'none.zip' }, [`${process.cwd()}/none.zip is not there`]],
])('says of %j what is wrong', (keys, problems) => {
  expect(bundleProblems(keys, 'deployment.json').map(({ text }) => text)).toEqual(problems);
});

const bytes = (value: number) => Uint8Array.of(value);
const icons = [
  { src: '/brands/kinnari/icon-512.png', purpose: 'any' },
  { src: '/brands/kinnari/icon-512.png', purpose: 'maskable' },
];
const app = new Map<string, string | Uint8Array>([
  ['/brands/kinnari/icon-512.png', bytes(1)],
  ['/brands/kinnari.th.webmanifest', JSON.stringify({ name: 'ซากุระ', icons })],
]);

it.each(['icon-512.png', 'maskable-512.png'])('names a maskable icon of its own beside %s of a client', (name) => {
  const changed = withMaskableIcon(app, 'kinnari', new Map([[`/brands/kinnari/${name}`, bytes(2)]]));
  expect(JSON.parse(String(changed.get('/brands/kinnari.th.webmanifest')))).toEqual({
    name: 'ซากุระ',
    icons: [icons[0], { src: '/brands/kinnari/maskable-512.png', purpose: 'maskable' }],
  });
  // What is drawn; a client's own file comes after it.
  expect(changed.get('/brands/kinnari/maskable-512.png')).toEqual(bytes(1));
});

it('leaves manifests alone where all icons are drawn', () => {
  expect(withMaskableIcon(app, 'kinnari', new Map())).toBe(app);
});
