import { mix } from '../colour.ts';
import { fade, hills, waves } from '../scenery.ts';
import { circle, path } from '../svg.ts';
import type { Composition } from './stage.ts';

/** A postage stamp: perforated paper, a scene in its window, the title on the paper below. */
export const stamp: Composition = ({ brush, palette, place }) => {
  const { random, tones, id } = brush;
  const album = random.pick([palette.deep, palette.mid, mix(palette.sky, palette.ink, 0.3), palette.accent]);
  const paper = mix(palette.light, palette.ground, 0.08);
  const window = 'M30 30H270V296H30z';
  const water = random.chance(0.5);
  return {
    defs: fade(id('s'), tones.high, tones.low) + `<clipPath id="${id('w')}"><path d="M30 0H270V296H30z"/></clipPath>`,
    layers: [
      path('M0 0h300v400H0z', album),
      // Round dots in the background colour form the perforation.
      path(
        'M14 14H286V386H14z',
        paper,
        `stroke="${album}" stroke-width="9" stroke-dasharray="0 16" stroke-linecap="round"`,
      ),
      path(window, `url(#${id('s')})`),
      `<g clip-path="url(#${id('w')})">` +
        circle(random.int(110, 190), random.int(116, 150), random.int(70, 92), tones.disc) +
        (water ? waves(236, 48, 12, 300, 300, tones.far) : hills(random, 236, 18, 300, 300, tones.far)) +
        place(150, 170, random.range(1.08, 1.24)) +
        (water ? waves(276, 60, 14, 300, 300, tones.near, 20) : hills(random, 278, 8, 300, 300, tones.near)) +
        '</g>',
    ],
    plate: '',
    box: { x: 34, y: 312, width: 232, height: 50 },
    ink: {
      fill: random.chance(0.6) ? palette.ink : mix(palette.mid, palette.ink, 0.5),
      under: mix(palette.accent, paper, 0.35),
      ground: paper,
    },
  };
};
