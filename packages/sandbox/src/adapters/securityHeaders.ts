/** The other hosts that a deployment trusts, as CSP sources such as `https://images.example`. */
export interface DeploymentHosts {
  readonly images?: readonly string[];
  /** The platform's API, if it is on another host. */
  readonly api?: readonly string[];
  /** Games, loaded in the game frame. The site checks first that the host responds. */
  readonly games?: readonly string[];
  /** Customer services, loaded in the chat frame. */
  readonly services?: readonly string[];
  /** Other hosts of the site, whose speed the site measures. */
  readonly sites?: readonly string[];
  /** Whether Google Analytics may be loaded (`analytics` in the deployment). @default false */
  readonly analytics?: boolean;
}

export interface SecurityOptions {
  readonly hosts?: DeploymentHosts;
  /** The path that browsers report violations to. */
  readonly reportPath?: string;
  /** Hashes of the page's inline script and style, such as `'sha256-…'`. '' for none. */
  readonly hashes?: { readonly scripts: string; readonly styles: string };
  /** Whether pages of the same origin may show the page in a frame. @default false */
  readonly framed?: boolean;
}

type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

const tagManager = 'https://www.googletagmanager.com';
const measurement = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** The policy of the site's pages. Forbids everything that it does not name. */
function sitePolicy(
  { images = [], api = [], games = [], services = [], sites = [], analytics = false }: DeploymentHosts,
  { scripts, styles } = { scripts: '', styles: '' },
): Policy {
  return {
    'default-src': [none],
    'script-src': [self, ...(scripts === '' ? [] : [scripts]), ...(analytics ? [tagManager] : [])],
    'style-src': [self, ...(styles === '' ? [] : [styles])],
    'style-src-attr': [none],
    'img-src': [self, 'blob:', ...images],
    'font-src': [self],
    // The site checks that a games host responds before it opens a game.
    'connect-src': [self, ...api, ...sites, ...games, ...(analytics ? measurement : [])],
    'frame-src': [self, ...games, ...services],
    'manifest-src': [self],
    // The worker that starts the site without a connection.
    'worker-src': [self],
    'object-src': [none],
    'base-uri': [none],
    // The program handles all forms. A password that a browser sent itself would be in an address or a log.
    'form-action': [none],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', 'kinnari-worker', ...(analytics ? ['analytics'] : [])],
  };
}

/** What only the site can frame. */
const framedPolicy: Policy = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  'style-src-attr': [none],
  'img-src': [self],
  'font-src': [self],
  'base-uri': [none],
  'form-action': [none],
  'frame-ancestors': [self],
};

/** The policy of demo games. */
const gamePolicy: Policy = { ...framedPolicy, 'connect-src': [self] };

/** The policy of the demo chat and the page about the apps. They have no server. */
const servicePolicy: Policy = {
  ...framedPolicy,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [none],
};

/** The policy of demo pages with a server, such as the phone and the third-party sign-in. */
const askingPolicy: Policy = { ...servicePolicy, 'connect-src': [self] };

/** The headers of every response. A response may state its own `Cross-Origin-Resource-Policy`. */
const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Browsers ignore it without TLS.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** The headers of responses that are not documents, such as the API's: a browser that displays one runs nothing in it. */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * The headers of the worker, whose policy is its own: it asks this site for files and pages, shows notifications with pictures
 * of the brand, and runs nothing else.
 */
export const workerHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
};

/** The header of files that a page with an opaque origin loads, such as a sandboxed game frame. */
export const sharedHeaders: Readonly<Record<string, string>> = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The headers of the site's pages. */
export function siteHeaders({ hosts = {}, reportPath, hashes, framed }: SecurityOptions = {}): Record<string, string> {
  const policy = sitePolicy(hosts, hashes);
  return {
    ...pageHeaders(framed ? { ...policy, 'frame-ancestors': [self] } : policy, reportPath),
    // Keeps `window.opener` for the login pop-up and for games in their own windows.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** The headers of the theme studio, which shows pages of the site in frames. */
export const studioHeaders = (): Record<string, string> =>
  pageHeaders({ ...servicePolicy, 'frame-src': [self], 'frame-ancestors': [none] }, undefined);

/** The headers of demo games. */
export function gameHeaders({ reportPath }: SecurityOptions = {}): Record<string, string> {
  return pageHeaders(gamePolicy, reportPath);
}

/** The headers of demo pages without a server. */
export function serviceHeaders({ reportPath }: SecurityOptions = {}): Record<string, string> {
  return pageHeaders(servicePolicy, reportPath);
}

/** The headers of demo pages with a server. */
export function askingHeaders({ reportPath }: SecurityOptions = {}): Record<string, string> {
  return pageHeaders(askingPolicy, reportPath);
}

function pageHeaders(policy: Policy, reportPath: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    ...commonHeaders,
    'Content-Security-Policy': serialise(policy),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  // Not `report-to`: browsers delay those reports by up to a minute, and tests read them at their end.
  if (reportPath !== undefined) headers['Content-Security-Policy'] += `; report-uri ${reportPath}`;
  return headers;
}

function serialise(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => {
      for (const source of sources) assertSource(source);
      return `${directive} ${sources.join(' ')}`;
    })
    .join('; ');
}

/** Prevents a configured host from ending the directive and starting another. */
function assertSource(source: string): void {
  if (!/^[\w'.:/*+=-]+$/.test(source)) throw new Error(`not a CSP source: ${JSON.stringify(source)}`);
}
