import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './userError.ts';

const repository = join(import.meta.dirname, '../..');
const built = join(repository, 'dist/site');

/** The sources of the site. The sandbox is not part of its build. */
const sources = [
  'apps/site',
  'packages/api',
  'packages/core',
  'packages/text',
  'packages/ui',
  'packages/features',
  'themes',
  'locales',
  'package-lock.json',
];

/** Returns the folder of the built site. Builds it first when it is missing or older than its sources. */
export const ensureBuiltSite = (say: (line: string) => void): Promise<string> =>
  ensureBuilt({ name: 'site', folder: built, config: 'apps/site/vite.config.ts', sources }, say);

/** Returns the folder of the built theme studio, as `ensureBuiltSite` does. */
export const ensureBuiltStudio = (say: (line: string) => void): Promise<string> =>
  ensureBuilt(
    {
      name: 'theme studio',
      folder: join(repository, 'dist/studio'),
      config: 'packages/studio/vite.config.ts',
      sources: ['packages/studio', 'packages/core', 'packages/ui', 'themes', 'locales', 'package-lock.json'],
    },
    say,
  );

interface Build {
  readonly name: string;
  readonly folder: string;
  readonly config: string;
  readonly sources: readonly string[];
}

async function ensureBuilt(
  { name, folder, config, sources: files }: Build,
  say: (line: string) => void,
): Promise<string> {
  const builtAt = modifiedAt(join(folder, 'index.html'));
  if (builtAt !== undefined && builtAt >= newestOf(files.map((source) => join(repository, source)))) return folder;
  say(builtAt === undefined ? `Building the ${name}…` : `The sources are newer than the built ${name}. Building…`);
  await build(name, config);
  return folder;
}

function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function newestOf(paths: readonly string[]): number {
  let newest = 0;
  for (const path of paths.filter((each) => existsSync(each))) {
    newest = Math.max(newest, modifiedAt(path) ?? 0);
    if (!statSync(path).isDirectory()) continue;
    for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
      newest = Math.max(newest, modifiedAt(join(path, entry)) ?? 0);
    }
  }
  return newest;
}

/** Builds in a separate process, so that Vite and its plugins do not stay in the server's memory. */
function build(name: string, config: string): Promise<void> {
  const vite = join(repository, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', config, '--logLevel', 'warn'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: repository, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new UserError(`the ${name} could not be built; see above`));
    });
  });
}
