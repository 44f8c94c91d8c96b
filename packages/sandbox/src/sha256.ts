/**
 * SHA-256 (FIPS 180-4) of bytes, or of a text's in UTF-8. `crypto.subtle` is asynchronous, and a transaction of the store must
 * not be: what is checked inside one needs an answer at once.
 */
export function sha256(text: string | Uint8Array): Uint8Array {
  const words = padded(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  const hash = new Int32Array(initial);
  const schedule = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16));
    for (let t = 16; t < 64; t += 1) {
      const early = at(schedule, t - 15);
      const late = at(schedule, t - 2);
      const small0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const small1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      schedule[t] = small1 + at(schedule, t - 7) + small0 + at(schedule, t - 16);
    }
    compress(hash, schedule);
  }
  const bytes = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => bytes.setInt32(index * 4, word));
  return new Uint8Array(bytes.buffer);
}

/** The digest in hex. */
export function sha256Hex(text: string): string {
  return Array.from(sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** How many bits in front of the first one. */
export function leadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first === -1 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24;
}

function compress(hash: Int32Array, schedule: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < 64; t += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + at(constants, t) + at(schedule, t)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = at(hash, index) + word));
}

/** The message as big-endian words, with the closing bit and its length in bits, in whole blocks of 16 words. */
function padded(message: Uint8Array): Int32Array {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  message.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 4, message.length * 8);
  return Int32Array.from({ length: view.byteLength / 4 }, (_, index) => view.getInt32(index * 4));
}

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
const at = (words: Int32Array, index: number): number => words[index] ?? 0;

// The constants are the fractional parts of roots of the first primes; computing them is shorter than listing them.
const primes = [...firstPrimes(64)];
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

function* firstPrimes(count: number): Generator<number> {
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor += 1;
    if (divisor * divisor > candidate) {
      found += 1;
      yield candidate;
    }
  }
}
