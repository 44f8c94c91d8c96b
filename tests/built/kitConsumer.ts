import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the tests read of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}
export const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

/** The built kit; `npm run build:kit` makes it. */
export const kit = readManifest('dist/ui/package.json');

/** The environment without what npm tells the scripts of this repository. */
const environment: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_(?!execpath)|VITEST|NODE_ENV$)/i.test(name)),
);

/**
 * An application in a temporary folder that has packed and installed the kit with npm. All other packages come from this
 * repository's node_modules, so that the registry is not asked.
 */
export class KitConsumer {
  readonly folder = mkdtempSync(join(tmpdir(), 'kinnari-kit-'));

  /** @param tools packages that the application needs besides the kit and its dependencies */
  constructor(tools: readonly string[]) {
    this.#npm(['pack', resolve('dist/ui'), '--silent', '--pack-destination', this.folder]);
    const [archive = ''] = readdirSync(this.folder);
    const names = [...Object.keys({ ...kit.dependencies, ...kit.peerDependencies }), ...tools];
    const dependencies = {
      [kit.name]: `file:${archive}`,
      ...Object.fromEntries(names.map((name) => [name, `file:${resolve('node_modules', name)}`])),
    };
    this.write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
    this.#npm(['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund']);
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Runs a script with Node in the application's folder. @returns what it printed; throws when it fails */
  run(script: string, ...args: readonly string[]): string {
    return this.#execute(process.execPath, [script, ...args]);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #npm(args: readonly string[]): string {
    const { npm_execpath: cli } = process.env;
    return cli === undefined ? this.#execute('npm', args) : this.#execute(process.execPath, [cli, ...args]);
  }

  #execute(program: string, args: readonly string[]): string {
    try {
      return execFileSync(program, args, { cwd: this.folder, env: environment, encoding: 'utf8', stdio: 'pipe' });
    } catch (failure) {
      const { stdout = '', stderr = '' } = failure as { readonly stdout?: string; readonly stderr?: string };
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: failure });
    }
  }
}
