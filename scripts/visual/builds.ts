import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../lib/userError.ts';

/** How many builds of commits are kept. */
const keptBuilds = 5;

/** Builds Storybook of a repository whose packages are installed: of its files as they are, and of its commits. */
export class Builds {
  readonly #repository: string;
  readonly #say: (line: string) => void;

  constructor(repository: string, say: (line: string) => void) {
    this.#repository = repository;
    this.#say = say;
  }

  /** The commit of a branch, a tag or another name. @throws UserError when there is none */
  commitOf(ref: string): string {
    try {
      return this.#git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);
    } catch (error) {
      throw new UserError(`git knows no commit "${ref}"`, { cause: error });
    }
  }

  /**
   * Builds the files as they are; without changes that is the build of the last commit.
   * @returns the folder, which is there as long as this process
   */
  async ofWorkingTree(): Promise<string> {
    if (this.#git('status', '--porcelain') === '') return this.ofCommit(this.commitOf('HEAD'));
    const folder = mkdtempSync(join(tmpdir(), 'kinnari-visual-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    this.#say('Building Storybook of the working tree…');
    await this.#build(this.#repository, folder);
    return folder;
  }

  /** Builds a commit with the packages that are installed here, or takes its build from last time. Returns the folder. */
  async ofCommit(commit: string): Promise<string> {
    const cache = join(this.#repository, 'node_modules/.cache/visual');
    const folder = join(cache, `${commit.slice(0, 16)}-${this.#packagesHash()}`);
    if (existsSync(join(folder, 'index.json'))) {
      utimesSync(folder, new Date(), new Date());
      return folder;
    }
    // Beside the repository of node_modules: below it Node would not run TypeScript.
    const sources = mkdtempSync(join(tmpdir(), 'kinnari-visual-'));
    const unfinished = `${folder}.new`;
    const remove = () => {
      rmSync(sources, { recursive: true, force: true });
      rmSync(unfinished, { recursive: true, force: true });
      this.#git('worktree', 'prune');
    };
    process.once('exit', remove);
    try {
      this.#say(`Building Storybook of ${commit.slice(0, 9)}…`);
      this.#git('worktree', 'add', '--detach', '--force', sources, commit);
      if (!this.#hasSamePackages(sources))
        this.#say('Its packages are others: it is built with those that are installed.');
      symlinkSync(join(this.#repository, 'node_modules'), join(sources, 'node_modules'), 'junction');
      mkdirSync(cache, { recursive: true });
      await this.#build(sources, unfinished);
      rmSync(folder, { recursive: true, force: true });
      renameSync(unfinished, folder);
    } finally {
      process.off('exit', remove);
      remove();
    }
    this.#prune(cache);
    return folder;
  }

  #git(...args: readonly string[]): string {
    return execFileSync('git', args, { cwd: this.#repository, encoding: 'utf8', stdio: 'pipe' }).trim();
  }

  /** What is installed here: another version of a package makes another build of the same commit. */
  #packagesHash(): string {
    const installed = join(this.#repository, 'node_modules/.package-lock.json');
    const list = readFileSync(existsSync(installed) ? installed : join(this.#repository, 'package-lock.json'));
    return createHash('sha256').update(list).digest('hex').slice(0, 8);
  }

  #hasSamePackages(sources: string): boolean {
    const [here, there] = [this.#repository, sources].map((folder) => join(folder, 'package-lock.json'));
    const read = (file = '') => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    return read(here) === read(there);
  }

  #prune(cache: string): void {
    const age = (name: string) => statSync(join(cache, name)).mtimeMs;
    const names = readdirSync(cache).toSorted((a, b) => age(b) - age(a));
    for (const name of names.slice(keptBuilds)) rmSync(join(cache, name), { recursive: true, force: true });
  }

  /** Runs in a process of its own. What it prints is shown only when it fails. */
  async #build(sources: string, out: string): Promise<void> {
    const { bin } = JSON.parse(readFileSync(join(this.#repository, 'node_modules/storybook/package.json'), 'utf8')) as {
      bin: string;
    };
    const program = join(this.#repository, 'node_modules/storybook', bin);
    const child = spawn(process.execPath, [program, 'build', '--quiet', '-o', out], {
      cwd: sources,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (output += part));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    process.off('exit', stop);
    if (code !== 0) throw new UserError(`Storybook could not be built in ${sources}:\n${output}`);
  }
}
