/**
 * Checks a brand file, or a folder of `themes/`, as the site does: names, URLs, values, sizes, the contrast of every pair
 * of colours in both modes, and Thai letters in its fonts.
 *
 *   npm run check:brand -- FILE [--brand ID] [--image-host HOST]… [--public FOLDER]
 *   npm run check:brand -- themes/ID
 *
 * Prints what the site would leave out, one line each, and ends with 1 if there is anything.
 *
 *   --brand       the brand of the build that the file changes, by default the first
 *   --image-host  a host of the deployment's `imageHosts`
 *   --public      the folder that the site serves as `/`, where font files are looked up, by default that of the file
 */
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { parseBrandFile } from '#ui/theme/brandFile.ts';
import { type CheckedBrandFile, checkBrandFile } from '#ui/theme/checkBrandFile.ts';
import { type BrandFolder, readBrandFolders } from '../apps/site/build/brandFolders.ts';
import { supports } from './lib/brandInput.ts';
import { fontProblems } from './lib/fontProblems.ts';
import { readOperatorJson } from './lib/operatorFile.ts';
import { UserError, reportUserError } from './lib/userError.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      'image-host': { type: 'string', multiple: true },
      public: { type: 'string' },
    },
  });
  const [path] = positionals;
  if (path === undefined) throw new UserError('name a brand file: npm run check:brand -- FILE [--brand ID]');
  const folders = await readBrandFolders();
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  const base = folderNamed(folders, isFolder ? basename(path) : (values.brand ?? folders[0]?.brand.id));
  const imageHosts = values['image-host'] ?? [];
  const content = isFolder ? contentOf(base) : readOperatorJson(path);
  const checked = checkBrandFile(parseBrandFile(content, { imageHosts, languages: languageCodes, supports }), base);
  const root = values.public ?? dirname(path);
  const problems = [
    ...checked.problems,
    ...fontProblems(checked.brand.fonts ?? [], (url) => readIfThere(base.files.get(url) ?? join(root, url))),
  ];
  report(path, problems, checked);
} catch (error) {
  reportUserError(error);
}

function report(path: string, problems: readonly string[], { brand }: CheckedBrandFile): void {
  for (const problem of problems) console.error(problem);
  const result = problems.length === 0 ? 'everything applies' : `${problems.length} left out`;
  console.log(`${path} (${brand.name.th}, ${brand.name.en}): ${result}`);
  if (problems.length > 0) process.exitCode = 1;
}

function folderNamed(folders: readonly BrandFolder[], id: string | undefined): BrandFolder {
  const found = folders.find(({ brand }) => brand.id === id);
  if (found === undefined)
    throw new UserError(`there is no brand ${id}: ${folders.map(({ brand }) => brand.id).join(', ')}`);
  return found;
}

/** A folder as the content of a brand file. */
function contentOf({ brand: { id: _, ...identity }, tokens }: BrandFolder): unknown {
  return { ...identity, ...tokens };
}

function readIfThere(file: string): Uint8Array | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file) : undefined;
}
