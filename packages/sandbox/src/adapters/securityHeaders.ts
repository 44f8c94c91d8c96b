/** Hosts besides the site's own that a deployment trusts, as CSP sources: `https://images.example`. */
export interface DeploymentHosts {
  readonly images?: readonly string[];
  /** The platform's API, when it answers under another host. */
  readonly api?: readonly string[];
  /** Where games are loaded from, in the game's frame; asked before whether they are there. */
  readonly games?: readonly string[];
  /** Customer services, framed in the chat room. */
  readonly services?: readonly string[];
  /** Other hosts of the site, whose speed is measured. */
  readonly sites?: readonly string[];
}

export interface SecurityOptions {
  readonly hosts?: DeploymentHosts;
  /** Path that browsers report violations to. */
  readonly reportPath?: string;
}

type Policy = Readonly<Record<string, readonly string[]>>;

const self = "'self'";
const none = "'none'";

/** What a page of the site may do. Everything that is not named is forbidden. */
function sitePolicy({ images = [], api = [], games = [], services = [], sites = [] }: DeploymentHosts): Policy {
  return {
    'default-src': [none],
    'script-src': [self],
    'style-src': [self],
    'style-src-attr': [none],
    'img-src': [self, 'blob:', ...images],
    'font-src': [self],
    // A host is asked whether it is there before a game is opened from it.
    'connect-src': [self, ...api, ...sites, ...games],
    'frame-src': [self, ...games, ...services],
    'worker-src': [none],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [self],
    'frame-ancestors': [none],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify'],
  };
}

/** What the demonstration game may do. Only the site around it may frame it. */
const gamePolicy: Policy = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  'style-src-attr': [none],
  'img-src': [self],
  'font-src': [self],
  'connect-src': [self],
  'base-uri': [none],
  'form-action': [none],
  'frame-ancestors': [self],
};

/** What the demonstration chat may do, and the page about the apps: nothing but show itself. They ask no server. */
const servicePolicy: Policy = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  'style-src-attr': [none],
  'img-src': [self],
  'font-src': [self],
  'base-uri': [none],
  'form-action': [none],
  'frame-ancestors': [self],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [none],
};

/** What the pages may do that ask a server which the sandbox plays too: the phone, a third party's sign-in. */
const askingPolicy: Policy = { ...servicePolicy, 'connect-src': [self] };

/** For every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

/** For the pages of the site. */
export function siteHeaders({ hosts = {}, reportPath }: SecurityOptions = {}): Record<string, string> {
  return {
    ...pageHeaders(sitePolicy(hosts), reportPath),
    // The opener stays reachable for the windows that a player opens on purpose: the login popup and games.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** For the page of the demonstration game. */
export function gameHeaders({ reportPath }: SecurityOptions = {}): Record<string, string> {
  return pageHeaders(gamePolicy, reportPath);
}

/** For the pages of the demonstration's customer service. */
export function serviceHeaders({ reportPath }: SecurityOptions = {}): Record<string, string> {
  return pageHeaders(servicePolicy, reportPath);
}

/** For the pages that ask their own server. */
export function askingHeaders({ reportPath }: SecurityOptions = {}): Record<string, string> {
  return pageHeaders(askingPolicy, reportPath);
}

function pageHeaders(policy: Policy, reportPath: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    ...commonHeaders,
    'Content-Security-Policy': serialise(policy),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
  // Not `report-to`, which browsers hold back for a minute: whoever reads these reports asks at the end of a test.
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

/** A host from a configuration must not be able to end the directive and begin another. */
function assertSource(source: string): void {
  if (!/^[\w'.:/*-]+$/.test(source)) throw new Error(`not a CSP source: ${JSON.stringify(source)}`);
}
