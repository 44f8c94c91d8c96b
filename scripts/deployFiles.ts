/**
 * Writes what a host needs to serve the built site for a deployment. `npm run build` first.
 *
 *   npm run deploy:files -- deployment.json OUT [options]
 *
 * --public DIR      a folder of the client: every file in it is served, and what the brand file names is looked up there
 *                   (default: what the brand file names lies beside the deployment)
 * --root DIR        where OUT lies on the host (default: /srv/kinnari)
 * --listen ADDRESS  what nginx and Caddy listen on (default: 80, and 443 with a certificate)
 * --tls-certificate FILE, --tls-key FILE
 *                   the certificate of the site for nginx, as paths on the host; Caddy obtains its own
 * --http ADDRESS    where nginx then leads from http to https (default: 80)
 * --documents H:P   where the renderer of documents listens (default: 127.0.0.1:8081)
 * --platform URL    pass the platform's paths on to it, below the path of the URL; required where `apiBase` is ""
 * --adapter PATH    the adapter of a platform that does not speak the contract: the renderer of documents answers its calls
 *                   (instead of --platform; it needs ADAPTER_SECRET in its environment)
 * --platform-ca FILE
 *                   the certificates by which the platform is recognised (default: those of the system)
 * --trust RANGES    the proxies in front, such as a CDN: addresses or ranges, separated by commas
 * --trust-header H  the header in which they name the player's address (default: X-Forwarded-For)
 * --cache DIR       where nginx keeps documents (default: /var/cache/nginx-kinnari)
 * --log FILE        where nginx and Caddy write a line per request (default: /var/log/nginx/kinnari.log; Caddy: its output)
 * --dist DIR        the folder of the build (default: dist)
 */
import { existsSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Deployment } from '#core/site/deployment.ts';
import { withPages } from '#core/site/missing.ts';
import { readDeployedBundle } from './bundle/readDeployedBundle.ts';
import { siteBrandFile } from './bundle/siteBrandFile.ts';
import { caddyfile } from './deploy/caddy.ts';
import { type ClientFiles, clientFiles } from './deploy/clientFiles.ts';
import { dockerFiles } from './deploy/docker.ts';
import { type HostOptions, defaultHostOptions } from './deploy/hostRules.ts';
import { kitFiles } from './deploy/kit/kit.ts';
import { nginxConf } from './deploy/nginx.ts';
import { nginxPush } from './deploy/nginxPush.ts';
import { relatedOriginsFile, relatedOriginsPath } from './deploy/passkeys.ts';
import { parsePlatform, parseTrust, parseTrustHeader } from './deploy/platform.ts';
import { writeRelease } from './deploy/release.ts';
import { bundleAdapter, loadAdapter } from './lib/adapterBundle.ts';
import { readDeploymentFile } from './lib/deploymentFile.ts';
import { readOperatorJson } from './lib/operatorFile.ts';
import { UserError, reportUserError } from './lib/userError.ts';

try {
  const { root, documents, cache, http, trustHeader, platformCa } = defaultHostOptions;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      public: { type: 'string' },
      root: { type: 'string', default: root },
      listen: { type: 'string' },
      'tls-certificate': { type: 'string' },
      'tls-key': { type: 'string' },
      http: { type: 'string', default: http },
      documents: { type: 'string', default: documents },
      platform: { type: 'string' },
      adapter: { type: 'string' },
      'platform-ca': { type: 'string', default: platformCa },
      trust: { type: 'string' },
      'trust-header': { type: 'string', default: trustHeader },
      cache: { type: 'string', default: cache },
      log: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const [file, out] = positionals;
  if (file === undefined || out === undefined) {
    throw new UserError('name a deployment and a folder: npm run deploy:files -- deployment.json OUT');
  }
  if (values.adapter !== undefined && values.platform !== undefined) {
    throw new UserError('--adapter names the platform itself: leave --platform out');
  }
  const { 'tls-certificate': certificate, 'tls-key': key, 'platform-ca': ca } = values;
  if ((certificate === undefined) !== (key === undefined)) {
    throw new UserError('a certificate needs its key: --tls-certificate FILE --tls-key FILE');
  }
  for (const path of [certificate, key, ca, values.log]) {
    // nginx looks a relative one up beside its own configuration.
    if (path !== undefined && !isAbsolute(path)) throw new UserError(`${path}: write the whole path on the host`);
  }
  const tls = certificate === undefined || key === undefined ? null : { certificate, key };
  await deployFiles(file, resolve(out), values.dist, values.public, values.adapter, {
    ...values,
    listen: values.listen ?? (tls === null ? '80' : '443'),
    platform: platformOf(values),
    platformCa: ca,
    trust: parseTrust(values.trust),
    trustHeader: parseTrustHeader(values['trust-header']),
    tls,
    push: null,
    log: values.log ?? null,
  });
} catch (error) {
  reportUserError(error);
}

