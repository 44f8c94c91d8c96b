import { describe, expect, it } from 'vitest';
import { createAesCipher } from './cipher.ts';

const key = (text: string): string => btoa(text.padEnd(32, '.'));

describe('the body cipher', () => {
  it.each(['{}', 'สวัสดี', 'x'.repeat(10_000), '🎰'])('decrypts what it has encrypted', async (text) => {
    const cipher = await createAesCipher({ keyBase64: key('a') });
    expect(cipher.open(cipher.seal(text))).toBe(text);
  });
  it('encrypts the same text differently each time', async () => {
    const cipher = await createAesCipher({ keyBase64: key('a') });
    expect(cipher.seal('{}')).not.toBe(cipher.seal('{}'));
  });
  it('rejects text of another key, or opens it to other text where the padding happens to be valid', async () => {
    const [ours, theirs] = await Promise.all(['a', 'b'].map((name) => createAesCipher({ keyBase64: key(name) })));
    const sealed = ['An8nG44a2nlhS8hJ4GhZaYLKQjZjjzMUPtwJ8Jpj6oU=', 'S6VhMai7ZVhHBx4QmIT5QQuZIApjRa6ZFpze85X1yMk='];
    expect(sealed.map((text) => theirs?.open(text))).toEqual(['{"a":1}', '{"a":1}']);
    expect(() => ours?.open(sealed[0] ?? '')).toThrow();
    expect(ours?.open(sealed[1] ?? '')).toBe('D');
  });
  it('is AES-256-CBC with a leading IV, compatible with other implementations', async () => {
    const cipher = await createAesCipher({ keyBase64: key('a') });
    const bytes = Uint8Array.from(atob(cipher.seal('{"n":1}')), (letter) => letter.charCodeAt(0));
    const raw = Uint8Array.from(atob(key('a')), (letter) => letter.charCodeAt(0));
    const imported = await crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['decrypt']);
    const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: bytes.slice(0, 16) }, imported, bytes.slice(16));
    expect(new TextDecoder().decode(plain)).toBe('{"n":1}');
  });
});
