/**
 * The seam for bodies that the specification marks `enc`. It is a compatibility layer with platforms that expect such
 * bodies, not secrecy: the key ships with the site, and TLS is what protects the line.
 */
export interface BodyCipher {
  seal(plainText: string): string;
  /** Throws when the text was not sealed with the same key. */
  open(sealed: string): string;
}

/** How a deployment names its cipher. The key is 32 bytes in base64. */
export interface CipherConfig {
  readonly keyBase64: string;
}

/**
 * AES-256-CBC with a random IV; `sealed` is base64(iv ‖ ciphertext). crypto-js is discontinued, so nothing but this
 * function knows it, and it is loaded only when a call needs it.
 */
export async function createAesCipher(config: CipherConfig): Promise<BodyCipher> {
  const [core, aes, base64, utf8] = await Promise.all([
    import('crypto-js/core.js'),
    import('crypto-js/aes.js'),
    import('crypto-js/enc-base64.js'),
    import('crypto-js/enc-utf8.js'),
  ]);
  const { WordArray } = core.default.lib;
  const key = base64.default.parse(config.keyBase64);
  const ivBytes = 16;
  return {
    seal(plainText) {
      const iv = WordArray.random(ivBytes);
      const encrypted = aes.default.encrypt(plainText, key, { iv });
      return base64.default.stringify(iv.clone().concat(encrypted.ciphertext));
    },
    open(sealed) {
      const all = base64.default.parse(sealed);
      const iv = WordArray.create(all.words.slice(0, ivBytes / 4), ivBytes);
      const ciphertext = WordArray.create(all.words.slice(ivBytes / 4), all.sigBytes - ivBytes);
      const text = aes.default
        .decrypt({ ciphertext } as Parameters<typeof aes.default.decrypt>[0], key, { iv })
        .toString(utf8.default);
      if (text === '') throw new Error('cipher: not sealed with this key');
      return text;
    },
  };
}
