/** What an address is wanted for; each purpose has its own list of hosts. */
export type AddressPurpose = 'image' | 'game' | 'service' | 'link' | 'returnTo';

export interface AllowedHosts {
  /** The site's own origin. */
  readonly origin: string;
  readonly image?: readonly string[];
  readonly game?: readonly string[];
  readonly service?: readonly string[];
  /** Downloads, social channels, registers of licences. */
  readonly link?: readonly string[];
}

/**
 * The only judge of an address that came from the platform or from the page's own URL. Answers the absolute address, or
 * null: same origin is fine, another host must be listed for the purpose and speak https. `returnTo` is always a path of
 * this site, whatever tricks it is written with.
 */
export function safeAddress(purpose: AddressPurpose, value: string, hosts: AllowedHosts): URL | null {
  let address: URL;
  try {
    address = new URL(value, hosts.origin);
  } catch {
    return null;
  }
  if (address.username !== '' || address.password !== '') return null;
  if (address.origin === hosts.origin) return address;
  if (purpose === 'returnTo' || address.protocol !== 'https:') return null;
  return hosts[purpose]?.includes(address.host) ? address : null;
}

/** RT-14, `/login?next=`: the path to return to, or null when it would leave the site. */
export function safeReturnPath(value: string | null, origin: string): string | null {
  if (value === null || !value.startsWith('/')) return null;
  const address = safeAddress('returnTo', value, { origin });
  return address === null ? null : address.pathname + address.search + address.hash;
}
