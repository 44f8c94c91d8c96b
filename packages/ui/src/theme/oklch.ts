import type { Rgba } from './rgba.ts';

/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees. Equal steps look equal. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toLinear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const fromLinear = (part: number): number =>
  255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Converts sRGB. The alpha is dropped. */
export function toOklch({ r, g, b }: Rgba): Oklch {
  const [red, green, blue] = [toLinear(r), toLinear(g), toLinear(b)];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

/** Converts to sRGB, with channels cut off at 0 and 255. */
export function fromOklab(l: number, a: number, b: number): Rgba {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (part: number) => Math.min(255, Math.max(0, fromLinear(Math.max(0, part))));
  return {
    r: cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    a: 1,
  };
}

/** Converts to sRGB. Chroma that sRGB does not have is reduced, so that lightness and hue stay. */
export function fromOklch({ l, c, h }: Oklch): Rgba {
  const angle = (h * Math.PI) / 180;
  for (let chroma = c; chroma > 0.001; chroma *= 0.95) {
    const color = fromOklab(l, chroma * Math.cos(angle), chroma * Math.sin(angle));
    if (Math.abs(toOklch(color).l - l) < 0.004) return color;
  }
  return fromOklab(l, 0, 0);
}

/** Writes a colour as `#rrggbb`, or `#rrggbbaa` when it is translucent. */
export function toHex({ r, g, b, a }: Rgba): string {
  const pair = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');
  return `#${pair(r)}${pair(g)}${pair(b)}${a < 1 ? pair(a * 255) : ''}`;
}
