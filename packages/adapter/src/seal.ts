import * as v from 'valibot';
import type { HeldSession } from './adapter.ts';

/** Seals sessions into tokens. The one who has a token can neither read nor change what is in it. */
export interface Seal {
  /** @throws RangeError for a session that is too large for a header */
  readonly close: (session: HeldSession) => Promise<string>;
  /** null: it is no token of these secrets. */
  readonly open: (token: string) => Promise<HeldSession | null>;
}

/** nginx and most proxies take headers of up to 8 kB in all. */
const longestToken = 4_096;
const ivBytes = 12;

const heldSession = v.object({
  id: v.string(),
  access: v.string(),
  csrf: v.exactOptional(v.string()),
  refresh: v.exactOptional(v.string()),
  endsAt: v.exactOptional(v.number()),
});

const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Reads a secret of 32 bytes in base64. @throws RangeError */
function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  let bytes = new Uint8Array();
  try {
    bytes = toBytes(secret);
  } catch {
    // Answered below, without the secret.
  }
  if (bytes.length !== 32)
    throw new RangeError('a secret of the adapter has 32 bytes in base64: openssl rand -base64 32');
  return bytes;
}

/**
 * Seals with AES-256-GCM.
 * @param secrets the first seals; tokens of the others are opened until they are taken away
 */
export function createSeal(secrets: readonly string[]): Seal {
  if (secrets.length === 0) throw new RangeError('the adapter needs a secret');
  const keys = secrets
    .map(keyBytes)
    .map((bytes) => crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']));
  return {
    async close(session) {
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const plain = new TextEncoder().encode(JSON.stringify(session));
      const [key] = keys;
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await (key as Promise<CryptoKey>), plain);
      const token = toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
      if (token.length > longestToken) throw new RangeError('the session of the platform is too large for a header');
      return token;
    },
    async open(token) {
      if (token.length > longestToken || !/^[\w-]+$/.test(token)) return null;
      const bytes = toBytes(token);
      for (const key of keys) {
        try {
          const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) };
          const plain = await crypto.subtle.decrypt(algorithm, await key, bytes.subarray(ivBytes));
          const read = v.safeParse(heldSession, JSON.parse(new TextDecoder().decode(plain)));
          return read.success ? read.output : null;
        } catch {
          // Of another secret, or of nobody.
        }
      }
      return null;
    },
  };
}
