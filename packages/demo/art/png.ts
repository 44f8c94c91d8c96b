// A minimal PNG writer: indexed colour with four bits per pixel, in stored (uncompressed) deflate blocks.

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** The CRC-32 checksum of a PNG chunk. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** The Adler-32 checksum of a zlib stream. */
export function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return ((high << 16) | low) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index += 1) out[4 + index] = type.charCodeAt(index);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)));
  return out;
}

/** A zlib stream with one stored block; `data` must be shorter than 64 kB. */
function zlibStored(data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 11);
  const view = new DataView(out.buffer);
  out.set([0x78, 0x01, 0x01]);
  view.setUint16(3, data.length, true);
  view.setUint16(5, ~data.length & 0xffff, true);
  out.set(data, 7);
  view.setUint32(7 + data.length, adler32(data));
  return out;
}

/**
 * Encodes a picture with at most sixteen colours as PNG. `pixels` contains one palette index per pixel, row by row;
 * `colours` are [red, green, blue] from 0 to 255.
 */
export function encodePng(
  width: number,
  height: number,
  pixels: Uint8Array,
  colours: readonly (readonly [number, number, number])[],
): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([4, 3, 0, 0, 0], 8);
  const stride = Math.ceil(width / 2) + 1;
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + 1 + (x >> 1);
      const value = (pixels[y * width + x] ?? 0) & 15;
      rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? value << 4 : value);
    }
  }
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flat())),
    chunk('IDAT', zlibStored(rows)),
    chunk('IEND', new Uint8Array(0)),
  ];
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    out.set(part, offset);
    offset += part.length;
  }
  return out;
}
