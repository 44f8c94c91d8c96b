import type { Policy } from '#api/system.ts';
import { readCookie, writeCookie } from '#core/data/cookies.ts';
import { isRemembered, rememberCookies } from './cookies.ts';
import { deviceKey } from './deviceKey.ts';

/** A stored login (LGN-09). */
export interface RememberedLogin {
  readonly username: string;
  /** Empty where the operator does not allow passwords to be stored. */
  readonly password: string;
}

const ivBytes = 12;

/** Stores a login for one day. Stores only the user name where encryption is unavailable (http, private windows). */
export async function rememberLogin(
  { username, password }: RememberedLogin,
  policy: Policy['rememberPassword'],
): Promise<void> {
  const sealed = policy === 'sealed' ? await seal(password, username).catch(() => null) : null;
  writeCookie(rememberCookies.flag, '1');
  writeCookie(rememberCookies.username, username);
  writeCookie(rememberCookies.password, sealed);
}

/** Reads the stored login, or null. One that cannot be decrypted is deleted silently. */
export async function recallLogin(policy: Policy['rememberPassword']): Promise<RememberedLogin | null> {
  const username = readCookie(rememberCookies.username);
  const sealed = readCookie(rememberCookies.password);
  if (!isRemembered() || username === null) return null;
  if (sealed === null) return { username, password: '' };
  if (policy === 'never') {
    writeCookie(rememberCookies.password, null);
    return { username, password: '' };
  }
  const password = await open(sealed, username).catch(() => null);
  if (password !== null) return { username, password };
  forgetLogin();
  return null;
}

export function forgetLogin(): void {
  for (const name of Object.values(rememberCookies)) writeCookie(name, null);
}

/** Encrypts to base64(iv ‖ ciphertext). The user name is authenticated data, so the cookie opens only with its own. */
async function seal(password: string, username: string): Promise<string | null> {
  const key = await deviceKey('create');
  if (key === null) return null;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, username), key, new TextEncoder().encode(password));
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

async function open(sealed: string, username: string): Promise<string | null> {
  const key = await deviceKey('answerNull');
  if (key === null) return null;
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const iv = bytes.subarray(0, ivBytes);
  const opened = await crypto.subtle.decrypt(algorithm(iv, username), key, bytes.subarray(ivBytes));
  return new TextDecoder().decode(opened);
}

const algorithm = (iv: Uint8Array<ArrayBuffer>, username: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(username),
});
