/**
 * Checks a brand as the site does: names, URLs, values, sizes, the contrast of every pair of colours in both modes, and
 * Thai letters in its fonts; of a bundle, each of its files and where it comes from, too.
 *
 *   npm run check:brand -- PATH [options]
 *
 * PATH is a bundle as a folder with `brand.json` or as a ZIP archive, a brand file, or a folder of `themes/`. Prints what the
 * site would refuse, one line each, and ends with 1 if there is anything.
 *
 *   --pack OUT.zip  write a bundle that is right as an archive, with `brand.json` in the format of this release
 *   --write         store `brand.json` in the format of this release, in the folder or file
 *   --json          print the result as JSON: path, id, version, format, problems with their groups, notes
 *   --brand         the brand of the build that a file changes which names none, by default the first
 *   --image-host    a host of the deployment's `imageHosts`
 *   --public        the folder that the site serves as `/`, where font files are looked up, by default that of the file
 *   --schema        write docs/brand.schema.json instead
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { checkBrandFile } from '#ui/theme/checkBrandFile.ts';
import { upgradeBrand } from '#ui/theme/upgradeBrand.ts';
import { type BrandFolder, readBrandFolders } from '../apps/site/build/brandFolders.ts';
import { brandSchemaText } from './bundle/brandSchema.ts';
import { type Bundle, type BundleProblem, checkBundle } from './bundle/checkBundle.ts';
import { packBundle } from './bundle/packBundle.ts';
import { readBundle } from './bundle/readBundle.ts';
import { siteBrandFile } from './bundle/siteBrandFile.ts';
import { supports } from './lib/brandInput.ts';
import { fontProblems } from './lib/fontProblems.ts';
import { readOperatorJson } from './lib/operatorFile.ts';
import { UserError, reportUserError } from './lib/userError.ts';

interface Options {
  readonly brand?: string | undefined;
  readonly 'image-host'?: string[] | undefined;
  readonly public?: string | undefined;
  readonly pack?: string | undefined;
  readonly write: boolean;
  readonly json: boolean;
}

/** What is said of a brand, as `--json` prints it. */
interface Result {
  readonly path: string;
  readonly name: string;
  readonly id?: string;
  readonly version?: string;
  readonly format?: number;
  readonly problems: readonly BundleProblem[];
  readonly notes: readonly string[];
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      'image-host': { type: 'string', multiple: true },
      public: { type: 'string' },
      pack: { type: 'string' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      schema: { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (values.schema) writeFileSync(join(import.meta.dirname, '../docs/brand.schema.json'), brandSchemaText());
  else if (path === undefined) throw new UserError('name a bundle or a brand file: npm run check:brand -- PATH');
  else await check(path, values);
} catch (error) {
  reportUserError(error);
}

async function check(path: string, options: Options): Promise<void> {
  const brands = await readBrandFolders();
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw new UserError(`${path} is not there`);
  const isThemes = stat.isDirectory() && statSync(join(path, 'brand.ts'), { throwIfNoEntry: false }) !== undefined;
  const isBundle = !isThemes && (stat.isDirectory() || path.endsWith('.zip'));
  if (isBundle) checkBundleAt(path, brands, options);
  else if (options.pack !== undefined) throw new UserError(`--pack needs a folder with brand.json, not ${path}`);
  else if (isThemes) report(folderResult(path, folderNamed(brands, basename(path)), options), options);
  else checkFile(path, folderNamed(brands, options.brand ?? brands[0]?.brand.id), options);
}

function checkBundleAt(path: string, brands: readonly BrandFolder[], options: Options): void {
  const read = readBundle(path);
  const { brand, 'image-host': imageHosts = [], pack, write } = options;
  const { bundle, problems, notes } = checkBundle(read, { brands, imageHosts, brand });
  report({ path, ...(bundle === undefined ? { name: '' } : identityOf(bundle)), problems, notes }, options);
  if (bundle === undefined || problems.length > 0) return;
  if (write) {
    if (path.endsWith('.zip'))
      throw new UserError('--write stores a folder or a file; of an archive use --pack OUT.zip');
    writeBrand(join(path, 'brand.json'), bundle.content);
  }
  if (pack !== undefined) writeFileSync(pack, packBundle(bundle, read.files));
}

function identityOf({ id, version, from: format, checked: { brand } }: Bundle) {
  return { name: nameOf(brand.name), id, version, format };
}

/** A brand file by itself: what it names is looked up where the site would have it. */
function checkFile(path: string, base: BrandFolder, options: Options): void {
  const content = readOperatorJson(path);
  const upgraded = upgradeBrand(content);
  if ('problem' in upgraded) {
    report({ path, name: '', problems: [{ group: 'brand', text: upgraded.problem }], notes: [] }, options);
    return;
  }
  report({ ...brandResult(path, siteBrandFile(content, ''), base, options), format: upgraded.from }, options);
  if (options.write) writeBrand(path, upgraded.content);
}

function folderResult(path: string, folder: BrandFolder, options: Options): Result {
  const { id: _, ...identity } = folder.brand;
  return brandResult(path, { ...identity, ...folder.tokens }, folder, options);
}

function brandResult(path: string, content: unknown, base: BrandFolder, options: Options): Result {
  const imageHosts = options['image-host'] ?? [];
  const checked = checkBrandFile(parseBrandFile(content, { imageHosts, languages: languageCodes, supports }), base);
  const root = options.public ?? dirname(path);
  const fonts = fontProblems(checked.brand.fonts ?? [], (url) => readIfThere(base.files.get(url) ?? join(root, url)));
  return {
    path,
    name: nameOf(checked.brand.name),
    problems: [
      ...checked.problems.map((text) => ({ group: 'brand', text }) as const),
      ...fonts.map((text) => ({ group: 'fonts', text }) as const),
    ],
    notes: [],
  };
}

function report(result: Result, { json }: Pick<Options, 'json'>): void {
  const { path, name, id, version, problems, notes } = result;
  if (json) console.log(JSON.stringify(result, null, 2));
  else {
    for (const { text } of problems) console.error(text);
    for (const note of notes) console.log(`note: ${note}`);
    const found = problems.length === 0 ? 'everything applies' : `${problems.length} to correct`;
    const shown = [id && `${id} ${version}`, name].filter(Boolean).join(', ');
    console.log(`${path}${shown && ` (${shown})`}: ${found}`);
  }
  if (problems.length > 0) process.exitCode = 1;
}

function writeBrand(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function folderNamed(folders: readonly BrandFolder[], id: string | undefined): BrandFolder {
  const found = folders.find(({ brand }) => brand.id === id);
  if (found === undefined)
    throw new UserError(`there is no brand ${id}: ${folders.map(({ brand }) => brand.id).join(', ')}`);
  return found;
}

function nameOf({ th, en }: { readonly th: string; readonly en: string }): string {
  return `${th}, ${en}`;
}

function readIfThere(file: string): Uint8Array | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file) : undefined;
}
