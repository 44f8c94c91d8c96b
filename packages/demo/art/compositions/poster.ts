import { mix } from '../colour.ts';
import { fade } from '../scenery.ts';
import { circle, path } from '../svg.ts';
import type { Composition } from './stage.ts';

/** A simple poster: a plain field, a large disc beyond the edge, the focal drawing, a colour block for the title. */
export const poster: Composition = ({ brush, palette, place }) => {
  const { random, tones, id } = brush;
  const slope = random.pick([0, 0, 22, 40]);
  const top = random.int(284, 292);
  const block = random.pick([palette.ink, palette.deep, mix(palette.deep, palette.ink, 0.5)]);
  const inset = random.chance(0.5);
  return {
    defs: fade(id('s'), tones.high, tones.low),
    layers: [
      path('M0 0h300v400H0z', `url(#${id('s')})`),
      circle(random.int(150, 210), random.int(130, 160), random.int(126, 150), mix(tones.low, tones.disc, 0.45)),
      circle(random.int(120, 150), random.int(130, 152), random.int(84, 100), tones.disc),
      place(150, 160, random.range(1.2, 1.34)),
      path(`M0 ${top + slope}L300 ${top - slope}V400H0z`, block),
      path(`M0 ${top + slope}L300 ${top - slope}v6L0 ${top + slope + 6}z`, tones.trim),
    ],
    plate: inset
      ? path('M10 10H290V390H10z', 'none', `stroke="${palette.light}" stroke-width="1.5" opacity=".55"`)
      : '',
    box: { x: 24, y: 310 + slope / 3, width: 252, height: 66 - slope / 3 },
    ink: { fill: palette.light, under: mix(palette.mid, palette.ink, 0.4), ground: block },
  };
};
