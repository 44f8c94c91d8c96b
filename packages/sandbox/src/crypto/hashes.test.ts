import { expect, test } from 'vitest';
import { sha256Hex } from './hashes.ts';

test('SHA-256 agrees with the published digests', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('SHA-256 agrees with Web Crypto at every length around a block, in Thai too', async () => {
  for (let length = 0; length < 140; length += 1) {
    const text = 'ก'.repeat(length % 3) + 'x'.repeat(length);
    const expected = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    expect(sha256Hex(text)).toBe(Buffer.from(expected).toString('hex'));
  }
});
