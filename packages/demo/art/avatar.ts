import type { Brush } from './brush.ts';
import { contrast, luminance, mix } from './colour.ts';
import { creatures, type Ink, type Layer } from './creatures.ts';
import { palettes } from './palettes.ts';
import { createRandom } from './random.ts';
import { folded, paired } from './shapes.ts';
import { circle, path } from './svg.ts';
import { chooseTones } from './tones.ts';

const faces: readonly (readonly Layer[])[] = Object.values(creatures);

/** Draws a member's avatar as an SVG of 96 by 96 units: a friendly face on a plain, unrounded background. */
export function drawAvatar(seed: number): string {
  const random = createRandom(seed, 'avatar');
  // Consecutive seeds get different faces, so that a list of new members looks varied.
  const face = faces[Math.abs(Math.floor(seed)) % faces.length] ?? [];
  const palette = random.pick(palettes);
  const { light, mid, deep, accent, ink } = palette;
  const main = random.chance(0.7) ? mid : mix(accent, light, 0.1);
  const grounds = [palette.sky, palette.ground, accent, mix(deep, palette.sky, 0.3), mix(light, palette.ground, 0.5)];
  const clear = grounds.filter((one) => contrast(mix(one, light, 0.28), main) > 1.7 && contrast(one, light) > 1.25);
  const ground = clear.length > 0 ? random.pick(clear) : deep;
  const field = mix(ground, light, 0.28);
  const trim = main === mid ? accent : mid;
  const inks: Record<Ink, string> = {
    main,
    shade: mix(main, deep, 0.4),
    glow: light,
    trim: contrast(trim, field) < 1.5 ? mix(trim, luminance(field) > 0.3 ? ink : light, 0.5) : trim,
    ink,
  };
  const brush: Brush = {
    random,
    tones: chooseTones(palette, random),
    id: (part) => `a${seed.toString(36)}${part}`,
  };
  const drawn = face.map((layer, index) => drawLayer(brush, layer, index, inks)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${path('M0 0h96v96H0z', ground)}` +
    circle(48, 52, 40, field) +
    `<g transform="translate(48 54)scale(.92)">${drawn}</g></svg>`
  );
}

function drawLayer(brush: Brush, [kind, ink, d]: Layer, index: number, inks: Readonly<Record<Ink, string>>): string {
  const colour = inks[ink];
  switch (kind) {
    case 'half':
      return folded(brush, `h${index}`, d, colour, mix(colour, inks.ink, ink === 'glow' ? 0.14 : 0.22));
    case 'pair':
      return paired(brush, `p${index}`, path(d, colour));
    case 'one':
      return path(d, colour);
    case 'eyes': {
      const [x = 0, y = 0, r = 3] = (d.match(/-?[\d.]+/g) ?? []).map(Number);
      const spark = colour === inks.ink ? inks.glow : inks.ink;
      return (
        paired(brush, 'e', circle(x, y, r, colour)) +
        circle(x - 1, y - 1.4, r * 0.34, spark) +
        circle(-x - 1, y - 1.4, r * 0.34, spark)
      );
    }
  }
}
