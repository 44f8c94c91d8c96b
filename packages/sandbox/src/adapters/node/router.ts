import { backOfficePath } from '#demo/paths.ts';
import { vendorApiPath } from '#demo/vendors/shared/server/vendorServer.ts';
import { forwardedAddress } from '../../http/call.ts';
import { handles } from '../../http/handle.ts';
import { pushNodeHeader } from '../../live/pushNodes.ts';
import { type DeploymentHosts, siteHeaders } from '../securityHeaders.ts';
import { controlPath, runControl } from './control.ts';
import { createDemoPages } from './demoPages.ts';
import { isCrossSite, isLoopbackAddress, isLoopbackHost, plainAddress } from './loopback.ts';
import { readBody } from './readBody.ts';
import type { RunningSandbox, Sandboxes } from './sandboxes.ts';
import { type PageResponder, createStaticSite } from './staticSite.ts';
import { createStudio, isForOwnFrame } from './studio.ts';

export interface RouterOptions {
  /** The folder of the built site. Without it, only the platform and the demo pages respond. */
  readonly siteRoot?: string;
  /** The folder of the built theme studio. With it, pages of the same origin may show the site's in frames. */
  readonly studioRoot?: string;
  /** Changes the text of `index.html` before it is sent, such as the place of the deployment. */
  readonly startPage?: (html: string) => string;
  /** Answers for files that stand beside or in place of the built site's; undefined for any other. */
  readonly files?: (request: Request) => Promise<Response> | Response | undefined;
  /** Allows tests on this machine to control the sandboxes. */
  readonly control: boolean;
  readonly hosts?: DeploymentHosts;
  /**
   * Where push nodes take messages, by address, such as `http://10.0.0.5:8091/publish`. One that asks for a stream from this
   * address holds it itself; whoever else asks gets the stream from here.
   */
  readonly pushNodes?: readonly string[];
  /** Another platform, which answers the calls in place of the sandbox. Pictures and third parties stay those of the demo. */
  readonly otherPlatform?: OtherPlatform;
  /** Creates what responds to requests for pages, once per sandbox. Without it, every page is the start page. */
  readonly createPages?: (context: PagesContext) => Promise<PageResponder>;
}

export interface OtherPlatform {
  readonly owns: (pathname: string) => boolean;
  readonly answer: (request: Request) => Promise<Response>;
}

/** What a responder to requests for pages needs. */
export interface PagesContext {
  /** Sends a request to the sandbox's platform. */
  readonly fetch: typeof fetch;
  readonly headers: (
    request: Request,
    hashes: { readonly scripts: string; readonly styles: string },
  ) => Record<string, string>;
}

/** The remote address of a request's socket. */
export type Peer = string | undefined;

const nameHeader = 'X-Sandbox-Name';
/**
 * While tests control the sandboxes, a page is the app shell unless the request asks for a rendered document: a document
 * makes calls of its own, which would use up what a test has prepared for the browser's.
 */
const documentsHeader = 'X-Sandbox-Documents';
const validName = /^[\w.-]{1,64}$/;

/**
 * Routes requests of the single origin to control, platform, demo pages and site. The caller turns HEAD into GET and drops
 * the body.
 */
