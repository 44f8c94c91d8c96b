import { brotliDecompressSync } from 'node:zlib';

/** The names of tables that a WOFF2 file writes as a number; only the place of `cmap` matters here. */
const knownTables = 63;
const cmapNumber = 0;
/** `glyf` and `loca` are transformed unless they say 3; others are unless they say 0. */
const transformed = new Set([10, 11]);

/**
 * Reads which characters a WOFF2 font has: the code points of its Unicode `cmap` subtables of the formats 4 and 12.
 * @throws Error when the file is not a WOFF2 font
 */
export function fontCharacters(file: Uint8Array): ReadonlySet<number> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < 48 || view.getUint32(0) !== 0x774f4632) throw new Error('it is not a WOFF2 file');
  const tables = view.getUint16(12);
  const compressedLength = view.getUint32(20);
  let at = 48;
  const readBase128 = (): number => {
    let value = 0;
    for (let count = 0; count < 5; count += 1) {
      const byte = view.getUint8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new Error('it is damaged');
  };
  let offset = 0;
  let cmap: { start: number; length: number } | undefined;
  for (let index = 0; index < tables; index += 1) {
    const flags = view.getUint8(at);
    at += 1;
    const number = flags & 0x3f;
    let isCmap = number === cmapNumber;
    if (number === knownTables) {
      isCmap = view.getUint32(at) === 0x636d6170;
      at += 4;
    }
    const length = readBase128();
    const isTransformed = transformed.has(number) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const stored = isTransformed ? readBase128() : length;
    if (isCmap) cmap = { start: offset, length: stored };
    offset += stored;
  }
  if (cmap === undefined) throw new Error('it has no table of characters');
  const data = brotliDecompressSync(file.subarray(at, at + compressedLength));
  return charactersOf(new DataView(data.buffer, data.byteOffset + cmap.start, cmap.length));
}

function charactersOf(cmap: DataView): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const start = cmap.getUint32(4 + index * 8 + 4);
    const table = new DataView(cmap.buffer, cmap.byteOffset + start, cmap.byteLength - start);
    const format = table.getUint16(0);
    if (format === 4) addSegments(table, found);
    if (format === 12) addGroups(table, found);
  }
  return found;
}

/** Format 4: ranges within the first 65,536 characters. */
function addSegments(table: DataView, found: Set<number>): void {
  const doubled = table.getUint16(6);
  for (let at = 0; at < doubled; at += 2) {
    const last = table.getUint16(14 + at);
    const first = table.getUint16(16 + doubled + at);
    const delta = table.getUint16(16 + doubled * 2 + at);
    const rangeAt = 16 + doubled * 3 + at;
    const range = table.getUint16(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : table.getUint16(rangeAt + range + (code - first) * 2);
      if ((glyph & 0xffff) !== 0) found.add(code);
    }
  }
}

/** Format 12: groups of any characters. */
function addGroups(table: DataView, found: Set<number>): void {
  for (let group = 0; group < table.getUint32(12); group += 1) {
    const at = 16 + group * 12;
    const [first, last, glyph] = [table.getUint32(at), table.getUint32(at + 4), table.getUint32(at + 8)];
    for (let code = first; code <= Math.min(last, 0x10ffff); code += 1) {
      if (glyph + code - first !== 0) found.add(code);
    }
  }
}
