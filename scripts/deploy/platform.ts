import { UserError } from '../lib/userError.ts';

/** Where a host passes the platform's calls on to. */
export interface PlatformTarget {
  readonly protocol: 'http' | 'https';
  /** Without port: the name in its certificate. */
  readonly name: string;
  readonly port: number;
  /** The value of the `Host` header: the port is left out where it is the usual one. */
  readonly host: string;
  /** The path before each of the platform's paths, such as `/base`; '' for none. */
  readonly base: string;
  /** The whole URL, without a slash at its end. */
  readonly url: string;
}

/** Reads the option `--platform`. @throws UserError which says what is wrong with it */
export function parsePlatform(text: string): PlatformTarget {
  const wrong = (reason: string): UserError =>
    new UserError(`--platform ${text}: ${reason}, such as https://api.example or https://api.example:8443/base`);
  const url = URL.parse(text);
  if (url === null || !/^https?:\/\//i.test(text)) throw wrong('write a URL with http or https');
  if (url.username + url.password !== '') throw wrong('leave name and password out');
  if (url.search + url.hash !== '') throw wrong('leave the query out');
  const base = url.pathname.replace(/\/+$/, '');
  // They would mean something else in a configuration of nginx or Caddy.
  if (!/^(\/[\w.~-]+)*$/.test(base)) throw wrong('its path may have letters, digits and . _ ~ - only');
  if (url.hostname.includes('[')) throw wrong('write the name of the host, not an address of IPv6');
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  const port = Number(url.port || (protocol === 'https' ? 443 : 80));
  return { protocol, name: url.hostname, port, host: url.host, base, url: url.origin + base };
}

const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const range4 = new RegExp(String.raw`^${octet}(?:\.${octet}){3}(?:/(?:3[0-2]|[12]?\d))?$`);
const range6 = /^[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:\/(?:12[0-8]|1[01]\d|\d?\d))?$/i;

/** Whether a text is an address or a range of addresses, and not of all of them. */
export const isAddressRange = (text: string): boolean =>
  (range4.test(text) || range6.test(text)) && !text.endsWith('/0');

/** Reads the option `--trust`: addresses and ranges of proxies in front, separated by commas. @throws UserError */
export function parseTrust(text: string | undefined): readonly string[] {
  const ranges = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  for (const range of ranges) {
    if (!range4.test(range) && !range6.test(range))
      throw new UserError(`--trust ${range}: write addresses or ranges of the proxies in front, such as 10.0.0.0/8`);
    if (range.endsWith('/0')) throw new UserError(`--trust ${range} would trust everyone: name the proxies in front`);
  }
  return ranges;
}

/** Reads the option `--trust-header`. @throws UserError */
export function parseTrustHeader(text: string): string {
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(text)) return text;
  throw new UserError(`--trust-header ${text}: write the name of a header, such as X-Forwarded-For`);
}
