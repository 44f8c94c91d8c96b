/** '' is the site's own origin. */
export type Host = string;

/**
 * Those of the hosts that the platform names which the deployment allows; the others are ignored, and reported once to
 * whoever runs the site. The site's own origin is always allowed.
 */
export function allowedHosts(
  named: readonly Host[],
  allowed: readonly Host[],
  tell: (host: Host) => void = reportOnce,
): readonly Host[] {
  return named.filter((host) => {
    if (host === '' || allowed.includes(host)) return true;
    tell(host);
    return false;
  });
}

const reported = new Set<Host>();
function reportOnce(host: Host): void {
  if (reported.has(host)) return;
  reported.add(host);
  // oxlint-disable-next-line no-console -- for the people who deploy, who have no other screen here
  console.warn(`the platform names a host that this deployment does not allow: ${host}`);
}

/** A path below a host; anything else stays what it is. */
export const onHost = (pathOrAddress: string, host: Host | undefined): string =>
  host !== undefined && host !== '' && /^\/(?!\/)/.test(pathOrAddress)
    ? `https://${host}${pathOrAddress}`
    : pathOrAddress;

/**
 * Which of several hosts a session uses: one by chance, and the next one each time it has failed. `chosen` is what the
 * session remembers, whatever stands there.
 */
export function chooseHost(hosts: readonly Host[], chosen: string | null, chance: number, failures = 0): Host {
  if (hosts.length === 0) return '';
  const known = chosen === null ? -1 : hosts.indexOf(chosen);
  const first = known === -1 ? Math.min(Math.floor(chance * hosts.length), hosts.length - 1) : known;
  return hosts[(first + failures) % hosts.length] ?? '';
}