async function deployFiles(
  file: string,
  out: string,
  dist: string,
  publicFolder: string | undefined,
  adapter: string | undefined,
  options: HostOptions,
): Promise<void> {
  const { deployment: stated, push, passkeys, bundle, problems } = readDeploymentFile(file);
  if (stated === null || problems.length > 0) {
    for (const { key, text } of problems) console.error(`${key || file}: ${text}`);
    throw new UserError(`${file} is not right; nothing was written`);
  }
  const released = bundle === null ? null : await readDeployedBundle(file, bundle, stated);
  const adapterCode = adapter === undefined ? null : await bundleAdapter(adapter);
  const missing = adapterCode === null ? [] : (await loadAdapter(adapterCode)).missing;
  const deployment = {
    ...stated,
    ...(released && { brand: released.brand, brandFile: released.brandFile }),
    missing: withPages([...stated.missing, ...missing]),
  };
  if (!existsSync(join(dist, 'server/assets.json'))) throw new UserError(`${dist} has no built site: npm run build`);
  if (deployment.apiBase === '' && options.platform === null) {
    throw new UserError('apiBase is the site’s own origin: say where the platform is, with --platform URL');
  }
  if (adapter !== undefined && deployment.apiBase !== '') {
    throw new UserError('an adapter answers at the site’s own origin: leave apiBase out');
  }
  if (adapter !== undefined && push !== null) {
    throw new UserError('push: an adapter has no streams of events');
  }
  if (push !== null && options.platform === null) {
    throw new UserError('push: nginx asks the platform for whom a stream is; say where it is, with --platform URL');
  }
  if (options.tls !== null && deployment.origin.startsWith('http:')) {
    throw new UserError(`origin is ${deployment.origin}, and nginx has a certificate: write it with https`);
  }
  if (deployment.origin === '') {
    console.error('origin is not stated: any host is answered, and previews of links have no picture');
  }
  const client = collectClientFiles(file, stated, publicFolder, dist);
  const files = new Map([...client.files, ...(released?.files ?? [])]);
  if (passkeys !== null) {
    files.set(relatedOriginsPath, new TextEncoder().encode(relatedOriginsFile(passkeys, deployment)));
  }
  mkdirSync(join(out, 'releases'), { recursive: true });
  const { id } = await writeRelease(dist, out, deployment, released?.text ?? client.brandFile, files, adapterCode);
  const containers = {
    ...options,
    listen: '80',
    tls: null,
    documents: 'documents:8081',
    log: '/dev/stdout',
    ...(adapterCode !== null && { platform: parsePlatform('http://documents:8081') }),
  };
  const configuration = {
    'nginx/kinnari.conf': nginxConf(deployment, { ...options, push }),
    ...(push !== null && { 'nginx/README.md': nginxPush.guide(push) }),
    'caddy/Caddyfile': caddyfile(deployment, options),
    // TLS ends in front of the containers, and the image has no module for streams.
    'docker/kinnari.conf': nginxConf(deployment, containers),
    ...dockerFiles(id, { ...containers, adapted: adapterCode !== null }),
    ...kitFiles(options),
  };
  for (const [name, text] of Object.entries(configuration)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
  // The first release is current at once; a later one when the operator switches.
  if (!existsSync(join(out, 'current'))) switchTo(out, id);
  console.log(`release ${id} in ${out}; switch to it on the host with:
  sh ${options.root}/kit/switch.sh to ${id}`);
}

/** Where the platform's calls go: to the platform, or to its adapter beside the documents. */
function platformOf(values: {
  readonly platform?: string;
  readonly adapter?: string;
  readonly documents: string;
}): HostOptions['platform'] {
  if (values.adapter !== undefined) return parsePlatform(`http://${values.documents}`);
  return values.platform === undefined ? null : parsePlatform(values.platform);
}

/**
 * Reads the brand file of a deployment and everything that the client brings with it.
 * @throws UserError when a file is missing or would not be served
 */
function collectClientFiles(
  file: string,
  { brandFile, imageHosts }: Deployment,
  publicFolder: string | undefined,
  dist: string,
): Pick<ClientFiles, 'files'> & { readonly brandFile: string | null } {
  if (publicFolder !== undefined && statSync(publicFolder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UserError(`--public ${publicFolder} is no folder`);
  }
  const folder = publicFolder ?? dirname(file);
  const text =
    brandFile === null
      ? null
      : JSON.stringify(
          siteBrandFile(readOperatorJson(brandPlace(file, folder, brandFile)), dirname(brandFile).replace(/\/$/, '')),
        );
  const brand = brandFile === null || text === null ? null : { path: brandFile, text };
  const { files, problems } = clientFiles(brand, folder, publicFolder ?? null, join(dist, 'site'), imageHosts);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) throw new UserError('files of the brand are not right; nothing was written');
  return { files, brandFile: text };
}

/** The brand file lies in the public folder or beside the deployment, under the path that the site has it by. */
function brandPlace(file: string, folder: string, path: string): string {
  const inPublic = join(folder, path);
  return existsSync(inPublic) ? inPublic : join(dirname(file), path);
}

/** Replaces the link in one step, so that no request finds it missing. */
function switchTo(out: string, id: string): void {
  const next = join(out, 'next');
  rmSync(next, { force: true });
  symlinkSync(join('releases', id), next);
  renameSync(next, join(out, 'current'));
}
