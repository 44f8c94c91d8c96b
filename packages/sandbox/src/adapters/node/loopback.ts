/** The address of a socket, that of IPv4 as such. */
export const plainAddress = (address: string | undefined): string | undefined => address?.replace(/^::ffff:/, '');

/** True when a connection comes from this machine. @param address of the socket */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = plainAddress(address);
  return plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain ?? '');
}

/**
 * True when the URL names this machine. Protects against DNS rebinding: a foreign page can make its own host name resolve
 * to this machine, but its requests still carry that name.
 */
export function isLoopbackHost(url: URL): boolean {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}

/** True when a page of another site sent the request. Clients other than browsers send no such header. */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  return site === 'cross-site' || site === 'same-site';
}
