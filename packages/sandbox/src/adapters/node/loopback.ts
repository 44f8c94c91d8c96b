/** Does the connection come from this machine? `address` as the socket tells it. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '');
  return plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain ?? '');
}

/**
 * Was this machine asked for by a name of its own? A page elsewhere can have its own name point here (DNS rebinding),
 * and its browser then connects from this machine; but the name it asks for stays its own.
 */
export function isLoopbackHost(url: URL): boolean {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}

/** Did a page of another site send it? Browsers say so by themselves; other clients say nothing. */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  return site === 'cross-site' || site === 'same-site';
}
