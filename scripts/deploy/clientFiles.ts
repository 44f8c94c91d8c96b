import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import type { BrandFile } from '#ui/theme/brand.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { supports } from '../lib/brandInput.ts';
import { pagesWithEnding, platformPrefixes } from './hostRules.ts';
import { type NamedFileKind, namedFileProblem } from './namedFiles.ts';

/** The files of a client that a release carries, by the path under which the site serves them. */
export interface ClientFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** One English sentence each: what is wrong, and what to do. */
  readonly problems: readonly string[];
}

/** A file that a brand names. */
export interface NamedFile {
  /** The entry of the brand file, such as `mark.src`. */
  readonly entry: string;
  readonly url: string;
  readonly kind: NamedFileKind;
}

/** The files that a brand names, with those on other hosts. */
export function namedFiles({ mark, favicon, illustration, preview, fonts = [] }: BrandFile): readonly NamedFile[] {
  const pictures = [
    ['mark.src', mark !== undefined && 'src' in mark ? mark.src : undefined, 'picture'],
    ['favicon', favicon, 'picture'],
    ['illustration', illustration, 'picture'],
    ['preview', preview, 'preview'],
  ] as const;
  return [
    ...pictures.flatMap(([entry, url, kind]) => (url === undefined ? [] : [{ entry, url, kind }])),
    ...fonts.map(({ url }, index) => ({ entry: `fonts[${index}]`, url, kind: 'font' as const })),
  ];
}

/** Stands for the site's own origin. */
const site = 'https://site.invalid';

/** The path of a URL in the public folder; null on another host. */
export function pathOf(url: string): string | null {
  const { origin, pathname } = new URL(url, site);
  if (origin !== site) return null;
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A percent sign that begins no escape.
    return pathname;
  }
}

/** Paths that the release writes by itself, and that a client's file would break. */
const ownPaths: readonly string[] = ['/index.html', '/404.html', '/503.html', '/health', '/version.json', '/sw.js'];

/** Says why the site would not serve a file under a path; undefined where it does. */
export function servedPathProblem(path: string): string | undefined {
  if (ownPaths.includes(path) || pagesWithEnding.includes(path)) return 'is a file of the site itself';
  if (path.startsWith('/assets/')) return 'is in the folder of the build: choose another';
  const prefix = platformPrefixes.find((each) => path.startsWith(each));
  if (prefix !== undefined) return `is below ${prefix}, which belongs to the platform: choose another folder`;
  const inWellKnown = path.startsWith('/.well-known/');
  if (/\/\./.test(path.replace(/^\/\.well-known\//, '/'))) return 'is hidden by its dot: the site does not send it';
  if (/\.(br|gz|map)$/.test(path)) return 'has an ending that the site does not send';
  if (!inWellKnown && !/\.[^/]+$/.test(path)) return 'has no ending, so that the site takes it for a page';
  return undefined;
}

/** The content of a file below a folder; undefined when it is not there, or would be outside. */
function readBelow(folder: string, path: string): Uint8Array | undefined {
  const file = resolve(folder, `.${path}`);
  if (!file.startsWith(resolve(folder) + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file) : undefined;
}

/**
 * Collects what a client brings: the brand file, the files that it names, and everything in the public folder.
 * @param brand path and content of the brand file; null for none
 * @param folder where the named files lie, under the paths that the site has them by
 * @param publicFolder a folder of which every file is served; null for none
 * @param built the public folder of the build: what is there need not be brought
 */
export function clientFiles(
  brand: { readonly path: string; readonly text: string } | null,
  folder: string,
  publicFolder: string | null,
  built: string,
  imageHosts: readonly string[],
): ClientFiles {
  const files = new Map<string, Uint8Array>();
  const problems: string[] = [];
  if (publicFolder !== null) {
    const names = readdirSync(publicFolder, { recursive: true, withFileTypes: true });
    for (const entry of names.filter((each) => each.isFile())) {
      const file = join(entry.parentPath, entry.name);
      files.set(file.slice(resolve(publicFolder).length).replaceAll(sep, '/'), readFileSync(file));
    }
  }
  if (brand !== null) {
    files.set(brand.path, new TextEncoder().encode(brand.text));
    const { file } = parseBrandFile(JSON.parse(brand.text), { imageHosts, languages: languageCodes, supports });
    for (const { entry, url, kind } of namedFiles(file)) {
      const path = pathOf(url);
      if (path === null) continue;
      const content = files.get(path) ?? readBelow(folder, path);
      if (content !== undefined) {
        files.set(path, content);
        const problem = namedFileProblem(kind, path, content);
        if (problem !== undefined) problems.push(`${entry}: ${path} ${problem}`);
      } else if (readBelow(built, path) === undefined) {
        problems.push(`${entry}: ${path} is not there: put it at ${join(folder, path)}, or take ${entry} out`);
      }
    }
  }
  for (const path of files.keys()) {
    const problem = servedPathProblem(path);
    if (problem !== undefined) problems.push(`${path} ${problem}`);
  }
  return { files, problems };
}
