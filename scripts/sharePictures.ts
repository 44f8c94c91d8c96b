/**
 * Draws the pictures that messengers and social networks show for links to the site, from the tokens of each brand.
 *
 *   npm run share:pictures -- [BRAND…] [--age YEARS]
 *   npm run share:pictures -- --check
 *
 * BRAND     a folder of themes (default: all)
 * --age     the age from which players may play (default: 21, as in RSP-10)
 * --check   draws nothing, names what is missing, too heavy or of another size, and ends with 1 if there is anything
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Page, chromium as playwright } from 'playwright';
import { type BrandFolder, readBrandFolders } from '../apps/site/build/brandFolders.ts';
import { shareKinds, shareSize } from '../apps/site/src/document/sharePicture.ts';
import { chromium } from './chromium.ts';
import { UserError, reportUserError } from './lib/userError.ts';
import { drawShare } from './share/drawShare.ts';
import { sharePictures, shareProblems } from './share/shareProblems.ts';
import { pictureArgs } from './visual/photographer.ts';

const repository = join(import.meta.dirname, '..');
/** The quality of the JPEG, of 100. */
const quality = 75;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { age: { type: 'string', default: '21' }, check: { type: 'boolean', default: false } },
  });
  const age = Number(values.age);
  if (!Number.isInteger(age)) throw new UserError(`--age ${values.age} is no number of years`);
  if (!values.check) await draw(await chosen(positionals), age);
  const problems = (await chosen(positionals)).flatMap(shareProblems);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  reportUserError(error);
}

async function chosen(ids: readonly string[]): Promise<readonly BrandFolder[]> {
  const folders = await readBrandFolders();
  const unknown = ids.find((id) => !folders.some(({ brand }) => brand.id === id));
  if (unknown !== undefined) throw new UserError(`there is no brand ${unknown}`);
  return ids.length === 0 ? folders : folders.filter(({ brand }) => ids.includes(brand.id));
}

async function draw(folders: readonly BrandFolder[], age: number): Promise<void> {
  if (chromium.path === undefined) throw new UserError(chromium.missing);
  const browser = await playwright.launch({ executablePath: chromium.path, args: [...chromium.args, ...pictureArgs] });
  try {
    const page = await browser.newPage({ viewport: shareSize });
    for (const folder of folders) await drawBrand(page, folder, age);
  } finally {
    await browser.close();
  }
}

async function drawBrand(page: Page, folder: BrandFolder, age: number): Promise<void> {
  const { brand, files } = folder;
  const urlOf = (url: string): string => {
    const file = files.get(url);
    return file === undefined ? url : dataUrl(file, url.endsWith('.svg') ? 'image/svg+xml' : '');
  };
  const own = (brand.fonts ?? []).map(
    ({ family, url, weight = '400', range }) =>
      `@font-face{font-family:'${family}';src:url(${urlOf(url)});font-weight:${weight}${range ? `;unicode-range:${range}` : ''}}`,
  );
  const fontFaces = siteFonts() + own.join('');
  for (const { kind, language, url } of sharePictures(brand.id)) {
    const name = brand.name[language] ?? brand.name.en;
    const title = kind === 'home' ? name : titlesIn(language)[shareKinds[kind]];
    if (title === undefined) throw new Error(`locales/${language}/common.json: no title for ${kind}`);
    await page.setContent(drawShare({ folder, kind, language, name, title, age, urlOf, fontFaces }));
    await page.evaluate(async () => document.fonts.ready);
    const file = join(repository, 'themes', brand.id, 'public', url.replace(`/brands/${brand.id}/`, ''));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await page.screenshot({ type: 'jpeg', quality }));
    console.log(file);
  }
}

function titlesIn(language: string): Readonly<Record<string, string | undefined>> {
  const file = join(repository, 'locales', language, 'common.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { pages: Record<string, string> }).pages;
}

/** The fonts of the site with their files in them, because the page has no address to load them from. */
function siteFonts(): string {
  const rules = readFileSync(join(repository, 'themes/fonts.css'), 'utf8');
  return rules.replaceAll(/url\('(@[^']+)'\)/g, (_, file: string) => {
    return `url(${dataUrl(join(repository, 'node_modules', file), 'font/woff2')})`;
  });
}

function dataUrl(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}
