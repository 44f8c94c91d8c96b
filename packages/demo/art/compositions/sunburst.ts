import { mix } from '../colour.ts';
import { fade, rays, waves } from '../scenery.ts';
import { circle, path } from '../svg.ts';
import type { Composition } from './stage.ts';

/** A sunburst: rays behind the focal drawing, the title on a scalloped base or arched in a bowl below it. */
export const sunburst: Composition = ({ brush, palette, place }) => {
  const { random, tones, id } = brush;
  const bowl = random.chance(0.5);
  const y = bowl ? 152 : 158;
  const foot = mix(tones.near, palette.ink, 0.35);
  const band = (top: number, fill: string) => waves(top, random.pick([50, 60, 75]), 18, 300, 400, fill);
  const dark = mix(palette.deep, palette.ink, 0.3);
  return {
    defs: fade(id('s'), tones.high, tones.low),
    layers: [
      path('M0 0h300v400H0z', `url(#${id('s')})`),
      rays(150, y, 340, random.int(9, 16), tones.disc, random.range(0.3, 0.5), random.int(0, 30)),
      circle(150, y, 112, tones.disc, 'opacity=".35"'),
      circle(150, y, random.int(84, 94), tones.disc),
      ...(bowl
        ? [band(246, tones.far), band(268, mix(tones.far, foot, 0.6)), place(150, y + 4, 1.3), band(290, foot)]
        : [band(262, tones.far), place(150, y + 4, 1.24), band(286, dark)]),
    ],
    plate: bowl
      ? path('M0 400H300V318Q150 272 0 318z', dark) + path('M0 318Q150 272 300 318V313Q150 267 0 313z', palette.accent)
      : '',
    box: bowl ? { x: 26, y: 318, width: 248, height: 56 } : { x: 24, y: 310, width: 252, height: 68 },
    ink: {
      fill: bowl ? palette.light : mix(palette.light, palette.accent, random.pick([0, 0.5])),
      under: mix(palette.mid, palette.ink, 0.4),
      ground: dark,
    },
    arch: bowl ? 20 : 0,
  };
};
