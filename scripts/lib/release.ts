import { UserError } from './userError.ts';

/** What a version may raise, from the largest to the smallest. */
export const steps = ['major', 'minor', 'patch'] as const;
export type Step = (typeof steps)[number];

export const isStep = (text: string | undefined): text is Step => steps.some((step) => step === text);

/** Raises one number of a version and resets those behind it. */
export function nextVersion(version: string, step: Step): string {
  const [major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number) ?? [];
  if (major === undefined || minor === undefined || patch === undefined)
    throw new UserError(`"${version}" is no version like 1.2.3`);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The changelog after a release, and what it says of it. */
export interface Released {
  readonly changelog: string;
  /** The entries in Markdown, without the heading of the version. */
  readonly notes: string;
}

const heading = '## [Unreleased]';
/** What stands under *Unreleased* after a release. */
const groups = ['Added', 'Changed', 'Fixed', 'Security'];

/**
 * Moves the entries under *Unreleased* below the heading of a version. Groups without an entry are left out.
 * @param date the day of the release, as yyyy-MM-dd
 */
export function releaseChangelog(changelog: string, version: string, date: string): Released {
  const [before, rest] = changelog.split(`${heading}\n`);
  if (before === undefined || rest === undefined) throw new UserError(`CHANGELOG.md has no "${heading}"`);
  const end = rest.search(/^## /m);
  const [entries, older] = end < 0 ? [rest, ''] : [rest.slice(0, end), rest.slice(end)];
  const notes = entries
    .split(/^(?=### )/m)
    .filter((group) => /^- \S/m.test(group))
    .map((group) => group.trim())
    .join('\n\n');
  if (notes === '') throw new UserError('CHANGELOG.md has nothing under Unreleased');
  const empty = groups.map((group) => `### ${group}\n\n`).join('');
  return { changelog: `${before}${heading}\n\n${empty}## [${version}] - ${date}\n\n${notes}\n\n${older}`, notes };
}

/** The part of a package.json or package-lock.json that is read here. */
interface Manifest {
  version?: string;
  /** Of a package-lock.json; the package itself is ''. */
  packages?: Readonly<Record<string, { version?: string } | undefined>>;
}

/** Writes another version into a package.json or a package-lock.json, which names that of its package twice. */
export function withVersion(json: string, from: string, to: string): string {
  const manifest = JSON.parse(json) as Manifest;
  for (const part of [manifest, manifest.packages?.['']]) {
    if (part === undefined) continue;
    if (part.version !== from) throw new UserError(`a package has the version ${part.version ?? 'none'}, not ${from}`);
    part.version = to;
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
