import base64 from 'crypto-js/enc-base64.js';
import utf8 from 'crypto-js/enc-utf8.js';
import ecb from 'crypto-js/mode-ecb.js';
import tripleDes from 'crypto-js/tripledes.js';

export const serviceKeyLength = 8;

/**
 * CS-01: encodes the URL of a customer service as base64(DES-ECB(url, key)) + key. An encoding, not a secret, because
 * the key is part of it. crypto-js exports triple DES only; with a key of eight characters it equals plain DES.
 */
export function encodeServicePath(url: string, key: string): string {
  if (key.length !== serviceKeyLength) throw new RangeError(`a key has ${serviceKeyLength} characters`);
  const { ciphertext } = tripleDes.encrypt(url, utf8.parse(key), { mode: ecb });
  return base64.stringify(ciphertext) + key;
}
