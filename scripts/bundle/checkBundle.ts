import { languageCodes } from '#core/i18n/languageCodes.ts';
import { type ParsedBrandFile, parseBrandFile } from '#ui/theme/brandFile.ts';
import { isBrandId } from '#ui/theme/brandId.ts';
import { type CheckedBrandFile, checkBrandFile } from '#ui/theme/checkBrandFile.ts';
import { upgradeBrand } from '#ui/theme/upgradeBrand.ts';
import type { BrandFolder } from '../../apps/site/build/brandFolders.ts';
import { namedFiles, pathOf } from '../deploy/clientFiles.ts';
import { namedFileProblem } from '../deploy/namedFiles.ts';
import { supports } from '../lib/brandInput.ts';
import { fontProblems } from '../lib/fontProblems.ts';
import { decodeOperatorText } from '../lib/operatorFile.ts';
import { UserError } from '../lib/userError.ts';
import { type PartRule, bundleParts, entryRules, iconRules, partProblem } from './bundleParts.ts';
import { checkLicences } from './licenceProblems.ts';
import type { ReadBundle } from './readBundle.ts';
import { siteBrandFile } from './siteBrandFile.ts';

/** What a sentence of the check is about. */
export type BundleGroup = 'archive' | 'brand' | 'files' | 'fonts' | 'licences';

/** Something wrong in a bundle: one English sentence, which says what to do. */
export interface BundleProblem {
  readonly group: BundleGroup;
  readonly text: string;
}

/** A bundle that could be read, whether or not it is right. */
export interface Bundle {
  readonly id: string;
  readonly version: string;
  /** The brand of the build that it changes. */
  readonly base: BrandFolder;
  /** The format of its `brand.json`. */
  readonly from: number;
  /** `brand.json` in the format of this release. */
  readonly content: Readonly<Record<string, unknown>>;
  /** `brand.json` as the site reads it. @param folder where the site serves the files, without a slash at the end */
  readonly siteFile: (folder: string) => unknown;
  readonly checked: CheckedBrandFile;
  /** The files that players get, by their paths in the bundle. */
  readonly served: ReadonlyMap<string, Uint8Array>;
}

export interface CheckedBundle {
  /** Undefined where there is no brand that could be read. */
  readonly bundle: Bundle | undefined;
  readonly problems: readonly BundleProblem[];
  /** What is no mistake, and good to know: one English sentence each. */
  readonly notes: readonly string[];
}

export interface CheckBundleOptions {
  /** The brands of the build, the default one first. */
  readonly brands: readonly BrandFolder[];
  /** The deployment's `imageHosts`. */
  readonly imageHosts?: readonly string[];
  /** The brand that a `brand.json` changes which names none. @default the first */
  readonly brand?: string | undefined;
}

