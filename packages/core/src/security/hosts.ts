import { isAllowedHost } from '#ui/theme/allowedHost.ts';

/** A host with its port, e.g. `cdn.example:8443`; '' is the site's own origin. */
export type Host = string;

/**
 * Filters the hosts that the platform names by those that the deployment allows. The site's own origin is always allowed.
 * @param report called with each refused host. @default warns in the console, once per host
 */
export function allowedHosts(
  named: readonly Host[],
  allowed: readonly Host[],
  report: (host: Host) => void = warnOnce,
): readonly Host[] {
  return named.filter((host) => {
    if (host === '' || isAllowedHost(host, allowed)) return true;
    report(host);
    return false;
  });
}

const warned = new Set<Host>();
function warnOnce(host: Host): void {
  if (warned.has(host)) return;
  warned.add(host);
  // oxlint-disable-next-line no-console -- the operator has no other place to see it
  console.warn(`host not allowed by this deployment: ${host}`);
}

/** Makes a path absolute on a host. Returns a value that is no path, or for the site's own origin, unchanged. */
export const onHost = (pathOrUrl: string, host: Host | undefined): string =>
  host !== undefined && host !== '' && /^\/(?!\/)/.test(pathOrUrl) ? `https://${host}${pathOrUrl}` : pathOrUrl;

/**
 * Chooses the host of a session: a random one, and the next one after each failure. '' without hosts.
 * @param chosen the host stored for the session; ignored if it is not in the list
 * @param chance a random number from 0 to 1
 */
export function chooseHost(hosts: readonly Host[], chosen: string | null, chance: number, failures = 0): Host {
  if (hosts.length === 0) return '';
  const known = chosen === null ? -1 : hosts.indexOf(chosen);
  const first = known === -1 ? Math.min(Math.floor(chance * hosts.length), hosts.length - 1) : known;
  return hosts[(first + failures) % hosts.length] ?? '';
}
