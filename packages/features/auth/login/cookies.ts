/** LGN-09: the cookies of "remember me". The password is encrypted; it is never stored in clear text. */
export const rememberCookies = { flag: 'rememberMe', username: 'rememberName', password: 'rememberSeal' } as const;

const oneDaySeconds = 24 * 60 * 60;

/** Builds a `Set-Cookie` text for `document.cookie`, valid for one day. Null removes the cookie. */
export function cookieText(name: string, value: string | null): string {
  const maxAge = value === null ? 0 : oneDaySeconds;
  return `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${maxAge}; Path=/; Secure; SameSite=Strict`;
}

/** Reads one cookie from `document.cookie`. Null when it is missing or cannot be decoded. */
export function readCookie(all: string, name: string): string | null {
  const pair = all.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Whether a login is stored on this device. Kept apart from `remember.ts`, which is loaded only when one is. */
export const isRemembered = (): boolean => readCookie(document.cookie, rememberCookies.flag) === '1';
