import { mix } from '../colour.ts';
import { bars, fade, halo, hills, leaves, peaks, pinpricks, skyline, waves } from '../scenery.ts';
import { circle, path } from '../svg.ts';
import type { Composition } from './stage.ts';

/** A landscape with a low sun: sky, distant hills, near ground, and the focal drawing in front. */
export const horizon: Composition = ({ brush, palette, place }) => {
  const { random, tones, id } = brush;
  const land = random.pick(['hills', 'peaks', 'waves', 'skyline'] as const);
  const line = random.int(228, 258);
  const sunX = random.int(96, 176);
  const sunY = random.int(118, 150);
  const ground = mix(tones.near, palette.ink, 0.45);
  const far = mix(tones.far, tones.low, 0.25);
  const distance = {
    hills: () =>
      hills(random, line - 26, 22, 300, 400, far) + hills(random, line + 8, 16, 300, 400, mix(far, tones.near, 0.6)),
    peaks: () =>
      peaks(random, line - 8, 300, 400, far, mix(far, tones.glow, 0.35)) +
      hills(random, line + 14, 10, 300, 400, tones.near),
    waves: () =>
      waves(line - 12, 60, 14, 300, 400, far) +
      waves(line + 14, 76, 20, 300, 400, mix(far, tones.near, 0.6), random.int(0, 40)),
    skyline: () =>
      skyline(random, line, 300, 400, far) + hills(random, line + 14, 8, 300, 400, mix(far, tones.near, 0.6)),
  }[land]();
  return {
    defs: fade(id('s'), tones.high, tones.low) + halo(id('h'), tones.disc, 0.7),
    layers: [
      path('M0 0h300v400H0z', `url(#${id('s')})`),
      {
        spare: random.chance(0.5)
          ? pinpricks(random, 9, 300, 150, tones.glow)
          : bars(random, 3, 90, 50, 300, tones.glow, 0.25),
      },
      circle(sunX, sunY, 160, `url(#${id('h')})`),
      circle(sunX, sunY, random.int(74, 96), tones.disc),
      distance,
      place(154, 168, random.range(1.18, 1.3)),
      land === 'waves' ? waves(286, 60, 16, 300, 400, ground) : hills(random, 284, 10, 300, 400, ground),
      { spare: random.chance(0.6) ? leaves(random, -6, 330, -1, mix(ground, tones.trim, 0.28), ground) : '' },
    ],
    plate: '',
    box: { x: 22, y: 308, width: 256, height: 70 },
    ink: {
      fill: random.chance(0.6) ? tones.glow : mix(palette.accent, palette.light, 0.25),
      under: palette.ink,
      ground: ground,
    },
  };
};
