import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
/** Without what a git hook set for the repository itself, and without the settings of who runs the test. */
const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  ...{ GIT_CONFIG_GLOBAL: join(tmpdir(), 'no-such-file'), GIT_CONFIG_NOSYSTEM: '1' },
};
function run(program: string, ...options: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, options, { cwd: folder, env: environment, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}
const git = (...options: readonly string[]): string => {
  const { status, output } = run('git', '-c', 'user.name=test', '-c', 'user.email=t@test', ...options);
  if (status !== 0) throw new Error(output);
  return output.trim();
};
const release = (...options: readonly string[]) =>
  run(process.execPath, join(import.meta.dirname, 'release.ts'), ...options);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const write = (file: string, content: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
};
const json = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;
/** Whatever a release could change. */
const state = () => [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag'), read('CHANGELOG.md')];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinnari-release-'));
  write('package.json', json({ name: 'kinnari', version: '0.4.0' }));
  write(
    'package-lock.json',
    json({ version: '0.4.0', packages: { '': { version: '0.4.0' }, a: { version: '0.4.0' } } }),
  );
  write('packages/ui/publish/package.json', json({ version: '0.4.0' }));
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A `page`.\n\n### Fixed\n\n## [0.4.0] - 2026-11-26\n',
  );
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'test');
  git('config', 'user.email', 't@test');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'feat: a page');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a dry run says all that it would do, and does none of it', () => {
  const before = state();
  const { status, output } = release('minor', '--dry');
  expect(status).toBe(0);
  expect(output).toContain(
    '0.4.0 → 0.5.0 into CHANGELOG.md, package.json, package-lock.json, packages/ui/publish/package.json',
  );
  expect(output).toContain('chore(release): v0.5.0');
  expect(output).toContain('tag the commit v0.5.0');
  expect(output).toContain('### Added\n\n- A `page`.');
  expect(state()).toEqual(before);
});

it('a release commits the version and tags it with the notes', () => {
  expect(release('patch')).toMatchObject({ status: 0 });
  expect(git('log', '-1', '--format=%s')).toBe('chore(release): v0.4.1');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag', '--points-at', 'HEAD')).toBe('v0.4.1');
  expect(git('tag', '--list', '--format=%(contents)', 'v0.4.1')).toBe('v0.4.1\n\n### Added\n\n- A `page`.');
  expect(read('CHANGELOG.md')).toMatch(
    /## \[Unreleased\][^-]*## \[0\.4\.1\] - \d{4}-\d\d-\d\d\n\n### Added\n\n- A `page`\./,
  );
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version: '0.4.1',
    packages: { '': { version: '0.4.1' }, a: { version: '0.4.0' } },
  });
  expect(release('patch')).toMatchObject({ status: 1, output: expect.stringContaining('nothing under Unreleased') });
});

it.each<[string, () => void, readonly string[], string]>([
  [
    'a changed file',
    () => write('package.json', json({ version: '0.4.0', private: true })),
    ['minor'],
    'not committed',
  ],
  ['a new file', () => write('note.txt', ''), ['minor', '--dry'], 'not committed'],
  ['another branch', () => git('switch', '--quiet', '--create', 'work'), ['minor'], 'not on "work"'],
  ['a tag that is there', () => git('tag', 'v0.5.0'), ['minor'], 'v0.5.0 is there already'],
  ['a version that it does not know', () => undefined, ['huge'], 'major|minor|patch'],
])('%s is refused, and nothing is changed', (_name, prepare, options, reason) => {
  prepare();
  const before = state();
  expect(release(...options)).toMatchObject({ status: 1, output: expect.stringContaining(reason) });
  expect(state()).toEqual(before);
});

it('a release without entries is refused', () => {
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n### Added\n\n## [0.4.0] - 2026-11-26\n');
  git('commit', '--quiet', '--all', '--message', 'docs: no news');
  const before = state();
  expect(release('minor')).toMatchObject({ status: 1, output: expect.stringContaining('nothing under Unreleased') });
  expect(state()).toEqual(before);
});
