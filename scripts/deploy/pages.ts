import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import { readBrandFolders } from '../../apps/site/build/brandFolders.ts';
import { UserError } from '../lib/userError.ts';

/** The pages that a host sends by itself: for a file that does not exist, and while the site is closed by hand. */
export const statusPages = ['404', '503'] as const;
export type StatusPage = (typeof statusPages)[number];

const brands = await readBrandFolders();
const locales = join(import.meta.dirname, '../../locales');
const readTexts = (code: string) =>
  JSON.parse(readFileSync(join(locales, code, 'documents.json'), 'utf8')) as {
    status: Record<StatusPage, { title: string; text: string }>;
  };

/** The style of these pages, in the colours of the brand. They load no file: the host may have none to send. */
function styleOf(brand: string): string {
  const folder = brand === '' ? brands[0] : brands.find((each) => each.brand.id === brand);
  if (folder === undefined) throw new UserError(`there is no brand ${brand}`);
  const { light, dark } = folder.tokens;
  const colors = ({ canvas, onSurface }: { canvas?: string; onSurface?: string }): string =>
    `background:${canvas};color:${onSurface}`;
  return (
    `body{${colors(light.color)};font-family:${light.font.body};line-height:1.6;max-width:36rem;margin:15vh auto 0;padding:0 1rem}` +
    `@media (prefers-color-scheme:dark){body{${colors({ ...light.color, ...dark.color })}}}`
  );
}

/** The HTML of a status page, in every language: the host does not know which one the player has chosen. */
export function statusPage(page: StatusPage, brand: string): string {
  const [first, ...others] = languageCodes;
  const { title, text } = readTexts(first).status[page];
  return `<!doctype html>
<html lang="${first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${styleOf(brand)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${others.map((code) => sectionIn(code, readTexts(code).status[page])).join('\n')}
</main>
</body>
</html>
`;
}

const sectionIn = (code: string, { title, text }: { title: string; text: string }): string =>
  `<div lang="${code}">
<h2>${title}</h2>
<p>${text}</p>
</div>`;

/** The policy of the status pages: their own style, and nothing else. */
export const statusPolicy = (brand: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styleOf(brand)).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
