import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { type BundleFiles, anuphan, brandJson, bundleFiles, licencesJson, png, svg } from './bundle.samples.ts';
import { checkBundle } from './checkBundle.ts';
import { packBundle } from './packBundle.ts';
import { readArchive } from './readBundle.ts';

const brands = await readBrandFolders();
const checkFiles = (files: ReadonlyMap<string, Uint8Array>) => checkBundle({ files, problems: [] }, { brands });
const checkArchive = (files: ReadonlyMap<string, Uint8Array>) =>
  checkBundle(readArchive(zipSync(Object.fromEntries(files))), { brands });

const brand = (changes: object): BundleFiles => ({ 'brand.json': JSON.stringify({ ...brandJson, ...changes }) });
const mark = (content: string | Uint8Array): BundleFiles => ({ 'marks/mark-light.svg': content });
const licences = (changes: object): BundleFiles => ({
  'licences.json': JSON.stringify({ ...licencesJson, ...changes }),
});

it('a bundle that is right says where each file goes, and the same as an archive', () => {
  const files = bundleFiles();
  for (const { bundle, problems, notes } of [checkFiles(files), checkArchive(files)]) {
    expect([problems, notes]).toEqual([[], []]);
    expect(bundle).toMatchObject({ id: 'sakura', version: '1.4.0', from: 2 });
    const served = [...(bundle?.served.keys() ?? [])].toSorted();
    expect(served).toEqual([...files.keys()].filter((path) => !path.endsWith('.json')).toSorted());
    expect(bundle?.siteFile('/client/1a2b3c4d')).toEqual({
      name: brandJson.name,
      mark: { src: '/client/1a2b3c4d/marks/mark-light.svg' },
      favicon: '/client/1a2b3c4d/icons/favicon.svg',
      illustration: '/client/1a2b3c4d/art/missing.svg',
      preview: '/client/1a2b3c4d/share/preview.png',
      fonts: [{ family: 'Sakura', url: '/client/1a2b3c4d/fonts/sakura.woff2' }],
      light: { font: { body: "'Sakura', sans-serif" }, ratio: { tile: '1.5' } },
    });
  }
});

it('a folder of the first format is a bundle, too, and is packed in that of this release', () => {
  const first = { name: brandJson.name, mark: { src: '/client/mark.svg' } };
  const files = new Map([
    ['brand.json', new TextEncoder().encode(`\uFEFF${JSON.stringify(first)}`)],
    ['client/mark.svg', new TextEncoder().encode(svg())],
  ]);
  const { bundle, problems } = checkFiles(files);
  expect(problems).toEqual([]);
  expect(bundle?.from).toBe(1);
  if (bundle === undefined) throw new Error('no bundle');
  const again = checkBundle(readArchive(packBundle(bundle, files)), { brands });
  expect(again.problems).toEqual([]);
  expect(again.bundle).toMatchObject({ from: 2, id: 'sakura', version: '1.0.0' });
  expect(packBundle(bundle, files)).toEqual(packBundle(bundle, files));
});

it('an archive may hold the folder, and what systems leave in it', () => {
  const files = bundleFiles();
  const inFolder = new Map([...files].map(([path, content]) => [`sakura/${path}`, content]));
  inFolder.set('sakura/.DS_Store', new Uint8Array(4)).set('__MACOSX/sakura/._brand.json', new Uint8Array(4));
  expect(checkArchive(inFolder)).toMatchObject({ problems: [], notes: [] });
});

it('names what no page shows', () => {
  const { problems, notes } = checkFiles(bundleFiles({ 'marks/old.svg': svg() }));
  expect(problems).toEqual([]);
  expect(notes).toEqual(['marks/old.svg is not used: nothing names it, so players do not get it']);
});

