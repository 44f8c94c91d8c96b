import type { Policy } from '#api/system.ts';
import { cookieText, isRemembered, readCookie, rememberCookies } from './cookies.ts';
import { deviceKey } from './deviceKey.ts';

/** LGN-09. */
export interface RememberedLogin {
  readonly username: string;
  /** Empty where the operator does not let passwords be kept. */
  readonly password: string;
}

const ivBytes = 12;

/** Keeps a login for a day. Without the means to seal (a page that is not secure, private windows) only the name. */
export async function rememberLogin(
  { username, password }: RememberedLogin,
  policy: Policy['rememberPassword'],
): Promise<void> {
  const sealed = policy === 'sealed' ? await seal(password, username).catch(() => null) : null;
  document.cookie = cookieText(rememberCookies.flag, '1');
  document.cookie = cookieText(rememberCookies.username, username);
  document.cookie = cookieText(rememberCookies.password, sealed);
}

/** What was kept, or null. What cannot be opened is forgotten without a word: the player simply types it. */
export async function recallLogin(policy: Policy['rememberPassword']): Promise<RememberedLogin | null> {
  const username = readCookie(document.cookie, rememberCookies.username);
  const sealed = readCookie(document.cookie, rememberCookies.password);
  if (!isRemembered() || username === null) return null;
  if (sealed === null) return { username, password: '' };
  if (policy === 'never') {
    document.cookie = cookieText(rememberCookies.password, null);
    return { username, password: '' };
  }
  const password = await open(sealed, username).catch(() => null);
  if (password !== null) return { username, password };
  forgetLogin();
  return null;
}

export function forgetLogin(): void {
  for (const name of Object.values(rememberCookies)) document.cookie = cookieText(name, null);
}

/** base64(iv ‖ ciphertext); opens only together with the user name that it was sealed for. */
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
