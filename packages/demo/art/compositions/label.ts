import { mix } from '../colour.ts';
import { fade, tile } from '../scenery.ts';
import { circle, path } from '../svg.ts';
import type { Composition } from './stage.ts';

/** A matchbox label: flat colour, a patterned field, a frame line and a large title below, clear of the marks on a tile. */
export const label: Composition = ({ brush, palette, place }) => {
  const { random, tones, id } = brush;
  const dark = random.chance(0.5);
  const paper = dark ? palette.ink : mix(palette.light, palette.ground, 0.1);
  const field = dark ? mix(palette.deep, palette.sky, 0.5) : mix(palette.light, palette.ground, 0.5);
  const rim = dark ? palette.accent : palette.mid;
  const r = random.int(92, 104);
  return {
    defs:
      fade(id('s'), tones.high, tones.low) +
      tile(
        id('t'),
        random.pick(['scales', 'diamonds', 'lattice', 'drops']),
        mix(field, dark ? palette.light : palette.mid, 0.2),
      ),
    layers: [
      path('M0 0h300v400H0z', paper),
      path('M16 16H284V288H16z', field),
      { spare: path('M16 16H284V288H16z', `url(#${id('t')})`) },
      circle(150, 152, r + 8, paper),
      circle(150, 152, r, `url(#${id('s')})`),
      circle(150, 152, r - 24, tones.disc),
      place(150, 152, random.range(1.14, 1.26)),
    ],
    plate: path('M10 10H290V390H10z', 'none', `stroke="${rim}" stroke-width="2"`) + path('M16 292H284V296H16z', rim),
    box: { x: 26, y: 310, width: 248, height: 64 },
    ink: dark
      ? {
          fill: random.chance(0.5) ? palette.light : mix(palette.accent, palette.light, 0.2),
          under: mix(palette.mid, palette.ink, 0.3),
          ground: palette.ink,
        }
      : {
          fill: random.chance(0.5) ? palette.deep : palette.ink,
          under: mix(palette.light, palette.accent, 0.6),
          ground: palette.light,
        },
  };
};
