import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brandText } from '#ui/theme/brandText.ts';
import { drawPng } from '../../apps/site/build/appIcons.ts';
import { escapeHtml } from '../../apps/site/src/document/html.ts';
import { shareSize } from '../../apps/site/src/document/sharePicture.ts';
import type { Bundle } from './checkBundle.ts';

const modules = createRequire(import.meta.url);
/** The font of the site, for letters that the client's own fonts lack. */
const siteFont = { family: 'Anuphan Variable', scripts: ['thai', 'latin'] } as const;

/** The most letters of a name that fit in the largest size. */
const shortName = 12;

/** Writes SARA AM as its two parts, which resvg otherwise draws in the room of one: the ring below the tone mark, then the letter. */
const inParts = (text: string): string => text.replaceAll(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');

/** Draws what previews of links show of a brand without a picture for them: its mark and name on the colour of its bars. */
export async function drawSharePreview({ checked, base, served }: Bundle): Promise<Uint8Array> {
  const { brand, tokens } = checked;
  const mode = brand.defaults?.theme ?? 'light';
  const colors = {
    ...base.tokens.light.color,
    ...(mode === 'dark' && base.tokens.dark.color),
    ...tokens.light.color,
    ...(mode === 'dark' && tokens.dark.color),
  };
  const name = brandText(brand.name, brand.defaults?.language ?? 'th');
  const own = (brand.fonts ?? []).map(({ url }) => served.get(url.slice(1))).filter((font) => font !== undefined);
  const site = siteFont.scripts.map((script) =>
    readFileSync(modules.resolve(`@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`)),
  );
  const families = [...new Set([...(brand.fonts ?? []).map(({ family }) => family), siteFont.family])];
  const { width, height } = shareSize;
  const size = [...new Intl.Segmenter('th').segment(name)].length <= shortName ? 96 : 48;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colors.chrome}"/>${markOf(brand.mark, colors, served)}<text x="${width / 2}" y="500" text-anchor="middle" font-size="${size}" font-family="${families.map((family) => `'${family}'`).join(', ')}" fill="${colors.onChrome}">${escapeHtml(inParts(name))}</text></svg>`;
  return drawPng(svg, width, [...own, ...site]);
}

/** The mark in the middle of the upper part. */
function markOf(
  mark: Bundle['checked']['brand']['mark'],
  { onChrome, money }: { readonly onChrome: string; readonly money: string },
  served: Bundle['served'],
): string {
  if (!('src' in mark)) {
    return `<g transform="translate(470 110) scale(8.125)"><path fill="${onChrome}" d="${mark.primary}"/><path fill="${money}" d="${mark.secondary}"/></g>`;
  }
  const picture = served.get(mark.src.slice(1));
  const ending = /\w+$/.exec(mark.src)?.[0] ?? '';
  const type = { svg: 'svg+xml', jpg: 'jpeg' }[ending] ?? ending;
  if (picture === undefined) return '';
  return `<image x="470" y="110" width="260" height="260" href="data:image/${type};base64,${Buffer.from(picture).toString('base64')}"/>`;
}
