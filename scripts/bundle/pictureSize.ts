import { jpegSize } from '../share/shareProblems.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of a picture from its header; null where it is none, or says none. In pixels, or those of a drawing. */
export function pictureSize(content: Uint8Array): PictureSize | null {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const format = file.toString('latin1', 0, 4);
  if (format === '\x89PNG') return file.length < 24 ? null : sizeOf(file.readUInt32BE(16), file.readUInt32BE(20));
  if (format === 'RIFF') return webpSize(file);
  if (file[0] === 0xff) return jpegSize(file);
  return svgSize(file.toString('utf8'));
}

const sizeOf = (width: number, height: number): PictureSize | null =>
  width > 0 && height > 0 && Number.isFinite(width * height) ? { width, height } : null;

/** WebP has three kinds of header: lossy, lossless, and extended. */
function webpSize(file: Buffer): PictureSize | null {
  if (file.length < 30) return null;
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return sizeOf(file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff);
  if (kind === 'VP8X') return sizeOf(file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1);
  const bits = file.readUInt32LE(21);
  return kind === 'VP8L' ? sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1) : null;
}

function svgSize(text: string): PictureSize | null {
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  const [, box = ''] = /\bviewBox\s*=\s*["']([^"']*)["']/.exec(root) ?? [];
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width !== undefined && height !== undefined) return sizeOf(width, height);
  const side = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1] ?? Number.NaN);
  return sizeOf(side('width'), side('height'));
}
