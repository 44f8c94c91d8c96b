/**
 * Encrypts the bodies that the specification marks `enc`. It serves compatibility with platforms that expect such bodies,
 * not secrecy: the key ships with the site, and TLS protects the connection.
 */
export interface BodyCipher {
  seal(plainText: string): string;
  /**
   * Throws when the text was sealed with another key, except where its padding happens to be valid: CBC does not
   * authenticate. Then it returns other text, so check what it returns.
   */
  open(sealed: string): string;
}

/** The cipher's configuration in a deployment. */
export interface CipherConfig {
  /** 32 bytes in base64. */
  readonly keyBase64: string;
}

/**
 * Creates an AES-256-CBC cipher with a random IV. Sealed text is base64(iv ‖ ciphertext). crypto-js is discontinued, so
 * only this function uses it. It is loaded on demand.
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