export function createRouter(
  sandboxes: Sandboxes,
  {
    siteRoot,
    studioRoot,
    startPage,
    files,
    control,
    hosts = {},
    pushNodes = [],
    otherPlatform,
    createPages,
  }: RouterOptions,
) {
  const demoPages = createDemoPages();
  const site = siteRoot === undefined ? undefined : createStaticSite(siteRoot, pageHeaders, startPage);
  const studio = studioRoot === undefined ? undefined : createStudio(studioRoot);

  function reportPath(request: Request): string {
    // Reports lack the headers of the page, so the URL carries the sandbox's name.
    const name = sandboxNameOf(request);
    return `${controlPath}csp-report${name === null ? '' : `?sandbox=${encodeURIComponent(name)}`}`;
  }
  function pageHeaders(request: Request, hashes = { scripts: '', styles: '' }): Record<string, string> {
    const framed = studio !== undefined && isForOwnFrame(request);
    return siteHeaders({ hosts, hashes, framed, ...(control && { reportPath: reportPath(request) }) });
  }
  const nodeAddresses = new Set(pushNodes.map((url) => new URL(url).hostname.replace(/^\[|\]$/g, '')));
  const isPushNode = ({ headers }: Request, peer: Peer): boolean =>
    headers.get(pushNodeHeader) === '1' && nodeAddresses.has(plainAddress(peer) ?? '');

  const responders = new WeakMap<RunningSandbox, Promise<PageResponder>>();
  function pagesOf(sandbox: RunningSandbox): Promise<PageResponder> | undefined {
    let responder = responders.get(sandbox);
    if (responder === undefined && createPages !== undefined) {
      responder = createPages({
        fetch: fetchFrom(otherPlatform?.answer ?? ((request) => sandbox.answer(request))),
        headers: pageHeaders,
      });
      responders.set(sandbox, responder);
    }
    return responder;
  }

  return async (incoming: Request, peer: Peer): Promise<Response> => {
    const request = isRead(incoming) ? incoming : await readBody(incoming);
    if (request === null) return plain(413, 'too large', { Connection: 'close' });
    const url = new URL(request.url);
    const { pathname } = url;
    const name = control ? sandboxNameOf(request) : null;
    if (name !== null && !validName.test(name)) return plain(400, `${nameHeader}: letters, digits, dot, dash`);
    if (pathname.startsWith(controlPath)) {
      return control && mayControl(request, url, peer) ? runControl(request, sandboxes, name) : plain(404, 'not found');
    }
    if (pathname.startsWith(backOfficePath) && !(control && mayControl(request, url, peer))) {
      return plain(404, 'not found');
    }
    if (otherPlatform?.owns(pathname)) {
      return otherPlatform.answer(await withAddress(request, addressOf(request, peer)));
    }
    if (pathname.startsWith(vendorApiPath) || handles(request)) {
      return sandboxes.get(name).answer(request, isPushNode(request, peer));
    }
    if (demoPages.owns(pathname)) {
      if (!isRead(request) && request.method !== 'OPTIONS') return notAllowed();
      return demoPages.answer(request, control ? reportPath(request) : undefined) ?? plain(404, 'not found');
    }
    if (!isRead(request)) return notAllowed();
    if (studio?.owns(pathname)) return (await studio.answer(request)) ?? plain(404, 'not found');
    const file = await files?.(request);
    if (file !== undefined) return file;
    const rendered = !control || request.headers.get(documentsHeader) === 'rendered';
    const pages = rendered ? await pagesOf(sandboxes.get(name)) : undefined;
    const page = pages && ((asked: Request) => pages(asked, { address: addressOf(asked, peer) }));
    return (await site?.answer(request, page)) ?? plain(404, 'not found');
  };
}

/** A `fetch` that reaches the platform in memory. */
function fetchFrom(platform: (request: Request) => Promise<Response>): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://platform.invalid');
    return platform(new Request(url, init));
  };
}

/** The client's address: that of the socket, or what a proxy on this machine says of the client behind it. */
function addressOf(request: Request, peer: Peer): string | undefined {
  return (isLoopbackAddress(peer) && forwardedAddress(request)) || peer;
}

/** The request as a proxy would send it on. Made anew, because that of the server is none of Node's own. */
async function withAddress(request: Request, address: string | undefined): Promise<Request> {
  const { url, method, signal } = request;
  const headers = new Headers(request.headers);
  if (address !== undefined) headers.set('X-Forwarded-For', address);
  return new Request(url, { method, headers, signal, ...(!isRead(request) && { body: await request.arrayBuffer() }) });
}

function sandboxNameOf(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url);
  return request.headers.get(nameHeader) ?? (pathname.startsWith(controlPath) ? searchParams.get('sandbox') : null);
}

function mayControl(request: Request, url: URL, peer: Peer): boolean {
  if (!isLoopbackAddress(peer) || !isLoopbackHost(url)) return false;
  // Reports also come from the game frame, whose origin is another site.
  return url.pathname === `${controlPath}csp-report` || !isCrossSite(request);
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function notAllowed(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
