import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nextVersion, releaseChangelog, withVersion } from './release.ts';

const read = (file: string): string => readFileSync(file, 'utf8');

describe('the repository', () => {
  it('has one version, which is the newest of the changelog', () => {
    const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md')) ?? [];
    const versions = ['package.json', 'package-lock.json', 'packages/ui/publish/package.json'].map(
      (file) => (JSON.parse(read(file)) as { version: string }).version,
    );
    expect(versions).toEqual([newest, newest, newest]);
  });

  it('has a changelog from which the next version can be made', () => {
    const { changelog, notes } = releaseChangelog(
      read('CHANGELOG.md').replace('### Added\n', '### Added\n\n- News.\n'),
      '9.0.0',
      '2030-01-02',
    );
    expect(notes).toContain('- News.');
    expect(changelog).toContain('## [9.0.0] - 2030-01-02\n');
    expect(changelog.endsWith(read('CHANGELOG.md').slice(-200))).toBe(true);
  });

  it('has manifests that a release changes in nothing but the version', () => {
    const manifest = read('packages/ui/publish/package.json');
    const { version } = JSON.parse(manifest) as { version: string };
    expect(withVersion(withVersion(manifest, version, '9.0.0'), '9.0.0', version)).toBe(manifest);
    const lock = read('package-lock.json');
    expect(withVersion(withVersion(lock, version, '9.0.0'), '9.0.0', version)).toBe(lock);
  });
});

it.each([
  ['major', '1.0.0'],
  ['minor', '0.10.0'],
  ['patch', '0.9.4'],
] as const)('raises the %s', (step, version) => expect(nextVersion('0.9.3', step)).toBe(version));

it('refuses what is no version', () => expect(() => nextVersion('1.2', 'minor')).toThrow('no version'));

const changelog = `# Changelog

## [Unreleased]

### Added

- One.
- Two,
  in two lines.

### Changed

### Fixed

- Three.

## [0.1.0] - 2026-11-22

### Added

- Before.
`;

it('moves the entries below the version, and leaves the groups for the next ones', () => {
  const released = releaseChangelog(changelog, '0.2.0', '2026-12-01');
  expect(released.notes).toBe('### Added\n\n- One.\n- Two,\n  in two lines.\n\n### Fixed\n\n- Three.');
  expect(released.changelog).toBe(`# Changelog

## [Unreleased]

### Added

### Changed

### Fixed

### Security

## [0.2.0] - 2026-12-01

${released.notes}

## [0.1.0] - 2026-11-22

### Added

- Before.
`);
  expect(() => releaseChangelog(released.changelog, '0.3.0', '2026-12-02')).toThrow('nothing under Unreleased');
});

it('makes the first version too, and needs the heading', () => {
  const first = releaseChangelog('# Changelog\n\n## [Unreleased]\n\n### Added\n\n- One.\n', '0.1.0', '2026-12-01');
  expect(first.changelog).toMatch(/## \[0\.1\.0\] - 2026-12-01\n\n### Added\n\n- One\.\n\n$/);
  expect(() => releaseChangelog('# Changelog\n', '0.1.0', '2026-12-01')).toThrow('[Unreleased]');
});

it('refuses a package of another version', () => {
  expect(() => withVersion('{ "version": "0.3.0" }', '0.2.0', '0.4.0')).toThrow('0.3.0, not 0.2.0');
});
