import { zipSync } from 'fflate';
import type { Bundle } from './checkBundle.ts';
import type { ReadBundle } from './readBundle.ts';

/** Pictures and fonts are packed already. */
const packed = /\.(?:png|jpe?g|webp|woff2)$/;

/** The first day that an archive can name: the same content is the same archive. */
const firstDay = new Date(1980, 0, 1);

/** Packs a bundle as a ZIP archive, with `brand.json` in the format of this release. */
export function packBundle({ content }: Pick<Bundle, 'content'>, files: ReadBundle['files']): Uint8Array {
  const brand = new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`);
  const entries = [...new Map([...files, ['brand.json', brand] as const])].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(
    Object.fromEntries(entries.map(([path, bytes]) => [path, [bytes, { level: packed.test(path) ? 0 : 9 }]])),
    { mtime: firstDay },
  );
}
