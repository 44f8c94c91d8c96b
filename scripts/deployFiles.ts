/**
 * Writes what a host needs to serve the built site for a deployment. `npm run build` first.
 *
 *   npm run deploy:files -- deployment.json OUT [options]
 *
 * --root DIR        where OUT lies on the host (default: /srv/kinnari)
 * --listen ADDRESS  what nginx and Caddy listen on (default: 80)
 * --documents H:P   where the renderer of documents listens (default: 127.0.0.1:8081)
 * --platform URL    pass the platform's paths on to it; required where `apiBase` is ""
 * --cache DIR       where nginx keeps documents (default: /var/cache/nginx-kinnari)
 * --dist DIR        the folder of the build (default: dist)
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { caddyfile } from './deploy/caddy.ts';
import { dockerFiles } from './deploy/docker.ts';
import type { HostOptions } from './deploy/hostRules.ts';
import { nginxConf } from './deploy/nginx.ts';
import { writeRelease } from './deploy/release.ts';
import { readDeploymentFile } from './lib/deploymentFile.ts';
import { UserError, reportUserError } from './lib/userError.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string', default: '/srv/kinnari' },
      listen: { type: 'string', default: '80' },
      documents: { type: 'string', default: '127.0.0.1:8081' },
      platform: { type: 'string' },
      cache: { type: 'string', default: '/var/cache/nginx-kinnari' },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const [file, out] = positionals;
  if (file === undefined || out === undefined) {
    throw new UserError('name a deployment and a folder: npm run deploy:files -- deployment.json OUT');
  }
  await deployFiles(file, resolve(out), values.dist, { ...values, platform: values.platform ?? null });
} catch (error) {
  reportUserError(error);
}

async function deployFiles(file: string, out: string, dist: string, options: HostOptions): Promise<void> {
  const { deployment, problems } = readDeploymentFile(file);
  if (deployment === null || problems.length > 0) {
    for (const { key, text } of problems) console.error(`${key || file}: ${text}`);
    throw new UserError(`${file} is not right; nothing was written`);
  }
  if (!existsSync(join(dist, 'server/assets.json'))) throw new UserError(`${dist} has no built site: npm run build`);
  if (deployment.apiBase === '' && options.platform === null) {
    throw new UserError('apiBase is the site’s own origin: say where the platform is, with --platform URL');
  }
  mkdirSync(join(out, 'releases'), { recursive: true });
  const { id } = await writeRelease(dist, out, deployment, readBrandFile(file, deployment.brandFile));
  const files = {
    'nginx/kinnari.conf': nginxConf(deployment, options),
    'caddy/Caddyfile': caddyfile(deployment, options),
    'docker/kinnari.conf': nginxConf(deployment, { ...options, listen: '80', documents: 'documents:8081' }),
    ...dockerFiles(id, options),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
  // The first release is current at once; a later one when the operator switches.
  if (!existsSync(join(out, 'current'))) switchTo(out, id);
  console.log(`release ${id} in ${out}; switch to it on the host with:
  cd ${options.root} && ln -sfn releases/${id} next && mv -T next current`);
}

/**
 * Reads the brand file of a deployment, which lies beside `deployment.json` under the path that the site has it by.
 * @throws UserError when it is not there or no JSON
 */
function readBrandFile(file: string, path: string | null): string | null {
  if (path === null) return null;
  const source = join(dirname(file), path);
  try {
    const text = readFileSync(source, 'utf8');
    JSON.parse(text);
    return text;
  } catch (error) {
    throw new UserError(`brandFile: ${source} cannot be read: ${String(error)}`, { cause: error });
  }
}

/** Replaces the link in one step, so that no request finds it missing. */
function switchTo(out: string, id: string): void {
  const next = join(out, 'next');
  rmSync(next, { force: true });
  symlinkSync(join('releases', id), next);
  renameSync(next, join(out, 'current'));
}