/** What is wrong, in which group of sentences, and the sentence. */
const wrong: readonly (readonly [string, BundleFiles, string, string])[] = [
  ['no brand.json', { 'brand.json': undefined }, 'archive', 'brand.json is missing: it says name, id and version'],
  ['no JSON', { 'brand.json': '{' }, 'brand', 'brand.json is not JSON: '],
  ['UTF-16', { 'brand.json': Buffer.from('\uFEFF{}', 'utf16le') }, 'brand', 'brand.json is UTF-16: save it as UTF-8'],
  ['a later format', brand({ format: 3 }), 'brand', '"format": 3 is made for a newer release'],
  ['no id', brand({ id: undefined }), 'brand', '"id": is missing: write a name of small letters, such as "acme".'],
  ['a bad id', brand({ id: 'Sakura Spa' }), 'brand', '"id": "Sakura Spa" is not small letters'],
  ['the id of a brand of the site', brand({ id: 'naga' }), 'brand', '"id": "naga" is a brand of the site itself'],
  ['no version', brand({ version: '1.4' }), 'brand', '"version": "1.4" is not a version such as "1.4.0".'],
  ['no such base', brand({ extends: 'lotus' }), 'brand', '"extends": "lotus" is none of the brands kinnari, naga.'],
  ['an unknown entry', brand({ colour: 'red' }), 'brand', '"colour": there is no such entry; there are name, title'],
  [
    'a colour that cannot be read',
    brand({ light: { ...brandJson.light, color: { onSurface: '#eeeeee' } } }),
    'brand',
    '"light.color.onSurface"',
  ],
  [
    'a file that is not there',
    brand({ mark: { src: 'marks/logo.svg' } }),
    'files',
    'mark.src: marks/logo.svg is not in the bundle: put it there, or take mark.src out',
  ],
  ['a mark that is wide', mark(svg('', '0 0 64 32')), 'files', 'marks/mark-light.svg is 64 × 32, not square'],
  ['a mark that is heavy', mark(svg(' '.repeat(21_000))), 'files', 'marks/mark-light.svg has 22 kB, and may have 20'],
  ['a mark of another format', mark(png(32, 32)), 'files', 'marks/mark-light.svg is PNG, not what .svg says'],
  [
    'a script',
    mark(svg('<script>x()</script>')),
    'files',
    'marks/mark-light.svg has <script>, which a picture may not',
  ],
  ['a handler', mark(svg('<g onload="x()"/>')), 'files', 'marks/mark-light.svg has onload in <g>, which runs code'],
  [
    'a picture of elsewhere',
    mark(svg('<image href="https://a.example/x.png"/>')),
    'files',
    'marks/mark-light.svg refers to "https://a.example/x.png" outside the file',
  ],
  [
    'a style of elsewhere',
    mark(svg('<style>@import "a.css"</style>')),
    'files',
    'has a <style> that refers to something',
  ],
  ['a drawing that is cut', mark(svg('<g>')), 'files', 'marks/mark-light.svg is not whole: </svg> closes nothing'],
  [
    'a drawing that browsers do not show',
    mark('<svg viewBox="0 0 32 32"/>'),
    'files',
    'marks/mark-light.svg lacks xmlns="http://www.w3.org/2000/svg"',
  ],
  [
    'an icon of another size',
    { 'icons/icon-192.png': png(96, 96) },
    'files',
    'icon-192.png is 96 × 96: save it as 192',
  ],
  ['a preview of another size', { 'share/preview.png': png(800, 420) }, 'files', 'is 800 × 420: save it as 1200 × 630'],
  [
    'a heavy preview',
    { 'share/preview.png': png(1200, 630, 400_000) },
    'files',
    'share/preview.png has 400 kB, and may have 300: make it smaller',
  ],
  ['a font without Thai', { 'fonts/sakura.woff2': anuphan('latin') }, 'fonts', '"Sakura" lacks 84 Thai letters'],
  ['a damaged font', { 'fonts/sakura.woff2': anuphan('thai').subarray(0, 60) }, 'fonts', 'sakura.woff2 cannot be read'],
  ['no licences', { 'licences.json': undefined }, 'licences', 'licences.json is missing: it says where '],
  [
    'a font of unknown origin',
    licences({ 'fonts/sakura.woff2': undefined }),
    'licences',
    'licences.json: "fonts/sakura.woff2" has no entry: write { "source"',
  ],
  [
    'a font that may not be served',
    licences({ 'fonts/sakura.woff2': { source: 'a shop', licence: 'desktop', served: false } }),
    'licences',
    'licences.json: "fonts/sakura.woff2" may not be served by its licence: take the file out',
  ],
  [
    'a licence without its text',
    licences({ 'fonts/sakura.woff2': { source: 'a', licence: 'OFL-1.1', served: true } }),
    'licences',
    'licences.json: "fonts/sakura.woff2" has no "text"',
  ],
  ['a name in capitals', { 'Fonts/My Font.woff2': 'x' }, 'archive', 'write the name in small letters, without spaces'],
  [
    'a name that leaves the folder',
    { 'a/../../x.svg': svg() },
    'archive',
    '"a/../../x.svg": the name is none of small',
  ],
  ['a program', { 'a/x.html': '<html>' }, 'archive', '"a/x.html": files of a bundle end in .json, .svg'],
];

