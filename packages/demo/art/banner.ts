import { drawBannerTitle, drawCall } from './bannerLettering.ts';
import { bannerScenes, type Frame } from './bannerScenes.ts';
import type { Brush } from './brush.ts';
import { contrast, luminance, mix } from './colour.ts';
import { faces } from './faces.ts';
import type { Motif } from './motifs.ts';
import { pickDrawing } from './motifs/hints.ts';
import type { Palette } from './palettes.ts';
import { type Random, createRandom, hash } from './random.ts';
import { fade, halo } from './scenery.ts';
import { sceneParts } from './scenes/drawScene.ts';
import type { SceneKind } from './scenes/scene.ts';
import { placed } from './shapes.ts';
import { path } from './svg.ts';
import { chooseTones } from './tones.ts';

/** The input of a banner. */
export type BannerInput = {
  readonly seed: number;
  /** The banner's name in English. Its picture is the same in all languages. */
  readonly title: string;
  /** What is written on it; null for a picture without letters, whose left side is dark and plain. @default the title */
  readonly lettering?: string | null;
  /** What pressing it does, drawn as a button. @default none */
  readonly call?: string;
  readonly palette: Palette;
  readonly motif: Motif;
  /** The picture of a category in place of the motif. */
  readonly scene?: SceneKind;
  /** `wide` is 1280 by 400 units (the default), `tall` 720 by 480 for phones. */
  readonly layout?: 'wide' | 'tall';
};

/** The maximum size of a banner in bytes. */
export const bannerLimit = 12_000;

const frames: Readonly<Record<'wide' | 'tall', Frame>> = {
  wide: { width: 1280, height: 400, x: 960, y: 198, scale: 1.5 },
  tall: { width: 720, height: 480, x: 530, y: 232, scale: 1.5 },
};

/** Draws a promotion banner as SVG: the focal drawing on the right, the title on the plain left side. */
export function drawBanner(input: BannerInput): string {
  const { palette, motif, title, lettering = title, call, layout = 'wide', scene } = input;
  const seed = (hash(`${title}|${motif}`) ^ Math.imul(input.seed, 0xc2b2ae35)) >>> 0;
  const random = createRandom(seed, 'banner');
  const id = (part: string) => `b${layout[0]}${seed.toString(36)}${part}`;
  const ground = scene === undefined ? motifGround(input, random, id) : categoryGround(scene, seed, palette, layout);
  const { width, height, veil, pale } = ground;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${ground.defs}</defs>${ground.body}`;
  if (lettering === null) return `${open}</svg>`;
  const plain = pale ? palette.ink : palette.light;
  const face = random.pick(faces);
  const loud = contrast(palette.accent, veil) > 4 && random.chance(0.35);
  const ink = {
    fill: loud ? mix(palette.accent, plain, 0.15) : plain,
    under: mix(veil, pale ? palette.mid : palette.ink, pale ? 0.5 : 0.7),
    ground: veil,
  };
  const wide = layout === 'wide';
  // In the middle half, because low windows crop a quarter at the top and at the bottom.
  const box = wide
    ? { x: 72, y: 114, width: 520, height: call === undefined ? 140 : 98 }
    : { x: 40, y: 120, width: 270, height: call === undefined ? 180 : 140 };
  const finish = random.pick(['plain', 'shade', 'inline'] as const);
  const type = drawBannerTitle(lettering, box, { id: id('Z'), face, finish, ink, mostLines: wide ? 2 : 3 });
  const bright = contrast(palette.accent, veil) > 1.7 ? palette.accent : palette.mid;
  const rule = wide ? 96 : 64;
  const below =
    call === undefined
      ? path(`M${box.x} ${type.bottom + 22}h${rule}v6h-${rule}z`, bright)
      : drawCall(id('C'), call, box.x, Math.max(type.bottom + 18, box.y + box.height + 8), bright, palette);
  return `${open}${type.svg}${below}</svg>`;
}

/** What letters stand on. */
interface Ground {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  readonly body: string;
  /** The colour of the plain side, and whether it is a pale one. */
  readonly veil: string;
  readonly pale: boolean;
}

function categoryGround(kind: SceneKind, seed: number, palette: Palette, layout: 'wide' | 'tall'): Ground {
  const { plain, ...parts } = sceneParts({ kind, seed, palette, layout });
  return { ...parts, veil: plain, pale: false };
}

function motifGround(input: BannerInput, random: Random, id: (part: string) => string): Ground {
  const { palette, motif, title, lettering, layout = 'wide' } = input;
  const frame = frames[layout];
  const { width, height, x, y, scale } = frame;
  const tones = chooseTones(palette, random, { motif });
  const brush: Brush = { random, tones, id };
  const focal = pickDrawing(motif, title, random)(brush);
  const scene = random.pick(bannerScenes)({ brush, palette, frame, sky: id('S'), glow: id('H') });
  // A veil makes the title side plain: darker than a dark sky, paler than a bright one. The site's own words are pale.
  const pale = lettering !== null && luminance(tones.high) > 0.36;
  const veil = pale
    ? mix(tones.high, palette.light, 0.45)
    : mix(tones.high, palette.ink, lettering === null ? 0.8 : 0.5);
  return {
    width,
    height,
    veil,
    pale,
    defs:
      fade(id('S'), tones.high, tones.low) +
      halo(id('H'), tones.disc, 0.7) +
      `<linearGradient id="${id('V')}"><stop offset=".35" stop-color="${veil}" stop-opacity=".94"/>` +
      `<stop offset="1" stop-color="${veil}" stop-opacity="0"/></linearGradient>${scene.defs}`,
    body:
      scene.behind +
      `<g transform="${placed(x, y, scale)}">${focal}</g>` +
      scene.front +
      path(`M0 0h${Math.round(width * 0.6)}v${height}H0z`, `url(#${id('V')})`),
  };
}
