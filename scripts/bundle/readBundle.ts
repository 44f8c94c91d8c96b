import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { unzipSync } from 'fflate';

/** The files of a bundle by their paths in it, or why they could not be read. */
export interface ReadBundle {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** One English sentence each. With any, there are no files. */
  readonly problems: readonly string[];
}

/** What a bundle may be: more is refused before it is unpacked. */
const bundleLimits = { files: 300, bytes: 20_000_000 } as const;

const endings = ['json', 'svg', 'png', 'jpg', 'jpeg', 'webp', 'woff2', 'txt', 'md'];

/** What systems and editors leave in folders and archives. Never part of a bundle. */
const litter = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._|Thumbs\.db$|desktop\.ini$|\.git\/)/;

const isBundlePath = (path: string): boolean =>
  /^[a-z0-9][a-z0-9._/-]{0,120}$/.test(path) && !path.includes('..') && !/\/[./-]/.test(path);

/** Says what is wrong with the path of a file; undefined for a good one. */
function pathProblem(path: string): string | undefined {
  const shown = JSON.stringify(path.slice(0, 130));
  if (!isBundlePath(path)) {
    const small = path.toLowerCase().replaceAll(/[ _]+/g, '-');
    if (isBundlePath(small)) return `${shown}: write the name in small letters, without spaces: ${small}`;
    return `${shown}: the name is none of small letters, digits, dots and dashes within the folder`;
  }
  const ending = /\.([a-z\d]+)$/.exec(path)?.[1] ?? '';
  if (!endings.includes(ending)) return `${shown}: files of a bundle end in .${endings.join(', .')}`;
  return undefined;
}

interface Entry {
  readonly path: string;
  readonly size: number;
}

/** Says what is too much or has a wrong name, from what a directory lists. */
function entryProblems(entries: readonly Entry[]): readonly string[] {
  const problems: string[] = [];
  if (entries.length > bundleLimits.files)
    problems.push(
      `has ${entries.length} files, and may have ${bundleLimits.files}: take out what the site does not show`,
    );
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (bytes > bundleLimits.bytes) {
    const megabytes = (count: number): string => (count / 1e6).toFixed(1);
    problems.push(`has ${megabytes(bytes)} MB, and may have ${megabytes(bundleLimits.bytes)}: make pictures smaller`);
  }
  const twice = new Set(entries.map(({ path }) => path).filter((path, at, all) => all.indexOf(path) !== at));
  for (const path of twice) problems.push(`${JSON.stringify(path)} is in the archive twice: pack it again`);
  if (problems.length > 0) return problems;
  return entries.flatMap(({ path }) => pathProblem(path) ?? []);
}

/** The folder that all files are in, where somebody has packed the folder and not what is in it; '' for none. */
function commonFolder(paths: readonly string[]): string {
  const [folder = ''] = /^[^/]+\//.exec(paths[0] ?? '') ?? [];
  return !paths.includes('brand.json') &&
    paths.includes(`${folder}brand.json`) &&
    paths.every((path) => path.startsWith(folder))
    ? folder
    : '';
}

const refused = (...problems: readonly string[]): ReadBundle => ({ files: new Map(), problems });

/** Reads a bundle as a folder or a ZIP archive. Limits hold before anything is unpacked. */
export function readBundle(path: string): ReadBundle {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return refused('is not there');
  if (stat.isDirectory()) return readFolder(path);
  if (stat.size > bundleLimits.bytes) return refused(`is larger than ${bundleLimits.bytes / 1e6} MB`);
  return readArchive(readFileSync(path));
}

function readFolder(folder: string): ReadBundle {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(folder, file).replaceAll(sep, '/'), size: statSync(file).size }))
    .filter(({ path }) => !litter.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const problems = entryProblems(entries);
  if (problems.length > 0) return refused(...problems);
  return { files: new Map(entries.map(({ path, file }) => [path, readFileSync(file)])), problems };
}

/** Reads the files of an archive. */
export function readArchive(archive: Uint8Array): ReadBundle {
  const entries: Entry[] = [];
  let unpacked: Readonly<Record<string, Uint8Array>>;
  try {
    // The directory alone: nothing is unpacked.
    unzipSync(archive, {
      filter({ name, size, originalSize }) {
        // Nothing grows when it is packed: the directory says less than there is.
        if (size > originalSize + 1_000) throw new Error(`${name} has another size`);
        if (!name.endsWith('/') && !litter.test(name)) entries.push({ path: name, size: originalSize });
        return false;
      },
    });
    const folder = commonFolder(entries.map(({ path }) => path));
    const problems = entryProblems(entries.map(({ path, size }) => ({ path: path.slice(folder.length), size })));
    if (problems.length > 0) return refused(...problems);
    const sizes = new Map(entries.map(({ path, size }) => [path, size]));
    unpacked = unzipSync(archive, { filter: ({ name }) => sizes.has(name) });
    for (const [name, size] of sizes)
      if (unpacked[name]?.length !== size) return refused(`${JSON.stringify(name)} is damaged: pack the archive again`);
    return {
      files: new Map(entries.map(({ path }) => [path.slice(folder.length), unpacked[path] ?? new Uint8Array()])),
      problems,
    };
  } catch {
    return refused('is no ZIP archive, or is damaged or locked with a password: pack the folder again');
  }
}
