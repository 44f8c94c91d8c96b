import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { transformWithOxc } from 'vite';
import type { Deployment } from '#core/site/deployment.ts';
import { dataHeaders, siteHeaders } from '#sandbox/adapters/securityHeaders.ts';
import type { DocumentAssets } from '../../apps/site/src/document/assets.ts';
import { deploymentPlace, withDeployment } from '../../apps/site/src/document/deploymentBlock.ts';
import { carryBundles } from '../bundle/releaseBundle.ts';
import { UserError } from '../lib/userError.ts';
import { brandApp, withMaskableIcon } from './brandApp.ts';
import { compressible } from './hostRules.ts';
import { policyHosts } from './hosts.ts';
import { metricNames } from './metricNames.ts';
import { statusPage, statusPages } from './pages.ts';

const repository = join(import.meta.dirname, '../..');

/** How many earlier releases a new one carries the assets of: tabs that are open keep asking for them. */
const carriedReleases = 3;

/** Takes the place of the worker where the deployment has switched it off: removes what it has kept, and itself. */
const endingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister())));
`;

export interface Release {
  /** Follows from the content: the same build and deployment make the same release. */
  readonly id: string;
  readonly folder: string;
}

/** What the built renderer of documents makes of a brand; see `apps/site/src/server.tsx`. */
type Renderer = Pick<typeof import('../../apps/site/src/server.tsx'), 'documentBrand' | 'withBrand'>;

interface BrandParts {
  /** The app shell with brand and deployment: a host without the renderer shows both from the first paint, too. */
  readonly index: string;
  /** What the renderer knows of the site. */
  readonly assets: DocumentAssets;
  /** The icons and manifests of the brand file, by path. */
  readonly app: ReadonlyMap<string, string | Uint8Array>;
}

/** Writes a brand: into the app shell, and as what a system needs to install the site under it. */
async function brandParts(
  dist: string,
  deployment: Deployment,
  brandFile: unknown,
  clientFiles: ReadonlyMap<string, Uint8Array>,
): Promise<BrandParts> {
  const server = join(dist, 'server');
  const built = JSON.parse(readFileSync(join(server, 'assets.json'), 'utf8')) as DocumentAssets;
  const { documentBrand, withBrand } = (await import(pathToFileURL(join(server, 'server.js')).href)) as Renderer;
  const shown = await documentBrand(deployment, brandFile, (problem) => console.error(problem));
  const fileAt = (path: string): Uint8Array | undefined => {
    const file = join(dist, 'site', path);
    return clientFiles.get(path) ?? (existsSync(file) ? readFileSync(file) : undefined);
  };
  const app = shown.fromFile ? await brandApp(shown, fileAt) : undefined;
  if (shown.fromFile && app === undefined) {
    console.error(
      'brandFile: mark.src is no SVG, PNG, JPEG or WebP of the site; it cannot be installed under its name',
    );
  }
  const assets = app === undefined ? built : { ...built, ownApp: true };
  const icons = app === undefined ? new Map<string, never>() : withMaskableIcon(app, shown.brand.id, clientFiles);
  return { index: withDeployment(await withBrand(assets, shown), deployment), assets, app: icons };
}

/**
 * Writes `releases/<id>` with `site` (the public folder) and `server` (the renderer of documents).
 * @param dist the folder of the build, with `site` and `server`
 * @param brandFile the text of the brand file that the deployment names; null for none
 * @param clientFiles what the client brings, by the path under which the site serves it; with the brand file
 * @param adapter the text of the bundle of an adapter; null where the platform speaks the contract
 */
export async function writeRelease(
  dist: string,
  out: string,
  deployment: Deployment,
  brandFile: string | null,
  clientFiles: ReadonlyMap<string, Uint8Array> = new Map(),
  adapter: string | null = null,
): Promise<Release> {
  const shell = readFileSync(join(dist, 'site/index.html'), 'utf8');
  if (!shell.includes(deploymentPlace))
    throw new UserError(`${dist}/site has no place for a deployment: npm run build`);
  const { index, assets, app } = await brandParts(
    dist,
    deployment,
    brandFile === null ? undefined : JSON.parse(brandFile),
    clientFiles,
  );
  const hash = createHash('sha256')
    .update(index)
    .update(JSON.stringify(assets))
    .update(readFileSync(join(dist, 'server/server.js')));
  if (adapter !== null) hash.update(adapter);
  for (const [path, content] of [...clientFiles].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  const id = hash.digest('hex').slice(0, 12);
  const folder = join(out, 'releases', id);
  rmSync(folder, { recursive: true, force: true });
  const site = join(folder, 'site');
  // The build's manifest is a dot file, for the size budget only.
  cpSync(join(dist, 'site'), site, { recursive: true, filter: (path) => !/\/\.[^/]*$/.test(path) });
  writeFileSync(join(site, 'index.html'), index);
  if (!deployment.offline) writeFileSync(join(site, 'sw.js'), endingWorker);
  // The client's own files come last: they may bring icons of their own.
  for (const [path, content] of [...app, ...clientFiles]) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), content);
  }
  for (const page of statusPages) writeFileSync(join(site, `${page}.html`), statusPage(page, deployment.brand));
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string };
  writeFileSync(join(site, 'version.json'), `${JSON.stringify({ release: id, version })}\n`);
  writeFileSync(join(site, 'health'), 'ok\n');
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(readdirSync(join(site, 'assets'))));
  const earlier = earlierReleases(out, id);
  await compress(site, earlier);
  carryAssets(site, earlier);
  carryBundles(site, earlier.slice(0, carriedReleases));
  date(site, id);
  await writeServer(dist, folder, deployment, assets);
  if (adapter !== null) writeFileSync(join(folder, 'server/adapter.js'), adapter);
  for (const name of ['sourcemaps', 'sbom']) cpSync(join(dist, name), join(out, name, id), { recursive: true });
  return { id, folder };
}

/** The folders of earlier releases, the newest first. */
function earlierReleases(out: string, id: string): string[] {
  const all = join(out, 'releases');
  return readdirSync(all)
    .filter((name) => name !== id && existsSync(join(all, name, 'assets.json')))
    .map((name) => join(all, name))
    .toSorted((a, b) => statSync(join(b, 'assets.json')).mtimeMs - statSync(join(a, 'assets.json')).mtimeMs);
}

const ownAssets = (release: string): string[] => JSON.parse(readFileSync(join(release, 'assets.json'), 'utf8'));

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Puts the assets of earlier releases beside the own ones. Their names contain a hash of their content. */
function carryAssets(site: string, earlier: readonly string[]): void {
  for (const release of earlier.slice(0, carriedReleases)) {
    for (const name of ownAssets(release).flatMap((asset) => [asset, `${asset}.br`, `${asset}.gz`])) {
      const [from, to] = [join(release, 'site/assets', name), join(site, 'assets', name)];
      if (existsSync(from) && !existsSync(to)) link(from, to);
    }
  }
}

const packers = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;

async function compress(site: string, earlier: readonly string[]): Promise<void> {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    compressible.some((ending) => name.endsWith(`.${ending}`)),
  );
  const pack = async (name: string): Promise<void> => {
    for (const [ending, make] of Object.entries(packers)) {
      const packed = `${join(site, name)}.${ending}`;
      const known = earlier
        .map((release) => join(release, 'site', `${name}.${ending}`))
        .find((file) => existsSync(file));
      if (known !== undefined && dirname(name) === 'assets') link(known, packed);
      else writeFileSync(packed, await make(readFileSync(join(site, name))));
    }
  };
  const waiting = [...names];
  const worker = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await pack(name);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}

/**
 * Dates each file by the release, except assets that it shares with earlier ones. Hosts make an ETag of date and size: all
 * nodes must send the same one, and another release another one.
 */
function date(site: string, id: string): void {
  const seconds = Date.UTC(2001, 0, 1) / 1000 + (Number.parseInt(id.slice(0, 8), 16) % 500_000_000);
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    const file = join(site, name);
    if (statSync(file).nlink === 1 || !name.startsWith('assets/')) utimesSync(file, seconds, seconds);
  }
}

async function writeServer(
  dist: string,
  folder: string,
  deployment: Deployment,
  assets: DocumentAssets,
): Promise<void> {
  const server = join(folder, 'server');
  cpSync(join(dist, 'server'), server, { recursive: true });
  writeFileSync(join(server, 'assets.json'), JSON.stringify(assets));
  writeFileSync(join(server, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(server, 'deployment.json'), `${JSON.stringify(deployment, null, 2)}\n`);
  writeFileSync(
    join(server, 'headers.json'),
    `${JSON.stringify(siteHeaders({ hosts: policyHosts(deployment) }), null, 2)}\n`,
  );
  writeFileSync(join(server, 'bareHeaders.json'), `${JSON.stringify(dataHeaders, null, 2)}\n`);
  writeFileSync(join(server, 'names.json'), JSON.stringify(metricNames));
  await writeModule(join(import.meta.dirname, 'documentServer.ts'), server, 'serve.js');
}

/** Writes a module without its types, and beside it what it imports from this repository. */
export async function writeModule(source: string, folder: string, name: string): Promise<void> {
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { lang: 'ts', target: 'es2024' });
  const imported: string[] = [];
  const beside = code.replaceAll(/from (["'])(\.[^"']*)\.ts\1/g, (_, quote: string, path: string) => {
    imported.push(join(dirname(source), `${path}.ts`));
    return `from ${quote}./${basename(path)}.js${quote}`;
  });
  writeFileSync(join(folder, name), beside);
  for (const file of imported) await writeModule(file, folder, basename(file).replace(/ts$/, 'js'));
}
