import type { Brush, Drawing, Tones } from './brush.ts';
import { luminance, readable } from './colour.ts';
import { compositions, lightCompositions } from './compositions/compositions.ts';
import type { Stage } from './compositions/stage.ts';
import { faces } from './faces.ts';
import type { Bend } from './lettering.ts';
import type { Motif } from './motifs.ts';
import { drawings } from './motifs/drawings.ts';
import { pickDrawing } from './motifs/hints.ts';
import type { Palette } from './palettes.ts';
import { createRandom, hash } from './random.ts';
import { fade } from './scenery.ts';
import { placed } from './shapes.ts';
import { circle, group, path } from './svg.ts';
import { drawType, finishes } from './titleInk.ts';
import { chooseTones } from './tones.ts';
import { setTitle } from './typesetting.ts';

/** The input of a game cover. */
export type CoverInput = {
  readonly seed: number;
  /** Latin letters, digits and some punctuation; other characters are omitted. */
  readonly title: string;
  readonly motif: Motif;
  readonly palette: Palette;
  /** Whether to add a small flame in the corner. */
  readonly hot?: boolean;
};

// The faces that need the fewest bytes: no slabs and no round corners.
const lightFaces = faces.filter((one) => one.ending !== 'slab' && one.corner !== 'round');

/** The maximum size of a cover in bytes. Its text is ASCII. */
export const coverLimit = 3000;

/**
 * Draws a game cover as SVG of 300 by 400 units, under 3 kB. The same input gives the same cover. The seed chooses
 * drawing, light, composition and lettering, so that different seeds give different covers.
 */
export const drawCover = (input: CoverInput): string => chooseCover(input).cover;

/** What a cover is of, as markup in a square of 100: its drawing in its colours, on a medallion of its light. For the game's reels. */
export function drawCoverSymbol(input: CoverInput): string {
  const { focal, tones, id } = chooseCover(input);
  return (
    fade(id, tones.high, tones.low) +
    circle(50, 50, 48, tones.trim) +
    circle(50, 50, 44.5, `url(#${id})`) +
    group(focal, `transform="${placed(50, 50, 0.38)}"`)
  );
}

/** A cover, and what it is of. */
interface Cover {
  readonly cover: string;
  /** Its drawing, in the square from -100 to 100. */
  readonly focal: string;
  readonly tones: Tones;
  /** An id that the cover does not use. */
  readonly id: string;
}

function chooseCover(input: CoverInput): Cover {
  const seed = (hash(`${input.title}|${input.motif}`) ^ Math.imul(input.seed, 0x9e3779b1)) >>> 0;
  // The flame is always part of the budget, so that a game's picture stays the same when it becomes hot.
  const corner = flame(input.palette);
  const budget = coverLimit - corner.length - '</svg>'.length;
  let drawn: Cover | undefined;
  // A detailed drawing with a long title can exceed the budget. Every second attempt omits the optional layers, every
  // other one changes the seed, and later attempts use the drawings, compositions and faces with the fewest bytes.
  for (let attempt = 0; attempt < 24 && (drawn === undefined || drawn.cover.length >= budget); attempt += 1) {
    const next = (seed + (attempt >> 1) * 0x51ed27) >>> 0;
    drawn = drawOnce(input, next, { spares: attempt % 2 === 0, light: attempt >= 8 });
  }
  if (drawn === undefined) throw new RangeError('there are no attempts');
  return { ...drawn, cover: `${drawn.cover}${input.hot === true ? corner : ''}</svg>` };
}

/** `spares`: draw optional layers. `light`: use what needs the fewest bytes. */
type Attempt = { readonly spares: boolean; readonly light: boolean };

/** Draws a cover without its closing tag. */
function drawOnce(input: CoverInput, seed: number, { spares, light }: Attempt): Cover {
  const { palette, motif } = input;
  const random = createRandom(seed, 'scene');
  // Ids are unique per picture, because several covers can be inlined in one document.
  const prefix = `c${(seed % 60466176).toString(36)}`;
  const brush: Brush = { random, tones: chooseTones(palette, random, { motif }), id: (part) => prefix + part };
  const focal = light ? shortest(drawings[motif], brush) : pickDrawing(motif, input.title, random)(brush);
  const stage = random.pick(light ? lightCompositions : compositions)({
    // Upper case, so that the composition's ids differ from those of its drawing.
    brush: { ...brush, id: (part) => prefix + part.toUpperCase() },
    palette,
    place: (x, y, scale, turn = 0) => `<g transform="${placed(x, y, scale, turn)}">${focal}</g>`,
  });
  const layers = stage.layers.map((layer) => (typeof layer === 'string' ? layer : spares ? layer.spare : '')).join('');
  const art = random.chance(0.5) ? `<g transform="matrix(-1 0 0 1 300 0)">${layers}</g>` : layers;
  const cover =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><defs>${stage.defs}</defs>` +
    `${art}${stage.plate}${drawTitle(input, seed, stage, `${prefix}Z`, light)}`;
  return { cover, focal, tones: brush.tones, id: `${prefix}M1` };
}

function shortest(choices: readonly Drawing[], brush: Brush): string {
  return choices.map((drawing) => drawing(brush)).reduce((best, one) => (one.length < best.length ? one : best));
}

/** The badge of a hot game: a flame in the upper right corner. */
function flame(palette: Palette): string {
  return (
    path('M300 0V62L238 0z', palette.accent) +
    path('M281 7q1 7 6 11t-1 12q-8 6-14-1-3-5 1-10l2 4q5-6 6-16z', palette.ink)
  );
}

function drawTitle({ palette, title }: CoverInput, seed: number, stage: Stage, id: string, light: boolean): string {
  const random = createRandom(seed, 'title');
  const face = random.pick(light ? lightFaces : faces);
  const arch = stage.arch ?? 0;
  const setting = setTitle(title, face, stage.box, {
    align: stage.align ?? 'middle',
    mostLines: arch > 0 ? 1 : 2,
  });
  const ground = stage.ink.ground;
  const safe = luminance(ground) > 0.3 ? palette.ink : palette.light;
  const ink = { ...stage.ink, fill: readable(stage.ink.fill, ground, safe) };
  // An outline needs large pale letters; an inline needs thick stems.
  const possible = finishes.filter(
    (one) =>
      (one !== 'outline' || (luminance(ink.fill) > 0.35 && setting.cap > 26)) &&
      (one !== 'inline' || setting.stem > 5.2),
  );
  const half = stage.box.width / 2;
  const centre = stage.box.x + half;
  const bend: Bend = (x, y) => [x, y + arch * ((x - centre) / half) ** 2 - arch / 3];
  return drawType(id, setting, face, random.pick(possible), ink, arch > 0 ? bend : undefined);
}
