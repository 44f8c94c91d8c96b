import type { Brush } from './brush.ts';
import { contrast, luminance, mix } from './colour.ts';
import { emblems, type Inks } from './emblems.ts';
import { faces, type Face } from './faces.ts';
import type { Palette } from './palettes.ts';
import { createRandom, hash, type Random } from './random.ts';
import { path } from './svg.ts';
import { drawType } from './titleInk.ts';
import { chooseTones } from './tones.ts';
import { setTitle, type Box } from './typesetting.ts';

/** The input of a vendor's logo. */
export type VendorMarkInput = {
  readonly seed: number;
  readonly name: string;
  readonly palette: Palette;
  /** `square` is 96 by 96 (the default), `wide` 288 by 96. */
  readonly shape?: 'square' | 'wide';
};

// Outlines of the square plates, 96 by 96 units.
const plates = [
  'M24 0H72A24 24 0 0 1 96 24V72A24 24 0 0 1 72 96H24A24 24 0 0 1 0 72V24A24 24 0 0 1 24 0z',
  'M8 0H88L96 8V88L88 96H8L0 88V8z',
  'M12 0H84A12 12 0 0 1 96 12V84A12 12 0 0 1 84 96H12A12 12 0 0 1 0 84V12A12 12 0 0 1 12 0z',
  'M48 0C88 0 96 8 96 48S88 96 48 96S0 88 0 48S8 0 48 0z',
  'M6 0H90V6H96V90H90V96H6V90H0V6H6z',
];

const widePlates = [
  'M24 0H264A24 24 0 0 1 288 24V72A24 24 0 0 1 264 96H24A24 24 0 0 1 0 72V24A24 24 0 0 1 24 0z',
  'M10 0H278L288 10V86L278 96H10L0 86V10z',
  'M48 0H240A48 48 0 0 1 240 96H48A48 48 0 0 1 48 0z',
  'M12 0H276A12 12 0 0 1 288 12V84A12 12 0 0 1 276 96H12A12 12 0 0 1 0 84V12A12 12 0 0 1 12 0z',
  'M8 0H280V8H288V88H280V96H8V88H0V8H8z',
];

/** Three inks with enough contrast to a background, strongest first. */
function inksOn(ground: string, palette: Palette, random: Random): Inks {
  const colours = [palette.accent, palette.light, palette.mid, palette.sky, palette.ground, palette.deep];
  const clear = colours.filter((one) => contrast(one, ground) > 2.4);
  const pool = random.shuffle(clear);
  const first = pool[0] ?? palette.light;
  const second = pool[1] ?? mix(first, ground, 0.4);
  return { first, second, third: pool[2] ?? mix(first, palette.light, 0.6), ground };
}

/** The divisions of a plate: one field, two fields for symbol and name, or a line inside the edge. */
const divisions = ['plain', 'plain', 'split', 'keyline'] as const;

/**
 * Draws a vendor's logo as SVG: a symbol and the name on a plate, so that it is readable on any background. It depends on
 * name, seed and palette; symbol and lettering are the same in both shapes.
 */
export function drawVendorMark(input: VendorMarkInput): string {
  const { palette, name, shape = 'square' } = input;
  const seed = (hash(name) ^ Math.imul(input.seed, 0x85ebca6b)) >>> 0;
  const random = createRandom(seed, 'mark');
  const id = (part: string) => `v${shape[0]}${seed.toString(36)}${part}`;
  const grounds = [
    palette.ink,
    palette.deep,
    palette.light,
    palette.mid,
    palette.accent,
    mix(palette.sky, palette.deep, 0.35),
  ];
  const ground = random.pick(grounds);
  const division = random.pick(divisions);
  const second = division === 'split' ? random.pick(grounds.filter((one) => contrast(one, ground) > 1.8)) : ground;
  const inks = inksOn(ground, palette, random);
  const brush: Brush = { random, tones: chooseTones(palette, random), id };
  const emblem = random.pick(emblems)(inks, createRandom(seed, 'emblem'), brush);
  const face = random.pick(faces.filter((one) => one.weight > 0.11));
  const plate = random.int(0, plates.length - 1);
  const wide = shape === 'wide';
  const outline = (wide ? widePlates : plates)[plate] ?? '';
  const type = drawName(
    id('Z'),
    name,
    face,
    wide,
    contrast(palette.light, second) > contrast(palette.ink, second) ? palette.light : palette.ink,
  );
  const field =
    division === 'split'
      ? `<clipPath id="${id('C')}"><path d="${outline}"/></clipPath>` +
        path(wide ? 'M100 0H288V96H100z' : 'M0 64H96V96H0z', second, `clip-path="url(#${id('C')})"`)
      : division === 'keyline'
        ? `<g transform="${wide ? 'translate(5.8 4)scale(.96 .917)' : 'translate(3.8 3.8)scale(.92)'}">${path(outline, 'none', `stroke="${inks.first}" stroke-width="1.5"`)}</g>`
        : '';
  // A pale plate gets an outline, because its edge would be invisible on a pale page.
  const edge = luminance(ground) > 0.7 ? `stroke="${mix(ground, palette.ink, 0.14)}"` : '';
  const at = wide
    ? 'translate(52 48)scale(.68)'
    : `translate(48 ${division === 'split' ? 33 : 38})scale(${division === 'keyline' ? 0.5 : 0.56})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide ? 288 : 96} 96">` +
    `${path(outline, ground, edge)}${field}<g transform="${at}">${emblem}</g>${type}</svg>`
  );
}

function drawName(id: string, name: string, face: Face, wide: boolean, ink: string): string {
  const box: Box = wide ? { x: 114, y: 28, width: 156, height: 40 } : { x: 11, y: 70, width: 74, height: 15 };
  const setting = setTitle(name, face, box, {
    mostLines: wide && name.length > 13 ? 2 : 1,
    align: wide ? 'start' : 'middle',
  });
  return drawType(id, setting, face, 'plain', { fill: ink, under: ink, ground: ink });
}
