import { statSync, readFileSync } from 'node:fs';
import type { BrandFolder } from '../../apps/site/build/brandFolders.ts';
import { type ShareKind, shareKinds, sharePath, shareSize } from '../../apps/site/src/document/sharePicture.ts';
import { brandLanguages } from '../../packages/ui/src/theme/brand.ts';

/** The maximum size of a share picture in bytes. Messengers load it before they show a link. */
export const shareLimit = 45_000;

/** A share picture of a brand by its URL, with what is on it. */
export interface SharePicture {
  readonly url: string;
  readonly kind: ShareKind;
  readonly language: string;
}

/** Lists the share pictures that a brand has to have. */
export function sharePictures(brandId: string): readonly SharePicture[] {
  const kinds = Object.keys(shareKinds) as ShareKind[];
  return kinds.flatMap((kind) =>
    brandLanguages.map((language) => ({ kind, language, url: sharePath(brandId, kind, language) })),
  );
}

/** Returns one sentence for each share picture of a brand that is missing, too heavy or not of its size. */
export function shareProblems({ brand, files }: Pick<BrandFolder, 'brand' | 'files'>): readonly string[] {
  const pictures = sharePictures(brand.id);
  if (!pictures.some(({ url }) => files.has(url))) return [`${brand.id} has no share pictures`];
  return pictures.flatMap(({ url }) => {
    const file = files.get(url);
    if (file === undefined) return [`${url} is missing`];
    const bytes = statSync(file).size;
    const heavy = bytes > shareLimit ? [`${url} has ${bytes} bytes, more than ${shareLimit}`] : [];
    const size = jpegSize(readFileSync(file));
    const right = size?.width === shareSize.width && size.height === shareSize.height;
    const found = size ? `is ${size.width} × ${size.height}` : 'is no JPEG';
    return right ? heavy : [...heavy, `${url} ${found}, not ${shareSize.width} × ${shareSize.height}`];
  });
}

/** Reads the size of a JPEG from its frame header; null for anything else. */
export function jpegSize(file: Buffer): { readonly width: number; readonly height: number } | null {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xff_d8) return null;
  let at = 2;
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    // C0 to CF begin a frame, except for three of them that are tables.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return null;
}
