import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { EdgeOptions } from '#adapter/edge.ts';
import { UserError } from './userError.ts';

const repository = join(import.meta.dirname, '../..');

/** What a bundle of an adapter exports. */
export interface AdapterModule {
  readonly createAnswer: (
    options: Pick<EdgeOptions, 'secret' | 'report'> & { readonly cipherKey: string },
  ) => (request: Request) => Promise<Response>;
  /** The operations that the adapter does not map. */
  readonly missing: readonly string[];
  /** Whether a path is one of the platform's. */
  readonly isPlatformPath: (pathname: string) => boolean;
}

const entry = 'virtual:adapter';
const entryOf = (file: string): string => `
import { adapter } from ${JSON.stringify(file)};
import { createEdge, isPlatformPath } from ${JSON.stringify(join(repository, 'packages/adapter/src/edge.ts'))};
import { missingOperations } from ${JSON.stringify(join(repository, 'packages/adapter/src/siteAnswers.ts'))};
import { createAesCipher } from ${JSON.stringify(join(repository, 'packages/api/src/cipher.ts'))};
export const createAnswer = ({ cipherKey, ...options }) => {
  let cipher;
  return createEdge(adapter, { ...options, cipher: () => (cipher ??= createAesCipher({ keyBase64: cipherKey })) });
};
export const missing = missingOperations(adapter);
export { isPlatformPath };
`;

/** The file of an adapter: the path itself, or `adapter.ts` in the folder. @throws UserError */
function adapterFile(path: string): string {
  const whole = resolve(path);
  const file = statSync(whole, { throwIfNoEntry: false })?.isDirectory() === true ? join(whole, 'adapter.ts') : whole;
  if (!existsSync(file)) throw new UserError(`--adapter ${path}: there is no ${file}`);
  return file;
}

/** Makes one module of an adapter with all that it needs, which may lie outside this repository. @throws UserError */
export async function bundleAdapter(path: string): Promise<string> {
  const file = adapterFile(path);
  const outDir = mkdtempSync(join(tmpdir(), 'kinnari-adapter-'));
  try {
    await build({
      configFile: false,
      root: repository,
      logLevel: 'error',
      plugins: [
        {
          name: 'adapter',
          resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
          load: (id) => (id === `\0${entry}` ? entryOf(file) : undefined),
        },
      ],
      resolve: {
        alias: [
          { find: /^#adapter\//, replacement: `${join(repository, 'packages/adapter/src')}/` },
          { find: /^#api\//, replacement: `${join(repository, 'packages/api/src')}/` },
        ],
      },
      ssr: { noExternal: true },
      build: {
        outDir,
        ssr: true,
        target: 'node24',
        emptyOutDir: true,
        rolldownOptions: { input: entry, output: { entryFileNames: 'adapter.js', codeSplitting: false } },
      },
    });
    return readFileSync(join(outDir, 'adapter.js'), 'utf8');
  } catch (cause) {
    const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
    throw new UserError(`--adapter ${path}: ${line}`, { cause });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Loads the text of a bundle. */
export async function loadAdapter(bundle: string): Promise<AdapterModule> {
  const folder = mkdtempSync(join(tmpdir(), 'kinnari-adapter-'));
  try {
    const file = join(folder, 'adapter.mjs');
    writeFileSync(file, bundle);
    return (await import(pathToFileURL(file).href)) as AdapterModule;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
