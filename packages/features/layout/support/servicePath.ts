const keyLength = 8;
/** Base64 of whole blocks, followed by the key. */
const shape = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?[\x21-\x7E]{8}$/;
/** No spaces, control characters or unassigned code points. */
const printable = /^[^\p{Z}\p{C}]+$/u;

/**
 * Decodes a service path (CS-01): `path = base64(DES-ECB-PKCS7(url, key)) + key`, where the key is the last 8 characters
 * of the path. This is an encoding, not encryption: the caller must check the URL. Returns null for an invalid path.
 */
export async function decodeServicePath(path: string): Promise<string | null> {
  if (!shape.test(path)) return null;
  const [des, ecb, base64, utf8] = await Promise.all([
    // With a key of one DES block, triple DES equals DES.
    import('crypto-js/tripledes.js'),
    import('crypto-js/mode-ecb.js'),
    import('crypto-js/enc-base64.js'),
    import('crypto-js/enc-utf8.js'),
  ]);
  const encoded = path.slice(0, -keyLength);
  const key = utf8.default.parse(path.slice(-keyLength));
  const settings = { mode: ecb.default };
  try {
    const ciphertext = base64.default.parse(encoded);
    const params = { ciphertext } as Parameters<typeof des.default.decrypt>[0];
    const url = des.default.decrypt(params, key, settings).toString(utf8.default);
    // The library does not verify the padding. Encoding the result again detects a wrong key.
    const reencoded = base64.default.stringify(des.default.encrypt(url, key, settings).ciphertext);
    return printable.test(url) && reencoded === encoded ? url : null;
  } catch {
    return null;
  }
}
