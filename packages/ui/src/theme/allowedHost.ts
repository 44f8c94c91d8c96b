/**
 * Whether a list names a host. `*.play.example` stands for one level of subdomains: `a.play.example`, but neither
 * `play.example` nor `a.b.play.example`. Ports must be equal.
 * @param host as in `URL.host`, in small letters and with the port where it is not the usual one
 */
export const isAllowedHost = (host: string, allowed: readonly string[]): boolean =>
  host[0] !== '*' && (allowed.includes(host) || allowed.includes(host.replace(/^[\w-]+/, '*')));

/** Whether an entry of a list names one host, and not a level of subdomains. */
export const isOneHost = (entry: string): boolean => entry[0] !== '*';
