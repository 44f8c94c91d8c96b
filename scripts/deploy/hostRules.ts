import { operations } from '#api/operations.ts';
import { imageRoot } from '#api/primitives.ts';
import { routeList } from '#core/routing/routes.ts';

/** Where a host finds what its configuration names. */
export interface HostOptions {
  /** The folder with `current`, `releases` and the switch of maintenance, on the host. */
  readonly root: string;
  /** The address that the host listens on, such as `80` or `127.0.0.1:8080`. */
  readonly listen: string;
  /** Host and port of the renderer of documents. */
  readonly documents: string;
  /** Origin of the platform, when the site's own origin passes its calls on; null when browsers reach it themselves. */
  readonly platform: string | null;
  /** The folder in which nginx keeps documents. */
  readonly cache: string;
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

/** The file in `root` that closes the site while it exists. */
export const maintenanceFile = 'maintenance';
export const retryAfterS = 60;