it('has 25 wrong bundles at least', () => expect(wrong.length).toBeGreaterThanOrEqual(25));

describe.each(wrong)('%s', (_name, changes, group, text) => {
  it('is said in one sentence', () => {
    const { problems } = checkArchive(bundleFiles(changes));
    expect(problems).toEqual([{ group, text: expect.stringContaining(text) }]);
  });
});

describe('limits of an archive', () => {
  const many = Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`a/${index}.txt`, '']));
  it.each<[string, BundleFiles, string]>([
    ['too many files', many, 'files, and may have 300: take out what the site does not show'],
    ['too large a file', { 'a/large.txt': new Uint8Array(21_000_000) }, '21.0 MB, and may have 20.0'],
  ])('%s', (_name, changes, text) => {
    expect(checkArchive(bundleFiles(changes)).problems).toEqual([
      { group: 'archive', text: expect.stringContaining(text) },
    ]);
  });

  const again = 'is no ZIP archive, or is damaged or locked with a password: pack the folder again';
  const zip = (content = new Uint8Array(1_000_000)) => Buffer.from(zipSync({ 'brand.json': content }));
  /** Where the directory says how large a file is. */
  const sizeAt = (archive: Buffer): number => archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24;
  const saying = (size: number, content: Uint8Array<ArrayBuffer> = new Uint8Array(500)): Buffer => {
    const archive = zip(content);
    archive.writeUInt32LE(size, sizeAt(archive));
    return archive;
  };
  /** What does not get smaller. */
  const noise = Uint8Array.from({ length: 5_000 }, (_, index) => (index * index * 31) >> 3);
  const twice = (): Buffer => {
    const archive = Buffer.from(zipSync({ 'brand.json': new Uint8Array(2), 'brand.jsom': new Uint8Array(2) }));
    return Buffer.from(archive.toString('latin1').replaceAll('brand.jsom', 'brand.json'), 'latin1');
  };
  it.each<[string, Uint8Array, string]>([
    ['no bytes', new Uint8Array(), again],
    ['another file', Buffer.from('%PDF-1.7'.repeat(20)), again],
    ['one that is cut', zip().subarray(0, 200), again],
    ['one that says less than it has', saying(9, noise), again],
    ['one that says more than it has', saying(900), '"brand.json" is damaged: pack the archive again'],
    ['one with a name twice', twice(), '"brand.json" is in the archive twice: pack it again'],
  ])('%s', (_name, archive, text) => {
    const { bundle, problems } = checkBundle(readArchive(archive), { brands });
    expect(bundle).toBeUndefined();
    expect(problems).toEqual([{ group: expect.anything(), text: expect.stringContaining(text) }]);
  });
});
