/** SHA-1 (FIPS 180-4) of bytes: only because authenticator apps want it. */
export function sha1(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  message.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 4, message.length * 8);
  const hash = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let block = 0; block < view.byteLength; block += 64) compress(hash, wordsOf(view, block));
  const digest = new DataView(new ArrayBuffer(20));
  hash.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** The 16 words of a block, and the 64 that follow from them. */
function wordsOf(view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, index) => view.getInt32(block + index * 4));
  for (let t = 16; t < 80; t += 1) {
    words.push(rotate(at(words, t - 3) ^ at(words, t - 8) ^ at(words, t - 14) ^ at(words, t - 16), 1));
  }
  return words;
}

function compress(hash: number[], words: readonly number[]): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
  words.forEach((word, t) => {
    const next = (rotate(a, 5) + mix(t, b, c, d) + e + at(constants, Math.floor(t / 20)) + word) | 0;
    [e, d, c, b, a] = [d, c, rotate(b, 30), a, next];
  });
  [a, b, c, d, e].forEach((word, index) => (hash[index] = (at(hash, index) + word) | 0));
}

const constants = [0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6];

function mix(t: number, b: number, c: number, d: number): number {
  if (t < 20) return (b & c) | (~b & d);
  return t >= 40 && t < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}

const rotate = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));
const at = (words: readonly number[], index: number): number => words[index] ?? 0;
