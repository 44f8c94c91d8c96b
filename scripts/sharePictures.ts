/**
 * Draws the pictures that previews of links show, 1200 × 630 as JPEG: one per kind of page, in the colours of the brand.
 *
 *   npm run share:pictures -- [ID…]
 *
 * ID   a folder of themes (default: all)
 *
 * Writes `themes/<id>/public/share/<page>.jpg`, which the site serves as `/brands/<id>/share/<page>.jpg`. The page is named
 * as in `packages/core/src/routing/routes.ts`; a page without a picture has that of `home`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as playwright } from 'playwright';
import type { RouteName } from '#core/routing/routes.ts';
import { drawBanner } from '#demo/art/banner.ts';
import { mix } from '#demo/art/colour.ts';
import type { Motif } from '#demo/art/motifs.ts';
import type { Palette } from '#demo/art/palettes.ts';
import { hash } from '#demo/art/random.ts';
import type { SceneKind } from '#demo/art/scenes/scene.ts';
import type { DrawnMark, PictureMark } from '#ui/theme/brand.ts';
import { type BrandFolder, readBrandFolders } from '../apps/site/build/brandFolders.ts';
import { chromium } from './chromium.ts';
import { UserError, reportUserError } from './lib/userError.ts';
import { pictureArgs } from './visual/photographer.ts';

/** The size that networks ask for, in px. */
const size = { width: 1200, height: 630 };
/** JPEG quality: below it, bands appear in the dark side. */
const quality = 76;

/** What each picture shows: a category's scene, or a motif. */
const subjects: Partial<Readonly<Record<RouteName, { readonly scene: SceneKind } | { readonly motif: Motif }>>> = {
  home: { motif: 'lotus' },
  rng: { motif: 'gold' },
  fish: { scene: 'fishing' },
  pvp: { scene: 'cards' },
  live: { scene: 'live' },
  sports: { scene: 'football' },
  esports: { scene: 'esports' },
  cockfight: { scene: 'cockfight' },
  lottery: { scene: 'lottery' },
  elott: { motif: 'stars' },
  vip: { motif: 'gems' },
  promotions: { motif: 'fire' },
  join: { motif: 'elephant' },
};

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const folders = await readBrandFolders();
  const ids = folders.map(({ brand }) => brand.id);
  for (const id of positionals) {
    if (!ids.includes(id)) throw new UserError(`there is no brand ${id}: ${ids.join(', ')}`);
  }
  await drawAll(folders.filter(({ brand }) => positionals.length === 0 || positionals.includes(brand.id)));
} catch (error) {
  reportUserError(error);
}

async function drawAll(folders: readonly BrandFolder[]): Promise<void> {
  if (chromium.path === undefined) throw new UserError(chromium.missing);
  const browser = await playwright.launch({ executablePath: chromium.path, args: [...chromium.args, ...pictureArgs] });
  try {
    const page = await browser.newPage({ viewport: size });
    for (const folder of folders) {
      const target = join(import.meta.dirname, '..', 'themes', folder.brand.id, 'public/share');
      rmSync(target, { recursive: true, force: true });
      mkdirSync(target, { recursive: true });
      for (const [name, subject] of Object.entries(subjects)) {
        await page.setContent(pageOf(folder, name, subject));
        await page.evaluate('document.fonts.ready');
        const jpeg = await page.screenshot({ type: 'jpeg', quality });
        writeFileSync(join(target, `${name}.jpg`), jpeg);
        console.log(`${folder.brand.id}/${name}.jpg: ${(jpeg.length / 1_000).toFixed(1)} kB`);
      }
    }
  } finally {
    await browser.close();
  }
}

/** The brand's own colours in the place of a vendor's. */
function paletteOf({ brand, tokens }: BrandFolder): Palette {
  const { chrome, onChrome, accent, money } = { ...tokens.light.color, ...tokens.dark.color };
  return {
    name: brand.id,
    sky: mix(chrome, accent, 0.45),
    ground: accent,
    light: onChrome,
    mid: accent,
    deep: chrome,
    accent: money,
    ink: chrome,
  };
}

function pageOf(folder: BrandFolder, name: string, subject: { scene?: SceneKind; motif?: Motif }): string {
  const { brand, tokens } = folder;
  const { onChrome, onChromeMuted, money } = { ...tokens.light.color, ...tokens.dark.color };
  const art = drawBanner({
    seed: hash(name),
    title: name,
    lettering: null,
    palette: paletteOf(folder),
    motif: 'moon',
    layout: 'tall',
    ...subject,
  });
  return `<!doctype html><style>
${fontFaces()}
* { margin: 0; box-sizing: border-box; }
body { width: ${size.width}px; height: ${size.height}px; overflow: hidden; position: relative; }
.art { position: absolute; inset: ${'scene' in subject ? -150 : -72}px 0 auto; width: 1200px; height: 800px; }
.words { position: absolute; left: 84px; top: 0; height: 100%; display: grid; align-content: center; color: ${onChrome};
  font-family: ${tokens.light.font.display}; }
.mark { width: 132px; height: 132px; margin-left: -8px; }
h1 { font-size: 104px; font-weight: ${tokens.light.weight.display}; line-height: 1.35; margin-top: 12px; }
p { font-size: 40px; font-weight: ${tokens.light.weight.medium}; color: ${onChromeMuted}; line-height: 1.3; }
footer { display: flex; align-items: center; gap: 24px; margin-top: 32px; }
footer::before { content: ''; width: 96px; height: 6px; background: ${money}; }
footer span { border: 4px solid ${money}; border-radius: 99px; padding: 0 18px; color: ${money};
  font: ${tokens.light.weight.strong} 30px/1.6 ${tokens.light.font.numeric}; }
</style>
<img class="art" src="data:image/svg+xml;base64,${Buffer.from(art).toString('base64')}">
<div class="words">${markOf(brand.mark, folder)}<h1 lang="th">${brand.name.th}</h1><p>${brand.name.en}</p><footer><span>20+</span></footer></div>`;
}

function markOf(mark: DrawnMark | PictureMark, { files, tokens }: BrandFolder): string {
  const { onChrome, money } = { ...tokens.light.color, ...tokens.dark.color };
  if (!('src' in mark))
    return `<svg class="mark" viewBox="0 0 32 32"><path fill="${onChrome}" d="${mark.primary}"/><path fill="${money}" d="${mark.secondary}"/></svg>`;
  const file = files.get(mark.src);
  if (file === undefined) throw new UserError(`${mark.src} is not in the folder of the brand`);
  const type = mark.src.endsWith('.svg') ? 'svg+xml' : /\w+$/.exec(mark.src)?.[0];
  return `<img class="mark" src="data:image/${type};base64,${readFileSync(file).toString('base64')}">`;
}

/** The site's fonts as the page can load them without a server. */
function fontFaces(): string {
  const { resolve } = createRequire(import.meta.url);
  const css = readFileSync(join(import.meta.dirname, '../themes/fonts.css'), 'utf8');
  return css.replaceAll(/url\('(@fontsource[^']+)'\)/g, (_, file: string) => {
    return `url('data:font/woff2;base64,${readFileSync(resolve(file)).toString('base64')}')`;
  });
}
