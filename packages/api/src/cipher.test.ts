import { describe, expect, it } from 'vitest';
import { createAesCipher } from './cipher.ts';

const key = (text: string): string => btoa(text.padEnd(32, '.'));

describe('the body cipher', () => {
  it.each(['{}', 'สวัสดี', 'x'.repeat(10_000), '🎰'])('opens what it sealed', async (text) => {
    const cipher = await createAesCipher({ keyBase64: key('a') });
    expect(cipher.open(cipher.seal(text))).toBe(text);
  });
  it('never seals the same text the same way', async () => {
    const cipher = await createAesCipher({ keyBase64: key('a') });
    expect(cipher.seal('{}')).not.toBe(cipher.seal('{}'));
  });
  it('refuses what another key sealed', async () => {
    const [ours, theirs] = await Promise.all(['a', 'b'].map((name) => createAesCipher({ keyBase64: key(name) })));
    expect(() => ours?.open(theirs?.seal('{"a":1}') ?? '')).toThrow();
  });
  it('is AES-256-CBC with the IV in front, as other implementations have it', async () => {
    const cipher = await createAesCipher({ keyBase64: key('a') });
    const bytes = Uint8Array.from(atob(cipher.seal('{"n":1}')), (letter) => letter.charCodeAt(0));
    const raw = Uint8Array.from(atob(key('a')), (letter) => letter.charCodeAt(0));
    const imported = await crypto.subtle.importKey('raw', raw, 'AES-CBC', false, ['decrypt']);
    const plain = await crypto.subtle.decrypt({ name: 'AES-CBC', iv: bytes.slice(0, 16) }, imported, bytes.slice(16));
    expect(new TextDecoder().decode(plain)).toBe('{"n":1}');
  });
});
