import { mix } from '../colour.ts';
import { fade } from '../scenery.ts';
import { circle, path } from '../svg.ts';
import type { Composition } from './stage.ts';

/** A playing card: the drawing twice, point-symmetric, with the title on a band between. */
export const twins: Composition = ({ brush, palette, place }) => {
  const { random, tones, id } = brush;
  const card = random.chance(0.5) ? mix(palette.light, palette.ground, 0.12) : palette.deep;
  const rim = card === palette.deep ? palette.accent : palette.mid;
  const half =
    path('M16 16H284V200H16z', `url(#${id('s')})`) +
    circle(150, 108, random.int(68, 80), tones.disc) +
    `<g clip-path="url(#${id('c')})">${place(150, 112, random.range(0.94, 1.04))}</g>`;
  return {
    defs: fade(id('s'), tones.high, tones.low) + `<clipPath id="${id('c')}"><path d="M16 16H284V172H16z"/></clipPath>`,
    layers: [
      path('M0 0h300v400H0z', card),
      `<g id="${id('u')}">${half}</g><use href="#${id('u')}" transform="rotate(180 150 200)"/>`,
      path('M22 22H278V378H22z', 'none', `stroke="${rim}" stroke-width="2"`),
    ],
    plate: path('M0 160H300V240H0z', palette.ink) + path('M0 164H300V167H0zM0 233H300V236H0z', palette.accent),
    box: { x: 24, y: 174, width: 252, height: 52 },
    ink: { fill: palette.light, under: mix(palette.mid, palette.ink, 0.3), ground: palette.ink },
  };
};
