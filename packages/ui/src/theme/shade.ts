import { contrastRatio, parseColor } from './contrast.ts';
import { fromOklab, type Oklch, toHex, toOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';

/** Hue and chroma of a colour, without its lightness. */
export type Hue = Pick<Oklch, 'c' | 'h'>;

/** How far two colours are apart in OKLab. About 0.02 can just be seen, black and white are 1 apart. */
export function distance(one: Oklch, other: Oklch): number {
  const plane = ({ c, h }: Oklch) => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const;
  const [a, b] = plane(one);
  const [otherA, otherB] = plane(other);
  return Math.hypot(one.l - other.l, a - otherA, b - otherB);
}

function convert({ l, c, h }: Oklch): Rgba {
  const angle = (h * Math.PI) / 180;
  return fromOklab(l, c * Math.cos(angle), c * Math.sin(angle));
}

const isInGamut = (color: Oklch): boolean => distance(toOklch(convert(color)), color) < 0.002;

/** Reads a colour as it is written in eight bits per channel, so that what is measured is what is drawn. */
const rounded = (color: Rgba): Rgba => parseColor(toHex(color)) ?? color;

/** The colour of this hue and lightness (0 to 1), with as much of its chroma as sRGB has. Lightness and hue are kept. */
export function tone({ c, h }: Hue, l: number): Rgba {
  if (isInGamut({ l, c, h })) return rounded(convert({ l, c, h }));
  let [within, beyond] = [0, c];
  for (let step = 0; step < 8; step += 1) {
    const middle = (within + beyond) / 2;
    if (isInGamut({ l, c: middle, h })) within = middle;
    else beyond = middle;
  }
  return rounded(convert({ l, c: within, h }));
}

/** The lower of the contrasts with several backgrounds. */
export const contrastWithAll = (color: Rgba, backgrounds: readonly Rgba[]): number =>
  Math.min(...backgrounds.map((background) => contrastRatio(color, background)));

/**
 * Finds the colour of a hue by its contrast: the one nearest to the backgrounds that reaches the ratio with all of them.
 * Where no such colour exists, black or white, which reaches 4.5 against any single colour.
 * @param towards whether the colour is darker or lighter than the backgrounds
 */
export function shade(hue: Hue, backgrounds: readonly Rgba[], ratio: number, towards: 'dark' | 'light'): Rgba {
  const end = towards === 'dark' ? 0 : 1;
  const reaches = (color: Rgba) => contrastWithAll(color, backgrounds) >= ratio;
  if (!reaches(tone({ c: 0, h: 0 }, end))) return tone({ c: 0, h: 0 }, end);
  // Between a lightness that reaches the ratio and one that does not.
  let [enough, short] = [end, 1 - end];
  for (let step = 0; step < 12; step += 1) {
    const middle = (enough + short) / 2;
    if (reaches(tone(hue, middle))) enough = middle;
    else short = middle;
  }
  return tone(hue, enough);
}

/** The text colour of a hue for backgrounds that can be of any lightness: on the side where more contrast is left. */
export function textOn(hue: Hue, backgrounds: readonly Rgba[], ratio: number): Rgba {
  const room = (end: number) => contrastWithAll(tone({ c: 0, h: 0 }, end), backgrounds);
  return shade(
    hue,
    backgrounds,
    ratio,
    room(1) >= room(0) * 0.75 && room(1) >= 4.6 ? 'light' : room(0) >= room(1) ? 'dark' : 'light',
  );
}
