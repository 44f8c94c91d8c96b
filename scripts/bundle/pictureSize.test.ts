import { expect, it } from 'vitest';
import { png, svg } from './bundle.samples.ts';
import { pictureSize } from './pictureSize.ts';

const webp = (kind: string, write: (file: Buffer) => void): Uint8Array => {
  const file = Buffer.alloc(30);
  file.write(`RIFF    WEBP${kind}`, 'latin1');
  write(file);
  return file;
};
const text = (content: string): Uint8Array => new TextEncoder().encode(content);

it.each([
  ['PNG', png(192, 96)],
  ['lossy WebP', webp('VP8 ', (file) => file.writeUInt32LE(192 | (96 << 16), 26))],
  ['lossless WebP', webp('VP8L', (file) => file.writeUInt32LE(191 | (95 << 14), 21))],
  [
    'extended WebP',
    webp('VP8X', (file) => {
      file.writeUIntLE(191, 24, 3);
      file.writeUIntLE(95, 27, 3);
    }),
  ],
  ['an SVG by its box', text(svg('', '0 0 192 96'))],
  ['an SVG by its sides', text('<svg width="192px" height="96"/>')],
])('reads the size of %s', (_name, file) => expect(pictureSize(file)).toEqual({ width: 192, height: 96 }));

it.each([
  ['nothing', text('')],
  ['a PNG that is cut', png(1, 1).subarray(0, 20)],
  ['a PNG without pixels', png(0, 9)],
  ['a WebP that is cut', text('RIFF')],
  ['an SVG in per cent', text('<svg width="100%" height="100%"/>')],
])('reads none of %s', (_name, file) => expect(pictureSize(file)).toBeNull());
