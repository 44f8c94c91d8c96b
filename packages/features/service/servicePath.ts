const keyLength = 8;
/** Base64 of whole blocks, and the key after it. */
const shape = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?[\x21-\x7E]{8}$/;
/** No space, no control character, nothing that a text cannot hold. */
const printable = /^[^\p{Z}\p{C}]+$/u;

/**
 * CS-01: `path = base64(DES-ECB-PKCS7(address, key)) + key`. The key is the last 8 characters of the path itself, so this
 * is an encoding and hides nothing; whoever gets the address has to judge it. Null for what does not decode to one.
 */
export async function openServicePath(path: string): Promise<string | null> {
  if (!shape.test(path)) return null;
  const [des, ecb, base64, utf8] = await Promise.all([
    // Under a key of one DES block length, triple DES is DES.
    import('crypto-js/tripledes.js'),
    import('crypto-js/mode-ecb.js'),
    import('crypto-js/enc-base64.js'),
    import('crypto-js/enc-utf8.js'),
  ]);
  const sealed = path.slice(0, -keyLength);
  const key = utf8.default.parse(path.slice(-keyLength));
  const settings = { mode: ecb.default };
  try {
    const ciphertext = base64.default.parse(sealed);
    const box = { ciphertext } as Parameters<typeof des.default.decrypt>[0];
    const address = des.default.decrypt(box, key, settings).toString(utf8.default);
    // The library does not look at the padding: what was not sealed with this key does not seal to the same again.
    const again = base64.default.stringify(des.default.encrypt(address, key, settings).ciphertext);
    return printable.test(address) && again === sealed ? address : null;
  } catch {
    return null;
  }
}
