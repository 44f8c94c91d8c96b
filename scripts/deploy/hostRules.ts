import { operations } from '#api/operations.ts';
import { imageRoot } from '#api/primitives.ts';
import { routeList } from '#core/routing/routes.ts';
import type { Deployment } from '#core/site/deployment.ts';
import type { PlatformTarget } from './platform.ts';
import type { PushSettings } from './push.ts';

/** The certificates that Debian and Alpine come with. */
export const systemCertificates = '/etc/ssl/certs/ca-certificates.crt';

/** What `deploy:files` writes for without options. */
export const defaultHostOptions: HostOptions = {
  root: '/srv/kinnari',
  listen: '80',
  documents: '127.0.0.1:8081',
  platform: null,
  platformCa: systemCertificates,
  trust: [],
  trustHeader: 'X-Forwarded-For',
  tls: null,
  http: '80',
  cache: '/var/cache/nginx-kinnari',
  push: null,
  log: null,
};

/** Where a host finds what its configuration names. */
export interface HostOptions {
  /** The folder with `current`, `releases` and the switch of maintenance, on the host. */
  readonly root: string;
  /** The address that the host listens on, such as `80` or `127.0.0.1:8080`. */
  readonly listen: string;
  /** Host and port of the renderer of documents. */
  readonly documents: string;
  /** The platform, when the site's own origin passes its calls on; null when browsers reach it themselves. */
  readonly platform: PlatformTarget | null;
  /** The certificates by which the platform is recognised, as an absolute path on the host. */
  readonly platformCa: string;
  /** The addresses of proxies in front, such as a CDN; what others say about the player's address is ignored. */
  readonly trust: readonly string[];
  /** The header in which they name the player's address. */
  readonly trustHeader: string;
  /** The certificate of the site, as paths on the host; null where TLS ends elsewhere. */
  readonly tls: { readonly certificate: string; readonly key: string } | null;
  /** The address on which nginx leads from http to https, where it has the certificate. */
  readonly http: string;
  /** The folder in which nginx keeps documents. */
  readonly cache: string;
  /** How nginx holds the streams of events; null where the platform does. Needs `platform`. */
  readonly push: PushSettings | null;
  /** The file in which the web server writes a line per request; null for its usual place. */
  readonly log: string | null;
}

/** The first segments of the platform's paths: calls and pictures. */
export const platformPrefixes: readonly string[] = [
  ...new Set(
    [...Object.values(operations).map(({ path }) => path), `${imageRoot}/`].map((path) => `/${path.split('/')[1]}/`),
  ),
];

/** Paths of pages that look like files. */
export const pagesWithEnding: readonly string[] = routeList.flatMap(([, { paths }]) =>
  paths.filter((path) => path.includes('.')),
);

/** The `Cache-Control` of each kind of answer. Documents state their own. */
export const cacheRules = {
  /** The name contains a hash of the content. */
  assets: 'public, max-age=31536000, immutable',
  files: 'public, max-age=60',
  page: 'no-cache',
  never: 'no-store',
} as const;

/** Matches the folder of a client's bundle, whose name is a hash of its content: `/client/1a2b3c4d/`. */
export const bundleFolder = `^/client/${'[0-9a-f]'.repeat(8)}/`;

/** The media types of files by their endings: those of the build, and what clients put beside them. */
export const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The endings of files that a release has in brotli and gzip, too. */
export const compressible = ['css', 'html', 'js', 'json', 'svg', 'txt', 'webmanifest', 'xml'] as const;

/** The names of the hosts that the site is served under, without ports; empty where the deployment does not state them. */
export const ownHostNames = ({ origin, siteHosts }: Deployment): readonly string[] =>
  origin === '' ? [] : [...new Set([new URL(origin).hostname, ...siteHosts.map((host) => host.replace(/:\d+$/, ''))])];

/** Whether players reach the site over TLS by what the deployment says, so that http leads to https. */
export const isSecure = ({ origin }: Deployment): boolean => origin.startsWith('https:');

/** The file in `root` that closes the site while it exists. */
export const maintenanceFile = 'maintenance';
export const retryAfterS = 60;
