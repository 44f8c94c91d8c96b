import { expect, it } from 'vitest';
import { imageTypeOf } from './imageType.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
it.each([
  ['a PNG', [...png, 0, 0], 'image/png'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['a PNG that is cut off', png.slice(0, 7), null],
  ['a GIF', [...'GIF89a'].map((letter) => letter.charCodeAt(0)), null],
  ['an empty file', [], null],
])('%s', (_, bytes, type) => expect(imageTypeOf(new Uint8Array(bytes))).toBe(type));
