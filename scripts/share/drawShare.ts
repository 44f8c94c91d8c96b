import { drawBanner } from '#demo/art/banner.ts';
import { mix } from '#demo/art/colour.ts';
import type { Motif } from '#demo/art/motifs.ts';
import type { Palette } from '#demo/art/palettes.ts';
import type { SceneKind } from '#demo/art/scenes/scene.ts';
import type { BrandFolder } from '../../apps/site/build/brandFolders.ts';
import { escapeHtml } from '../../apps/site/src/document/html.ts';
import { type ShareKind, shareSize } from '../../apps/site/src/document/sharePicture.ts';
import type { DrawnMark, PictureMark } from '../../packages/ui/src/theme/brand.ts';

/** What a kind of page is drawn with. `seed` chooses among the drawings of a motif. */
const subjects: Readonly<
  Record<ShareKind, { readonly motif: Motif; readonly scene?: SceneKind; readonly seed: number }>
> = {
  home: { motif: 'temple', seed: 1 },
  sports: { motif: 'football', scene: 'football', seed: 2 },
  esports: { motif: 'stars', scene: 'esports', seed: 12 },
  cockfight: { motif: 'fire', scene: 'cockfight', seed: 13 },
  live: { motif: 'gems', scene: 'live', seed: 3 },
  slots: { motif: 'dragon', seed: 4 },
  fishing: { motif: 'sea', scene: 'fishing', seed: 14 },
  cards: { motif: 'gold', scene: 'cards', seed: 15 },
  lottery: { motif: 'stars', scene: 'lottery', seed: 5 },
  promotions: { motif: 'gold', seed: 6 },
  join: { motif: 'elephant', seed: 7 },
  vip: { motif: 'gems', seed: 11 },
  download: { motif: 'lotus', seed: 9 },
};

/** What is written on a share picture, and for whom. */
export interface ShareInput {
  readonly folder: BrandFolder;
  readonly kind: ShareKind;
  readonly language: string;
  /** The displayed name of the brand. */
  readonly name: string;
  readonly title: string;
  /** The age from which players may play, in years. */
  readonly age: number;
  /** Returns the URL under which the page finds a path of the site. */
  readonly urlOf: (path: string) => string;
  /** `@font-face` rules of the fonts that the tokens name. */
  readonly fontFaces: string;
}

/** Writes a share picture as an HTML page of its size. */
export function drawShare({ folder, kind, language, name, title, age, urlOf, fontFaces }: ShareInput): string {
  const { brand, tokens } = folder;
  const { light } = tokens;
  const dark = { ...light.color, ...tokens.dark.color };
  const subject = subjects[kind];
  const art = drawBanner({ ...subject, title: kind, lettering: null, palette: paletteOf(folder), layout: 'tall' });
  const { width, height } = shareSize;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${fontFaces}
*{margin:0;box-sizing:border-box}
body{position:relative;width:${width}px;height:${height}px;overflow:hidden;background:${dark.sunken};color:${dark.onSunken};font-family:${light.font.display}}
.art{position:absolute;inset:-${subject.scene ? 172 : 90}px 0 auto}
.art svg{display:block;width:100%}
h1{position:absolute;left:72px;top:0;width:520px;height:514px;display:flex;flex-direction:column;justify-content:center;font-size:${sizeOf(title)}px;line-height:${light.leading.heading};font-weight:${light.weight.display}}
h1::after{content:'';width:96px;height:8px;margin-top:20px;border-radius:${light.radius.pill};background:${dark.money}}
footer{position:absolute;inset:auto 0 0;height:116px;padding:0 72px;display:flex;align-items:center;gap:22px;background:${dark.sunken};border-top:4px solid ${dark.moneyLine};font-size:44px;font-weight:${light.weight.display}}
footer>:first-child{width:68px;height:68px}
b{margin-left:auto;padding:0 24px;border:3px solid ${dark.money};border-radius:${light.radius.pill};color:${dark.money};font:inherit;font-size:34px;line-height:58px}
</style><div class="art">${art}</div><h1><span>${escapeHtml(title)}</span></h1>
<footer>${markOf(brand.mark, dark.onSunken, dark.money, urlOf)}${title === name ? '' : `<span>${escapeHtml(name)}</span>`}<b>${age}+</b></footer></html>`;
}

/** The brand's colours in the roles of the art. */
function paletteOf({ brand, tokens }: BrandFolder): Palette {
  const { light } = tokens;
  const dark = { ...light.color, ...tokens.dark.color };
  const { accent, money, festive, surface } = light.color;
  return {
    name: brand.id,
    sky: accent,
    ground: mix(accent, festive, 0.35),
    light: mix(surface, money, 0.25),
    mid: dark.accent,
    deep: mix(accent, dark.sunken, 0.6),
    accent: money,
    ink: dark.sunken,
  };
}

/** Longer titles are written smaller, so that each stays on two lines. In pixels. */
function sizeOf(title: string): number {
  const letters = [...new Intl.Segmenter('th').segment(title)].length;
  return letters <= 7 ? 120 : letters <= 11 ? 88 : 76;
}

function markOf(mark: DrawnMark | PictureMark, primary: string, secondary: string, urlOf: ShareInput['urlOf']): string {
  if ('src' in mark) return `<img src="${escapeHtml(urlOf(mark.src))}" alt="">`;
  return `<svg viewBox="0 0 32 32"><path d="${mark.primary}" fill="${primary}"/><path d="${mark.secondary}" fill="${secondary}"/></svg>`;
}
