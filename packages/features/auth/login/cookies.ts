import { type CookieName, readCookie } from '#core/data/cookies.ts';

/** LGN-09: the cookies of "remember me". The password is encrypted; it is never stored in clear text. */
export const rememberCookies = {
  flag: 'rememberMe',
  username: 'rememberName',
  password: 'rememberSeal',
} as const satisfies Record<string, CookieName>;

/** Whether a login is stored on this device. Kept apart from `remember.ts`, which is loaded only when one is. */
export const isRemembered = (): boolean => readCookie(rememberCookies.flag) === '1';
