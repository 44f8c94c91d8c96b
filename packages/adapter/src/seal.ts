import { type KeyObject, createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { HeldSession } from './adapter.ts';

/** Seals sessions into tokens. The one who has a token can neither read nor change what is in it. */
export interface Seal {
  /** @throws RangeError for a session that is too large for a header */
  readonly close: (session: HeldSession) => string;
  /** null: it is no token of these secrets. */
  readonly open: (token: string) => HeldSession | null;
}

/** nginx and most proxies take headers of up to 8 kB in all. */
const longestToken = 4_096;
const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Reads a secret of 32 bytes in base64. @throws RangeError, without the secret */
function keyOf(secret: string): KeyObject {
  const key = Buffer.from(secret, 'base64');
  if (key.length !== 32)
    throw new RangeError('a secret of the adapter has 32 bytes in base64: openssl rand -base64 32');
  return createSecretKey(key);
}

/**
 * Seals with AES-256-GCM, at once: a job for another thread costs more than the work.
 * @param secrets the first seals; tokens of the others are opened until they are taken away
 */
export function createSeal(secrets: readonly string[]): Seal {
  const keys = secrets.map(keyOf);
  const [first] = keys;
  if (first === undefined) throw new RangeError('the adapter needs a secret');
  return {
    close(session) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, first, iv);
      const sealed = [cipher.update(JSON.stringify(session), 'utf8'), cipher.final(), cipher.getAuthTag()];
      const token = Buffer.concat([iv, ...sealed]).toString('base64url');
      if (token.length > longestToken) throw new RangeError('the session of the platform is too large for a header');
      return token;
    },
    open(token) {
      if (token.length > longestToken || !/^[\w-]+$/.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const iv = bytes.subarray(0, ivBytes);
      for (const key of keys) {
        try {
          const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
          decipher.setAuthTag(bytes.subarray(-tagBytes));
          const text = decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
          return JSON.parse(text) as HeldSession;
        } catch {
          // Of another secret, or of nobody.
        }
      }
      return null;
    },
  };
}
