import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { chromium } from '../../scripts/chromium.ts';

const root = process.cwd();
const packages = join(root, 'node_modules');

/** The environment without what the test runner and a git hook set for the repository itself. */
const ownEnvironment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|GIT_|NODE_ENV$|TEST$|FORCE_COLOR$)/.test(name)),
  ),
  PATH: [join(packages, '.bin'), process.env['PATH']].join(delimiter),
  NO_COLOR: '1',
};

/** What a program printed, and its exit code. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/**
 * A copy of the repository in `.cache/`, which git ignores: a test that is killed leaves the repository unchanged. It is not
 * below node_modules, where Node does not run TypeScript. It is a git repository of its own, because tests ask git for the
 * source files.
 */
export class WorkingCopy {
  readonly folder: string;

  /** @param name what the copy is for, so that two tests do not share one */
  constructor(name: string) {
    this.folder = join(root, '.cache', name);
  }

  /** Copies every file that git tracks or would track, and links the installed packages. */
  create(): void {
    this.remove();
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
    // A file that was deleted is listed until the deletion is staged.
    const present = files.split('\0').filter((file) => file !== '' && existsSync(file));
    for (const folder of new Set(present.map((file) => dirname(file))))
      mkdirSync(join(this.folder, folder), { recursive: true });
    for (const file of present) copyFileSync(join(root, file), join(this.folder, file));
    // Links to each package instead of one to the folder, so that the caches of tools do not mix.
    mkdirSync(join(this.folder, 'node_modules'));
    for (const name of readdirSync(packages).filter((entry) => entry === '.bin' || !entry.startsWith('.'))) {
      symlinkSync(join(packages, name), join(this.folder, 'node_modules', name), 'junction');
    }
    this.#git('init', '--quiet');
    // What the repository has committed is in its own store: git writes only what differs.
    const store = execFileSync('git', ['rev-parse', '--path-format=absolute', '--git-path', 'objects'], {
      encoding: 'utf8',
    });
    writeFileSync(join(this.folder, '.git/objects/info/alternates'), store);
    this.#git('add', '--all');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The files that were written or changed since the last call, or since the copy was made. */
  takeChanges(): readonly string[] {
    const changed = [this.#git('diff', '--name-only'), this.#git('ls-files', '--others', '--exclude-standard')];
    this.#git('add', '--all');
    return changed.flatMap((list) => list.split('\n').filter((file) => file !== '')).toSorted();
  }

  /** Runs a program of node_modules, or `node`, inside the copy. */
  run(program: string, ...args: readonly string[]): Promise<Outcome> {
    return this.#spawn(program, args, {});
  }

  /**
   * Plays the stories of files in a browser, as `npm run test:stories` does.
   * @returns also how many stories passed
   */
  async runStories(files: readonly string[]): Promise<Outcome & { readonly passed: number }> {
    if (chromium.path === undefined) throw new Error(chromium.missing);
    // Where git ignores it, so that it is not judged with the sources.
    const config = '.cache/stories.config.ts';
    // Vite serves files of the repository only; the packages are outside the copy.
    const allowed = JSON.stringify(relative(this.folder, root));
    mkdirSync(join(this.folder, '.cache'), { recursive: true });
    writeFileSync(
      join(this.folder, config),
      `import { mergeConfig } from 'vitest/config';
       import config from '../vitest.config.ts';
       export default mergeConfig(config, { server: { fs: { allow: [${allowed}] } } });`,
    );
    const report = join(this.folder, 'node_modules/stories.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const outcome = await this.#spawn(
      'vitest',
      ['run', '--config', config, '--project', 'stories', ...reporters, ...files],
      {
        NODE_ENV: 'production',
      },
    );
    const passed = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).numPassedTests : 0;
    return { ...outcome, passed };
  }

  #git(...args: readonly string[]): string {
    return execFileSync('git', args, { cwd: this.folder, env: ownEnvironment, encoding: 'utf8' });
  }

  #spawn(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const child = spawn(program, args, {
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...ownEnvironment, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => (output += part));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
    return promise;
  }
}
