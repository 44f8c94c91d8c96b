import type { Deployment } from '#core/site/deployment.ts';

type StatedHosts = Pick<Deployment, 'origin' | 'siteHosts'>;

/** Names of this machine: nothing outside reaches it by them, and `npm start` serves under them. */
const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** Whether the site is served under a host. Any is where the deployment does not state its origin. */
export const isOwnHost = ({ origin, siteHosts }: StatedHosts, { hostname }: URL): boolean =>
  origin === '' || [new URL(origin).host, ...siteHosts].some((host) => host.replace(/:\d+$/, '') === hostname);

/**
 * The origin that documents name to search engines and previews: what the deployment states, never what a request says. Null
 * where it is not stated: documents then name paths, except on this machine.
 */
export const publicOrigin = ({ origin }: StatedHosts, url: URL): string | null =>
  origin || (isThisMachine(url.hostname) ? url.origin : null);
