/**
 * Cookies that never throw: a browser can refuse them, and a sandboxed frame has none. Only this module uses
 * `document.cookie`.
 */

/** Every cookie that the site sets. The table in docs/security.md says what it is. */
export type CookieName = 'lang' | 'rememberMe' | 'rememberName' | 'rememberSeal' | 'smsCountry' | 'smsMobile' | 'theme';

const hostPrefix = '__Host-';
const oneDaySeconds = 24 * 60 * 60;

/**
 * The names under which a cookie can have come, the first one before the other: over HTTPS with the prefix, which neither
 * another host of the domain nor a plain connection can set.
 */
export const namesOfCookie = (name: CookieName) => [hostPrefix + name, name] as const;

/** The name of a cookie where the page is: browsers accept the prefix over HTTPS only. */
export const cookieName = (name: CookieName, { protocol }: { readonly protocol: string } = location): string =>
  protocol === 'https:' ? hostPrefix + name : name;

/**
 * Builds a text for `document.cookie`. Those that the server renders documents by last for a year and come with links from
 * elsewhere; all others last for a day. Null removes the cookie.
 */
export function cookieText(
  name: CookieName,
  value: string | null,
  place: { readonly protocol: string } = location,
): string {
  const forServer = name === 'lang' || name === 'theme';
  const seconds = value === null ? 0 : oneDaySeconds * (forServer ? 365 : 1);
  // Browsers drop what is secure over plain HTTP, except on this machine: what is a player's own is not kept there.
  const secure = forServer && place.protocol !== 'https:' ? '' : '; Secure';
  return `${cookieName(name, place)}=${encodeURIComponent(value ?? '')}; Max-Age=${seconds}; Path=/; SameSite=${forServer ? 'Lax' : 'Strict'}${secure}`;
}

/** Finds a value in a list of cookies, as the browser and the header `Cookie` give it. Null when it cannot be decoded. */
export function findCookie(all: string, name: string): string | null {
  const pair = all.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Sets a cookie, or removes it with null. One of an earlier visit without the prefix goes. */
export function writeCookie(name: CookieName, value: string | null): void {
  if (cookieName(name) !== name) set(`${name}=; Max-Age=0; Path=/`);
  set(cookieText(name, value));
}

/** Reads a cookie. Null when there is none, and where cookies are refused. */
export const readCookie = (name: CookieName): string | null => findCookie(readAll(document), cookieName(name));

/** Removes cookies of third parties, by their names. */
export function removeCookies(matches: (name: string) => boolean, page: Pick<Document, 'cookie'> = document): void {
  for (const pair of readAll(page).split('; ')) {
    const [name = ''] = pair.split('=');
    if (matches(name)) set(`${name}=; Max-Age=0; Path=/`, page);
  }
}

function readAll(page: Pick<Document, 'cookie'>): string {
  try {
    return page.cookie;
  } catch {
    return '';
  }
}

function set(text: string, page: Pick<Document, 'cookie'> = document): void {
  try {
    page.cookie = text;
  } catch {
    // As if the browser had dropped it.
  }
}
