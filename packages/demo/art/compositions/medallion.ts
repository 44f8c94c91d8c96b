import { mix } from '../colour.ts';
import { fade, rays, tile } from '../scenery.ts';
import { circle, path } from '../svg.ts';
import type { Composition } from './stage.ts';

/** A medallion: the focal drawing in a ring, a frame around the cover, the title on a band. */
export const medallion: Composition = ({ brush, palette, place }) => {
  const { random, tones, id } = brush;
  const field = random.pick([palette.deep, mix(palette.sky, palette.ink, 0.25), mix(palette.mid, palette.ink, 0.3)]);
  const ornament = mix(field, palette.light, 0.16);
  const rim = random.chance(0.5) ? palette.accent : palette.light;
  const y = random.int(142, 150);
  const edge = random.pick(['dots', 'teeth', 'double'] as const);
  const edging = {
    dots: circle(
      150,
      y,
      121,
      'none',
      `stroke="${rim}" stroke-width="5" stroke-dasharray="0 10.56" stroke-linecap="round"`,
    ),
    teeth: circle(150, y, 121, 'none', `stroke="${rim}" stroke-width="8" stroke-dasharray="4 6.56"`),
    double: circle(150, y, 122, 'none', `stroke="${rim}" stroke-width="3"`),
  }[edge];
  const title = random.chance(0.5);
  return {
    defs:
      fade(id('s'), tones.high, tones.low) +
      tile(id('t'), random.pick(['scales', 'diamonds', 'lattice', 'drops']), ornament),
    layers: [
      path('M0 0h300v400H0z', field),
      { spare: path('M0 0h300v400H0z', `url(#${id('t')})`) },
      circle(150, y, 130, field),
      edging,
      circle(150, y, 112, `url(#${id('s')})`, `stroke="${rim}" stroke-width="4"`),
      rays(150, y, 108, random.int(10, 18), tones.glow, 0.16, random.int(0, 20)),
      circle(150, y, random.int(70, 84), tones.disc, 'opacity=".9"'),
      place(150, y + 2, random.range(1.04, 1.16)),
    ],
    plate: title
      ? path('M0 290H300V380H0z', palette.ink) + path('M0 295H300V297H0zM0 373H300V375H0z', rim)
      : path('M14 288H286L276 334L286 380H14L24 334z', palette.light) +
        path('M14 288L24 334L14 380H0V300zM286 288L276 334L286 380H300V300z', mix(palette.mid, palette.ink, 0.35)),
    box: { x: title ? 24 : 40, y: 303, width: title ? 252 : 220, height: 64 },
    ink: title
      ? { fill: palette.light, under: mix(palette.mid, palette.ink, 0.3), ground: palette.ink }
      : { fill: palette.deep, under: mix(palette.light, palette.accent, 0.55), ground: palette.light },
  };
};