/** Parses a JSON file of the bundle. */
function readJson(name: string, content: Uint8Array): { readonly value: unknown } | { readonly problem: string } {
  let text: string;
  try {
    text = decodeOperatorText(content, name);
  } catch (error) {
    if (error instanceof UserError) return { problem: error.message };
    throw error;
  }
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `${name} is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** The paths of pictures that a bundle has and `brand.json` does not name. */
function foundParts(content: Readonly<Record<string, unknown>>, files: ReadBundle['files']): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const { path, endings, entry } of bundleParts) {
    const file = endings.map((ending) => `${path}.${ending}`).find((each) => files.has(each));
    if (file !== undefined && content[entry] === undefined) found[entry] = entry === 'mark' ? { src: file } : file;
  }
  return found;
}

/** Says what is wrong with the entries that only a bundle has. */
function identityProblems(
  { id, version, extends: base }: Readonly<Record<string, unknown>>,
  brands: readonly BrandFolder[],
): readonly string[] {
  const problems: string[] = [];
  const shown = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 60);
  const ids = brands.map(({ brand }) => brand.id);
  if (id === undefined) problems.push('"id": is missing: write a name of small letters, such as "acme".');
  else if (typeof id !== 'string' || !isBrandId(id))
    problems.push(`"id": ${shown(id)} is not small letters, digits and single dashes, such as "acme".`);
  else if (ids.includes(id)) problems.push(`"id": "${id}" is a brand of the site itself: choose another.`);
  if (version === undefined) problems.push('"version": is missing: write one such as "1.0.0".');
  else if (typeof version !== 'string' || !/^\d{1,5}(?:\.\d{1,5}){2}(?:-[\da-z.-]{1,30})?$/i.test(version))
    problems.push(`"version": ${shown(version)} is not a version such as "1.4.0".`);
  if (base !== undefined && !ids.includes(base as string))
    problems.push(`"extends": ${shown(base)} is none of the brands ${ids.join(', ')}.`);
  return problems;
}

/** Checks a bundle as a whole: what it says, each of its files, its fonts, and where they come from. */
export function checkBundle({ files, problems: unread }: ReadBundle, options: CheckBundleOptions): CheckedBundle {
  const problems: BundleProblem[] = unread.map((text) => ({ group: 'archive', text }));
  const say = (group: BundleGroup, text: string) => problems.push({ group, text });
  const nothing: CheckedBundle = { bundle: undefined, problems, notes: [] };
  if (unread.length > 0) return nothing;
  const [content, licences] = ['brand.json', 'licences.json'].map((name) => files.get(name));
  if (content === undefined) {
    say('archive', 'brand.json is missing: it says name, id and version, and lies in the folder itself');
    return nothing;
  }
  const read = readJson('brand.json', content);
  const upgraded = 'problem' in read ? read : upgradeBrand(read.value);
  if ('problem' in upgraded) {
    say('brand', upgraded.problem);
    return nothing;
  }
  for (const text of identityProblems(upgraded.content, options.brands)) say('brand', text);
  const { $schema: _, ...entries } = upgraded.content;
  const { id, version, extends: base = options.brand } = entries;
  const whole = { ...entries, ...foundParts(entries, files) };
  const siteFile: Bundle['siteFile'] = (at) => siteBrandFile(whole, at);
  const folder = options.brands.find(({ brand }) => brand.id === base) ?? options.brands[0];
  if (folder === undefined) throw new Error('check of a bundle: the build has no brand');
  const { imageHosts = [] } = options;
  const parsed = parseBrandFile(siteFile(''), { imageHosts, languages: languageCodes, supports });
  const checked = checkBrandFile(parsed, folder);
  for (const text of checked.problems) say('brand', text);
  const served = servedFiles(parsed, files, folder, say);
  const own = fontProblems(parsed.file.fonts ?? [], (url) => files.get(pathOf(url)?.slice(1) ?? ''));
  for (const text of own) if (!text.includes('is not there')) say('fonts', text);
  const known = licences === undefined ? { value: undefined } : readJson('licences.json', licences);
  if ('problem' in known) say('licences', known.problem);
  else {
    const found = checkLicences(known.value, [...served.keys()], (path) => files.has(path));
    for (const text of found.problems) say('licences', text);
    for (const path of found.texts) served.set(path, files.get(path) ?? new Uint8Array());
  }
  const unused = [...files.keys()].filter((path) => !served.has(path) && !/^(?:brand|licences)\.json$/.test(path));
  const notes = unused.map((path) => `${path} is not used: nothing names it, so players do not get it`);
  const bundle = {
    id: String(id),
    version: String(version),
    base: folder,
    from: upgraded.from,
    content: upgraded.content,
  };
  return { bundle: { ...bundle, siteFile, checked, served }, problems, notes };
}

/** Collects the files that players get, and judges each. */
function servedFiles(
  { file }: ParsedBrandFile,
  files: ReadBundle['files'],
  base: BrandFolder,
  say: (group: BundleGroup, text: string) => void,
): Map<string, Uint8Array> {
  const served = new Map<string, Uint8Array>();
  const take = (path: string, content: Uint8Array, rule: PartRule): void => {
    served.set(path, content);
    const problem =
      namedFileProblem(rule.kind, path, content) ??
      (rule.kind === 'font' ? undefined : partProblem(rule, path, content));
    if (problem !== undefined) say(rule.kind === 'font' ? 'fonts' : 'files', `${path} ${problem}`);
  };
  for (const { entry, url, kind } of namedFiles(file)) {
    const sitePath = pathOf(url);
    if (sitePath === null || base.files.has(sitePath)) continue;
    const path = sitePath.slice(1);
    const content = files.get(path);
    if (content === undefined)
      say('files', `${entry}: ${path} is not in the bundle: put it there, or take ${entry} out`);
    else take(path, content, kind === 'font' ? { kind, most: 0 } : entryRules[entry as keyof typeof entryRules]);
  }
  for (const [path, rule] of Object.entries(iconRules)) {
    const content = files.get(path);
    if (content !== undefined) take(path, content, rule);
  }
  return served;
}
