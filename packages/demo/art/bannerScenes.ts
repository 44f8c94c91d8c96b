import type { Brush } from './brush.ts';
import { mix } from './colour.ts';
import type { Palette } from './palettes.ts';
import { bars, hills, leaves, peaks, pinpricks, rays, skyline, tile, waves } from './scenery.ts';
import { circle, path } from './svg.ts';

/** The size of a banner, and the centre and scale of its focal drawing, in units. */
export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

/** Draws what is behind and in front of a banner's focal drawing. `sky` and `glow` are ids of defined gradients. */
export type BannerScene = (input: {
  readonly brush: Brush;
  readonly palette: Palette;
  readonly frame: Frame;
  readonly sky: string;
  readonly glow: string;
}) => { readonly defs: string; readonly behind: string; readonly front: string };

/** A wide landscape under a low sun. */
const landscape: BannerScene = ({ brush, palette, frame, sky, glow }) => {
  const { random, tones } = brush;
  const { width, height, x, y } = frame;
  const ground = mix(tones.near, palette.ink, 0.5);
  const blade = mix(ground, tones.trim, 0.3);
  const far = mix(tones.far, tones.low, 0.25);
  const between = mix(far, tones.near, 0.55);
  const line = height * 0.66;
  const land = random.pick([
    () => hills(random, line - 30, 34, width, height, far) + hills(random, line + 14, 24, width, height, between),
    () =>
      peaks(random, line, width, height, far, mix(far, tones.glow, 0.3)) +
      hills(random, line + 30, 16, width, height, between),
    () =>
      waves(line - 8, 110, 26, width, height, far) +
      waves(line + 36, 140, 34, width, height, between, random.int(0, 60)),
    () => skyline(random, line + 10, width, height, far) + hills(random, line + 28, 12, width, height, between),
  ])();
  const air = random.chance(0.5)
    ? pinpricks(random, 22, width, height * 0.5, tones.glow)
    : bars(random, 5, height * 0.3, height * 0.16, width, palette.light, 0.22);
  const near = random.chance(0.4)
    ? waves(height * 0.88, 90, 22, width, height, ground)
    : hills(random, height * 0.87, 14, width, height, ground);
  return {
    defs: '',
    behind:
      path(`M0 0h${width}v${height}H0z`, `url(#${sky})`) +
      rays(x, y, height * 2.4, random.int(12, 18), tones.disc, 0.2, random.int(0, 20)) +
      circle(x, y, height * 0.85, `url(#${glow})`) +
      circle(x, y - 6, height * 0.36, tones.disc) +
      air +
      land,
    front: `${near}<g transform="translate(${width} ${height})scale(1.4)">${leaves(random, 6, 6, 1, blade, ground)}</g>`,
  };
};

/** A patterned cloth on the right with a round window in it. */
const cloth: BannerScene = ({ brush, palette, frame, sky }) => {
  const { random, tones, id } = brush;
  const { width, height, x, y } = frame;
  const field = mix(tones.low, palette.ink, 0.3);
  const kind = random.pick(['scales', 'diamonds', 'lattice', 'drops'] as const);
  const edge = x - height * 0.78;
  const reach = height * 0.46;
  return {
    defs: tile(id('T'), kind, mix(field, palette.light, 0.2)),
    behind:
      path(`M0 0h${width}v${height}H0z`, tones.high) +
      path(`M${edge} 0H${width}V${height}H${edge - 60}z`, field) +
      path(`M${edge} 0H${width}V${height}H${edge - 60}z`, `url(#${id('T')})`) +
      path(`M${edge - 14} 0h8l-60 ${height}h-8z`, tones.trim) +
      circle(x, y + 4, reach + 12, field) +
      circle(x, y + 4, reach, `url(#${sky})`, `stroke="${tones.trim}" stroke-width="5"`) +
      rays(x, y + 4, reach - 3, random.int(12, 18), tones.glow, 0.14, random.int(0, 20)) +
      circle(x, y + 4, reach * 0.72, tones.disc),
    front: '',
  };
};

/** Concentric arcs of colour around the focal drawing. */
const arcs: BannerScene = ({ brush, palette, frame, sky }) => {
  const { random, tones } = brush;
  const { width, height, x, y } = frame;
  const foot = random.pick([height, y + 10]);
  const inner = height * 0.4;
  const step = height * random.range(0.16, 0.22);
  const steps = [4, 3, 2, 1].map((ring) =>
    circle(x, foot, inner + ring * step, mix(mix(tones.high, tones.low, 0.5), tones.disc, 0.62 - ring * 0.13)),
  );
  return {
    defs: '',
    behind: path(`M0 0h${width}v${height}H0z`, `url(#${sky})`) + steps.join('') + circle(x, foot, inner, tones.disc),
    front: waves(height * 0.9, random.pick([60, 80]), 20, width, height, mix(tones.near, palette.ink, 0.4)),
  };
};

/** All banner scenes. The landscape is listed twice to make it more frequent. */
export const bannerScenes: readonly BannerScene[] = [landscape, landscape, cloth, arcs];
