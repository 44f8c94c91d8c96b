import { type CookieName, readCookie, writeCookie } from '#core/data/cookies.ts';
import type { SmsDraft } from '../login/smsDraft.ts';

/** LGN-09d: the cookies of the mobile number last used to log in, and its country. */
export const smsCookies = { mobile: 'smsMobile', country: 'smsCountry' } as const satisfies Record<string, CookieName>;

/** The stored number as a change of `draft`. Empty when there is none, or when a number has been typed. */
export function storedNumber(draft: SmsDraft): Partial<SmsDraft> {
  const mobileNum = readCookie(smsCookies.mobile);
  if (draft.mobileNum !== '' || mobileNum === null || mobileNum === '') return {};
  return { mobileNum, dialingCode: readCookie(smsCookies.country), remember: true };
}

/** Stores a number for one day. Null deletes it. */
export function storeNumber(number: Readonly<Record<keyof typeof smsCookies, string>> | null): void {
  for (const part of ['mobile', 'country'] as const) {
    writeCookie(smsCookies[part], number?.[part] ?? null);
  }
}
