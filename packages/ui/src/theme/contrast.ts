import { fromOklab } from './oklch.ts';
import type { Rgba } from './rgba.ts';
import type { tokenNames } from './tokens.ts';

/** The name of a colour token. */
export type ColorName = keyof (typeof tokenNames)['color'];

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
/** Three parts with commas or with spaces, and an alpha. */
const call =
  /^(rgb|hsl|oklch|oklab)a?\(\s*([^\s,/]+)(?:\s+|\s*,\s*)([^\s,/]+)(?:\s+|\s*,\s*)([^\s,/]+)\s*(?:[/,]\s*([^\s,/]+)\s*)?\)$/i;

/**
 * Parses hex colours with 3, 4, 6 or 8 digits, `rgb()`, `hsl()`, `oklch()`, `oklab()` and `transparent`. Returns undefined for anything
 * else, and for a channel of `rgb()` or an alpha out of range.
 */
export function parseColor(value: string): Rgba | undefined {
  const text = value.trim();
  if (hex.test(text)) {
    const digits = text.slice(1);
    const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const part = (index: number) => Number.parseInt(wide.slice(index * 2, index * 2 + 2), 16);
    return { r: part(0), g: part(1), b: part(2), a: wide.length === 8 ? part(3) / 255 : 1 };
  }
  if (text === 'transparent') return { r: 0, g: 0, b: 0, a: 0 };
  const [, space = '', ...parts] = call.exec(text) ?? [];
  const scales = { rgb: [255, 255, 255], hsl: [360, 1, 1], oklch: [1, 0.4, 360], oklab: [1, 0.4, 0.4] }[
    space.toLowerCase()
  ];
  if (scales === undefined) return undefined;
  const [first, second, third] = scales.map((scale, at) => readPart(parts[at] ?? '', scale));
  const a = parts[3] === undefined ? 1 : readPart(parts[3], 1);
  if (first === undefined || second === undefined || third === undefined || a === undefined) return undefined;
  if (a < 0 || a > 1) return undefined;
  const color = toRgb(space.toLowerCase(), first, second, third);
  const isInRange = [color.r, color.g, color.b].every((channel) => channel >= 0 && channel <= 255);
  return isInRange ? { ...color, a } : undefined;
}

/** @param scale what 100 % stands for */
function readPart(text: string, scale: number): number | undefined {
  if (text === 'none') return 0;
  const [, number, unit] = /^([-+]?(?:\d+\.?\d*|\.\d+))(%|deg)?$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  return unit === '%' ? (Number(number) / 100) * scale : Number(number);
}

function toRgb(space: string, first: number, second: number, third: number): Rgba {
  if (space === 'rgb') return { r: first, g: second, b: third, a: 1 };
  if (space === 'oklab') return fromOklab(first, second, third);
  const hue = ((space === 'hsl' ? first : third) * Math.PI) / 180;
  if (space === 'oklch') return fromOklab(first, second * Math.cos(hue), second * Math.sin(hue));
  const reach = second * Math.min(third, 1 - third);
  const channel = (offset: number) => {
    const turn = (((offset + first / 30) % 12) + 12) % 12;
    return 255 * (third - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return { r: channel(0), g: channel(8), b: channel(4), a: 1 };
}

/** Blends a translucent colour with the colour behind it. */
export function over(front: Rgba, back: Rgba): Rgba {
  const a = front.a + back.a * (1 - front.a);
  const mix = (x: number, y: number) => (a === 0 ? 0 : (x * front.a + y * back.a * (1 - front.a)) / a);
  return { r: mix(front.r, back.r), g: mix(front.g, back.g), b: mix(front.b, back.b), a };
}

/** Returns the relative luminance as defined by WCAG 2. */
function luminance({ r, g, b }: Rgba): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Returns the contrast ratio, from 1 to 21. A translucent foreground is blended with the background first. */
export function contrastRatio(foreground: Rgba, background: Rgba): number {
  const [light, dark] = [luminance(over(foreground, background)), luminance(background)].toSorted((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Two colour tokens that are used together. */
export interface ContrastPair {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** 4.5 for text; 3 for borders of controls, focus rings and meaningful graphics. */
  readonly minimum: 4.5 | 3;
}

const text = (background: ColorName, ...foregrounds: readonly ColorName[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, minimum: 4.5 }));
const mark = (background: ColorName, ...foregrounds: readonly ColorName[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, minimum: 3 }));

/** Colours that are used as text on plain surfaces: links and status texts. */
const inks = ['accent', 'positive', 'warning', 'negative', 'live'] as const;

/** All foreground and background pairs that the kit uses. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('canvas', 'onCanvas', 'onCanvasMuted', ...inks),
  ...text('surface', 'onSurface', 'onSurfaceMuted', ...inks),
  ...text('sunken', 'onSunken', 'onSunkenMuted', ...inks),
  ...text('field', 'onSurface', 'onSurfaceMuted', ...inks),
  ...text('chrome', 'onChrome', 'onChromeMuted'),
  ...text('accent', 'onAccent'),
  ...text('accentHover', 'onAccent'),
  ...text('accentSoft', 'onAccentSoft'),
  ...text('money', 'onMoney'),
  ...text('festive', 'onFestive'),
  ...text('festiveShade', 'onFestive'),
  ...text('positive', 'onPositive'),
  ...text('positiveSoft', 'onPositiveSoft'),
  ...text('warning', 'onWarning'),
  ...text('warningSoft', 'onWarningSoft'),
  ...text('negative', 'onNegative'),
  ...text('negativeSoft', 'onNegativeSoft'),
  // Blue stands on cards as a disc or ring; words in it are on a field.
  ...text('surface', 'sideRed'),
  ...text('field', 'sideRed', 'sideBlue'),
  ...text('sideRed', 'onSideRed'),
  ...text('sideBlue', 'onSideBlue'),
  ...mark('surface', 'sideBlue'),
  ...mark('canvas', 'lineStrong', 'focus', 'sideRed', 'sideBlue'),
  ...mark('surface', 'lineStrong', 'focus'),
  ...mark('sunken', 'lineStrong', 'focus'),
  ...mark('field', 'lineStrong', 'focus'),
  ...mark('placeholder', 'onSurfaceMuted'),
];
