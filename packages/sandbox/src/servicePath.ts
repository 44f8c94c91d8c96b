import base64 from 'crypto-js/enc-base64.js';
import utf8 from 'crypto-js/enc-utf8.js';
import ecb from 'crypto-js/mode-ecb.js';
import tripleDes from 'crypto-js/tripledes.js';

export const serviceKeyLength = 8;

/**
 * CS-01: an address as platforms hand it out: base64(DES-ECB(address, key)) + key. An encoding, not a secret, since the
 * key travels with it. Triple DES under one key of eight characters is plain DES, and crypto-js exports only the triple.
 */
export function encodeServicePath(address: string, key: string): string {
  if (key.length !== serviceKeyLength) throw new RangeError(`a key has ${serviceKeyLength} characters`);
  const { ciphertext } = tripleDes.encrypt(address, utf8.parse(key), { mode: ecb });
  return base64.stringify(ciphertext) + key;
}
