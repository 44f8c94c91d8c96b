import { luminance, mix } from '../colour.ts';
import { fade, hills, pinpricks, rays } from '../scenery.ts';
import { circle, path } from '../svg.ts';
import type { Composition } from './stage.ts';

/** An arched window: the scene behind it, the focal drawing overlapping its sill. */
export const archway: Composition = ({ brush, palette, place }) => {
  const { random, tones, id } = brush;
  const shape = random.pick([
    'M40 306V130Q40 60 150 22Q260 60 260 130V306z',
    'M36 306V136A114 114 0 0 1 264 136V306z',
    'M34 306V96Q74 96 84 62Q126 62 150 20Q174 62 216 62Q226 96 266 96V306z',
  ]);
  const wall = random.pick([
    palette.deep,
    mix(palette.mid, palette.deep, 0.55),
    palette.ink,
    mix(palette.light, palette.ground, 0.3),
  ]);
  const pale = luminance(wall) > 0.5;
  const trim = random.chance(0.6) ? palette.accent : mix(palette.light, palette.mid, pale ? 0.9 : 0.1);
  const arch = id('a');
  return {
    defs: fade(id('s'), tones.high, tones.low) + `<clipPath id="${arch}"><path d="${shape}"/></clipPath>`,
    layers: [
      path('M0 0h300v400H0z', wall),
      path(shape, `url(#${id('s')})`, `stroke="${trim}" stroke-width="12"`),
      path(shape, 'none', `stroke="${wall}" stroke-width="5"`),
      `<g clip-path="url(#${arch})">` +
        rays(150, 160, 300, random.int(8, 14), tones.disc, 0.22, random.int(0, 30)) +
        circle(random.int(110, 170), 142, random.int(66, 86), tones.disc) +
        hills(random, 250, 18, 300, 310, tones.far) +
        hills(random, 278, 10, 300, 310, tones.near) +
        '</g>',
      { spare: pinpricks(random, 6, 300, 50, trim) },
      place(150, 178, random.range(1.1, 1.22)),
    ],
    plate: path('M22 300H278V312H22z', trim) + path('M22 307H278V312H22z', palette.ink, 'opacity=".25"'),
    box: { x: 24, y: 322, width: 252, height: 58 },
    ink: pale
      ? { fill: palette.deep, under: mix(palette.light, palette.accent, 0.6), ground: palette.light }
      : { fill: palette.light, under: mix(palette.mid, palette.ink, 0.45), ground: wall },
  };
};
