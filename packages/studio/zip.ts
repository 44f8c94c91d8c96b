/** A file of an archive. */
export interface ZipEntry {
  /** The path inside the archive, with `/` and in ASCII. */
  readonly path: string;
  readonly text: string;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Writes numbers in little endian: `[value, bytes]`. */
function pack(fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [, width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

/** 1 January 1980: the same content is the same archive. */
const firstDay = 0x21;

/** Writes a ZIP archive. Files are stored, not compressed, so that no library is needed. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const local: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { path, text } of entries) {
    const [name, body] = [encoder.encode(path), encoder.encode(text)];
    const common = [
      [0, 2],
      [0, 2],
      [0, 2],
      [firstDay, 2],
      [crc32(body), 4],
      [body.length, 4],
      [body.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const;
    local.push(pack([[0x04034b50, 4], [20, 2], ...common]), name, body);
    central.push(
      pack([[0x02014b50, 4], [20, 2], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]),
      name,
    );
    offset += 30 + name.length + body.length;
  }
  const size = central.reduce((sum, part) => sum + part.length, 0);
  const count = entries.length;
  const end = pack([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
  const archive = new Uint8Array(offset + size + end.length);
  let at = 0;
  for (const part of [...local, ...central, end]) {
    archive.set(part, at);
    at += part.length;
  }
  return archive;
}
