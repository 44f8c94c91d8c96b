/** Both hashes of this sandbox work on blocks of this size. */
const blockBytes = 64;

type Hash = (message: Uint8Array) => Uint8Array;

/** HMAC (RFC 2104), at once: `crypto.subtle` is asynchronous, and a transaction of the store must not be. */
export function hmac(hash: Hash, key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(blockBytes);
  block.set(key.length > blockBytes ? hash(key) : key);
  const padded = (pad: number, rest: Uint8Array): Uint8Array =>
    Uint8Array.from([...block.map((byte) => byte ^ pad), ...rest]);
  return hash(padded(0x5c, hash(padded(0x36, message))));
}
