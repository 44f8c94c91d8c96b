import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { createRandom } from '../random.ts';
import { fade } from '../scenery.ts';
import { path } from '../svg.ts';
import { chooseTones } from '../tones.ts';
import { arenas } from './arenas.ts';
import { motifOfScene, type Place, type SceneDrawing, type SceneKind } from './scene.ts';
import { tables } from './tables.ts';

/** The layouts of a picture without lettering: `wide` is 1280 by 400 units, `tall` 720 by 480 for phones, `full` 720 by 405. */
export type SceneLayout = 'wide' | 'tall' | 'full';

/** The maximum size of a scene in bytes. */
export const sceneLimit = 9_000;

/** Where the subject of a scene stands, as a part of the width, and the horizon, of the height. `full` has no plain side. */
const subjectsAt: Readonly<Record<SceneLayout, number>> = { wide: 0.74, tall: 0.74, full: 0.5 };
const horizonAt = 0.55;
/** The part of the width, from the left, that stays plain for a title. */
const plainPart = 0.45;
/** The plain side fades out here, also a part of the width. */
const veilPart = 0.62;
/** Where the veil begins to fade, as a part of itself. */
const plainEnd = Math.round((plainPart / veilPart - 0.05) * 100) / 100;

const sizes: Readonly<Record<SceneLayout, readonly [width: number, height: number]>> = {
  wide: [1280, 400],
  tall: [720, 480],
  full: [720, 405],
};

const scenes: Readonly<Record<SceneKind, SceneDrawing>> = { ...arenas, ...tables };

/** The input of a scene. */
export interface SceneOptions {
  readonly kind: SceneKind;
  /** Differs between vendors, so that two of a category have two pictures. */
  readonly seed: number;
  readonly palette: Palette;
  readonly layout: SceneLayout;
}

/** A scene in parts, for pictures with more on them. */
export interface SceneParts {
  readonly width: number;
  readonly height: number;
  readonly defs: string;
  readonly body: string;
  /** The colour of the plain side, which is dark. */
  readonly plain: string;
}

/** Draws a scene without the element around it. */
export function sceneParts({ kind, seed, palette, layout }: SceneOptions): SceneParts {
  const [width, height] = sizes[layout];
  const subjectAt = subjectsAt[layout];
  const place: Place = { width, height, x: Math.round(width * subjectAt), horizon: Math.round(height * horizonAt) };
  const random = createRandom(seed, `scene|${kind}`);
  const id = (part: string) => `s${layout[0]}${(seed % 60466176).toString(36)}${part}`;
  const motif = motifOfScene[kind];
  const tones = chooseTones(palette, random, { among: ['night'], ...(motif && { motif }) });
  const { art, defs = '' } = scenes[kind]({ place, palette, brush: { tones, random, id } });
  const dark = mix(palette.ink, palette.deep, 0.4);
  const plain = mix(palette.ink, palette.deep, 0.25);
  const all = `M0 0h${width}v${height}H0z`;
  return {
    width,
    height,
    plain,
    defs:
      fade(id('S'), dark, mix(palette.deep, palette.sky, 0.35)) +
      `<radialGradient id="${id('L')}" cx="${subjectAt}" cy="0" r=".8"><stop stop-color="${palette.light}" stop-opacity=".34"/><stop offset="1" stop-color="${palette.light}" stop-opacity="0"/></radialGradient>` +
      (layout === 'full'
        ? ''
        : `<linearGradient id="${id('V')}"><stop offset="${plainEnd}" stop-color="${plain}"/><stop offset="1" stop-color="${plain}" stop-opacity="0"/></linearGradient>`) +
      defs,
    body:
      path(all, `url(#${id('S')})`) +
      art +
      path(all, `url(#${id('L')})`) +
      (layout === 'full' ? '' : path(`M0 0h${Math.round(width * veilPart)}v${height}H0z`, `url(#${id('V')})`)),
  };
}

/** Draws the picture of a category as SVG: its subject under a light from above, and all but in `full` a plain left side. */
export function drawScene(options: SceneOptions): string {
  const { width, height, defs, body } = sceneParts(options);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}
