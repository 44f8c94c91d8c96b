import { isAllowedHost } from '#ui/theme/allowedHost.ts';

/** What a URL is used for; each purpose has its own list of hosts. */
export type UrlPurpose = 'image' | 'game' | 'service' | 'link' | 'returnTo';

/** The hosts that each purpose allows; `*.example.test` for one level of subdomains. */
export interface AllowedHosts {
  /** The site's own origin. */
  readonly origin: string;
  readonly image?: readonly string[];
  readonly game?: readonly string[];
  readonly service?: readonly string[];
  /** Downloads, social channels, licence registers. */
  readonly link?: readonly string[];
}

/**
 * Resolves a URL that came from the platform or from the page's own URL, or returns null when it is not allowed. Allowed
 * are the site's origin and, over https, the hosts listed for the purpose; for `returnTo` the site's origin only. The only
 * function that decides this. It reads the resolved URL only: dots, backslashes and tabs change while a URL is resolved.
 */
export function safeUrl(purpose: UrlPurpose, value: string, hosts: AllowedHosts): URL | null {
  let url: URL;
  try {
    url = new URL(value, hosts.origin);
  } catch {
    return null;
  }
  if (url.username + url.password !== '') return null;
  // A path that starts with `//` would name a host when a caller links to the path alone, as with `/.//evil.example`.
  if (url.origin === hosts.origin) return url.pathname.startsWith('//') ? null : url;
  if (purpose === 'returnTo' || url.protocol !== 'https:') return null;
  return isAllowedHost(url.host, hosts[purpose] ?? []) ? url : null;
}

/** Returns the path to return to after the login (`/login?next=`, RT-14), or null when it would leave the site. */
export function safeReturnPath(value: string | null, origin: string): string | null {
  if (value === null || !value.startsWith('/')) return null;
  const url = safeUrl('returnTo', value, { origin });
  return url === null ? null : url.pathname + url.search + url.hash;
}
