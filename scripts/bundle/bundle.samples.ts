import { readFileSync } from 'node:fs';

/** The files of a bundle: texts and bytes by path. `undefined` takes a file away. */
export type BundleFiles = Readonly<Record<string, string | Uint8Array | undefined>>;

export const svg = (inside = '<path d="M0 0h32v32H0Z"/>', box = '0 0 32 32'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;

/** A PNG that has a header and nothing to show. */
export function png(width: number, height: number, bytes = 64): Uint8Array {
  const file = Buffer.alloc(bytes);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

/** The files of the font that the site has. */
export const anuphan = (script: 'thai' | 'latin'): Uint8Array =>
  readFileSync(`node_modules/@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`);

const licence = { source: 'https://fonts.example', licence: 'OFL-1.1', served: true };

export const brandJson = {
  format: 2,
  id: 'sakura',
  version: '1.4.0',
  extends: 'kinnari',
  name: { th: 'ซากุระ', en: 'Sakura' },
  fonts: [{ family: 'Sakura', url: 'fonts/sakura.woff2' }],
  light: { font: { body: "'Sakura', sans-serif" }, ratio: { tile: 1.5 } },
};
export const licencesJson: Readonly<Record<string, object>> = {
  'fonts/sakura.woff2': { ...licence, text: 'fonts/ofl.txt' },
  'share/preview.png': { ...licence, source: 'Drawn by us', licence: 'own' },
  'icons/icon-192.png': { ...licence, source: 'Drawn by us', licence: 'own' },
};

/** A bundle that is right, with changes. */
export function bundleFiles(changes: BundleFiles = {}): ReadonlyMap<string, Uint8Array> {
  const files: BundleFiles = {
    'brand.json': JSON.stringify(brandJson),
    'licences.json': JSON.stringify(licencesJson),
    'marks/mark-light.svg': svg(),
    'icons/favicon.svg': svg(),
    'icons/icon-192.png': png(192, 192),
    'art/missing.svg': svg('<circle r="9"/>', '0 0 460 240'),
    'share/preview.png': png(1200, 630),
    'fonts/sakura.woff2': anuphan('thai'),
    'fonts/ofl.txt': 'SIL OPEN FONT LICENSE',
    ...changes,
  };
  return new Map(
    Object.entries(files).flatMap(([path, content]) =>
      content === undefined
        ? []
        : [[path, typeof content === 'string' ? new TextEncoder().encode(content) : content] as const],
    ),
  );
}
