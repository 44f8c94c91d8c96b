import { describe, expect, it } from 'vitest';
import { captchaHeight, captchaWidth, drawCaptchaPng } from './captcha.ts';
import { adler32, crc32 } from './png.ts';

type Chunk = { type: string; data: Uint8Array };

/** Splits a PNG into chunks and checks their lengths and CRCs. */
function chunksOf(png: Uint8Array): Chunk[] {
  expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  let offset = 8;
  while (offset < png.length) {
    const length = view.getUint32(offset);
    const body = png.subarray(offset + 4, offset + 8 + length);
    expect(view.getUint32(offset + 8 + length)).toBe(crc32(body));
    chunks.push({ type: String.fromCharCode(...body.subarray(0, 4)), data: body.subarray(4) });
    offset += 12 + length;
  }
  return chunks;
}

/** The pixel rows in the single stored deflate block. */
function rowsOf(idat: Uint8Array): Uint8Array {
  const view = new DataView(idat.buffer, idat.byteOffset, idat.byteLength);
  const length = view.getUint16(3, true);
  expect(((idat[0] ?? 0) * 256 + (idat[1] ?? 0)) % 31).toBe(0);
  expect(idat[2]).toBe(1);
  expect(view.getUint16(5, true)).toBe(~length & 0xffff);
  const rows = idat.subarray(7, 7 + length);
  expect(view.getUint32(7 + length)).toBe(adler32(rows));
  return rows;
}

describe('drawCaptchaPng', () => {
  it('is a PNG of the documented size with valid checksums', () => {
    const chunks = chunksOf(drawCaptchaPng('4827', 11));
    expect(chunks.map((chunk) => chunk.type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    const header = chunks[0]?.data ?? new Uint8Array();
    const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
    expect([view.getUint32(0), view.getUint32(4)]).toEqual([captchaWidth, captchaHeight]);
    const rows = rowsOf(chunks[2]?.data ?? new Uint8Array());
    expect(rows.length).toBe((captchaWidth / 2 + 1) * captchaHeight);
    // Neither blank nor all ink.
    const inked = rows.filter((value) => value > 0x77).length;
    expect(inked).toBeGreaterThan(100);
    expect(inked).toBeLessThan(rows.length * 0.6);
  });

  it('computes the published test vectors of both checksums', () => {
    const bytes = new TextEncoder().encode('123456789');
    expect(crc32(bytes)).toBe(0xcbf43926);
    expect(adler32(bytes)).toBe(0x091e01de);
  });

  it('is identical for identical seeds and differs for others', () => {
    expect(drawCaptchaPng('K3P9', 1)).toEqual(drawCaptchaPng('K3P9', 1));
    expect(drawCaptchaPng('K3P9', 1)).not.toEqual(drawCaptchaPng('K3P9', 2));
    expect(drawCaptchaPng('K3P9', 1)).not.toEqual(drawCaptchaPng('K3P8', 1));
  });
});
