/**
 * Makes a release of what stands under *Unreleased* in CHANGELOG.md: moves it below the new version, writes the version
 * into the packages, commits, and tags the commit with the notes. Pushes nothing.
 *
 *   npm run release -- major|minor|patch [--dry]
 *
 *   --dry  prints what it would do, and changes nothing
 *
 * Refuses to work outside of a clean `main`, without an entry under *Unreleased*, and when the tag is there already.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isStep, nextVersion, releaseChangelog, steps, withVersion } from './lib/release.ts';
import { UserError, reportUserError } from './lib/userError.ts';

/** All of them have the version of the product. */
const manifests = ['package.json', 'package-lock.json', 'packages/ui/publish/package.json'];

const git = (...options: readonly string[]): string => execFileSync('git', options, { encoding: 'utf8' }).trim();
const read = (file: string): string => readFileSync(file, 'utf8');

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { dry: { type: 'boolean' } } });
  const [step] = positionals;
  if (!isStep(step)) throw new UserError(`say what to raise: npm run release -- ${steps.join('|')} [--dry]`);
  const branch = git('branch', '--show-current');
  if (branch !== 'main') throw new UserError(`releases are made on main, not on "${branch}"`);
  if (git('status', '--porcelain') !== '') throw new UserError('there are changes that are not committed');

  const { version: from } = JSON.parse(read('package.json')) as { readonly version: string };
  const version = nextVersion(from, step);
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '') throw new UserError(`the tag ${tag} is there already`);
  const { changelog, notes } = releaseChangelog(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
  const files = new Map([
    ['CHANGELOG.md', changelog],
    ...manifests.map((file) => [file, withVersion(read(file), from, version)] as const),
  ]);
  const message = `chore(release): ${tag}`;

  if (values.dry === true) {
    console.log(`would write ${from} → ${version} into ${[...files.keys()].join(', ')}`);
    console.log(`would commit them on ${branch}: ${message}`);
    console.log(`would tag the commit ${tag}, with these notes:\n\n${notes}`);
  } else {
    for (const [file, content] of files) writeFileSync(file, content);
    git('commit', '--quiet', '--message', message, '--', ...files.keys());
    // Not `strip`, for which the headings of the notes would be comments.
    git('tag', '--annotate', '--cleanup=whitespace', '--message', `${tag}\n\n${notes}`, tag);
    console.log(`${tag} is committed and tagged. Publish it: git push --follow-tags`);
  }
} catch (error) {
  reportUserError(error);
}
