import { handles } from '../../handle.ts';
import { providerPath } from '../../provider/provider.ts';
import { type DeploymentHosts, siteHeaders } from '../securityHeaders.ts';
import { controlPath, steer } from './control.ts';
import { createGuestPages } from './guestPages.ts';
import { isCrossSite, isLoopbackAddress, isLoopbackHost } from './loopback.ts';
import { createStaticSite } from './staticSite.ts';
import type { Worlds } from './worlds.ts';

export interface RouterOptions {
  /** Folder of the built site. Without it only the platform and its guests' pages answer. */
  readonly siteRoot?: string;
  /** May tests on this machine steer the worlds? */
  readonly control: boolean;
  readonly hosts?: DeploymentHosts;
}

/** The address that a request came from, as its socket tells it. */
export type Peer = string | undefined;

const worldHeader = 'X-Sandbox-World';
const worldName = /^[\w.-]{1,64}$/;
const largestRequest = 1024 * 1024;

/** One origin for everything: control, platform, guests, site. GET and HEAD differ only in the body, so it sees no HEAD. */
export function createRouter(worlds: Worlds, { siteRoot, control, hosts = {} }: RouterOptions) {
  const guestPages = createGuestPages();
  const site = siteRoot === undefined ? undefined : createStaticSite(siteRoot, pageHeaders);

  function reportPath(request: Request): string {
    // Browsers send reports without the headers of the page, so the world's name travels in the address.
    const name = worldOf(request);
    return `${controlPath}csp-report${name === null ? '' : `?world=${encodeURIComponent(name)}`}`;
  }
  function pageHeaders(request: Request): Record<string, string> {
    return siteHeaders({ hosts, ...(control && { reportPath: reportPath(request) }) });
  }

  return async (request: Request, peer: Peer): Promise<Response> => {
    const url = new URL(request.url);
    const { pathname } = url;
    if (Number(request.headers.get('Content-Length')) > largestRequest) return plain(413, 'too large');
    const name = control ? worldOf(request) : null;
    if (name !== null && !worldName.test(name)) return plain(400, `${worldHeader}: letters, digits, dot, dash`);
    if (pathname.startsWith(controlPath)) {
      return control && maySteer(request, url, peer) ? steer(request, worlds, name) : plain(404, 'not found');
    }
    if (pathname.startsWith(providerPath) || handles(request)) return worlds.get(name).answer(request);
    if (guestPages.owns(pathname)) {
      if (!isRead(request) && request.method !== 'OPTIONS') return notAllowed();
      return guestPages.answer(request, control ? reportPath(request) : undefined) ?? plain(404, 'not found');
    }
    if (!isRead(request)) return notAllowed();
    return (await site?.answer(request)) ?? plain(404, 'not found');
  };
}

function worldOf(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  return request.headers.get(worldHeader) ?? (pathname.startsWith(controlPath) ? searchParams.get('world') : null);
}

function maySteer(request: Request, url: URL, peer: Peer): boolean {
  if (!isLoopbackAddress(peer) || !isLoopbackHost(url)) return false;
  // Reports come from the game's frame too, whose origin counts as another site.
  return url.pathname === `${controlPath}csp-report` || !isCrossSite(request);
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
