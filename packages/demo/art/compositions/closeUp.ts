import { mix } from '../colour.ts';
import { fade, halo } from '../scenery.ts';
import { circle, path } from '../svg.ts';
import type { Composition } from './stage.ts';

/** A cropped close-up with a beam of light across the backdrop. */
export const closeUp: Composition = ({ brush, palette, place }) => {
  const { random, tones, id } = brush;
  const slope = random.int(40, 130);
  const wide = random.int(80, 150);
  const from = random.int(-40, 60);
  const beam = mix(mix(tones.high, tones.low, 0.3), tones.disc, 0.4);
  return {
    defs:
      fade(id('s'), tones.high, tones.low) +
      halo(id('h'), tones.disc, 0.85) +
      fade(id('v'), palette.ink, palette.ink, 0),
    layers: [
      path('M0 0h300v400H0z', `url(#${id('s')})`),
      path(`M${from} 0h${wide}L${from + wide + slope * 2} 400H${from + slope}z`, beam, 'opacity=".6"'),
      { spare: path(`M${from + wide + 16} 0h14L${from + wide + slope * 2 + 60} 400h-30z`, beam, 'opacity=".5"') },
      circle(140, 150, 190, `url(#${id('h')})`),
      place(random.int(138, 168), random.int(158, 174), random.range(1.55, 1.8), random.range(-6, 6)),
    ],
    plate: path('M0 190h300v210H0z', `url(#${id('v')})`),
    box: { x: 22, y: 306, width: 256, height: 72 },
    ink: { fill: palette.light, under: mix(palette.mid, palette.ink, 0.45), ground: palette.ink },
    align: random.chance(0.6) ? 'start' : 'middle',
  };
};
