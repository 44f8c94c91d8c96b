/** LGN-09: what "remember me" keeps, each in a cookie of its own. The password's is sealed, never readable at rest. */
export const rememberCookies = { flag: 'rememberMe', username: 'rememberName', password: 'rememberSeal' } as const;
/** LGN-09d: the number that codes went to, and its country. */
export const smsCookies = { mobile: 'smsMobile', country: 'smsCountry' } as const;

const oneDaySeconds = 24 * 60 * 60;

/** The text that sets a cookie for a day; null removes it. */
export function cookieText(name: string, value: string | null): string {
  const maxAge = value === null ? 0 : oneDaySeconds;
  return `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${maxAge}; Path=/; Secure; SameSite=Strict`;
}

/** One value out of `document.cookie`; null when it is not there or not readable. */
export function readCookie(all: string, name: string): string | null {
  const pair = all.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Whether somebody is remembered on this device; light, so that the rest is loaded only when there is something. */
export const isRemembered = (): boolean => readCookie(document.cookie, rememberCookies.flag) === '1';
