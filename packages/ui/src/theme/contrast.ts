import type { tokenNames } from './tokens.ts';

/** The name of a colour token. */
export type ColorName = keyof (typeof tokenNames)['color'];

/** A colour with channels from 0 to 255 and an alpha from 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const rgb =
  /^rgba?\(\s*(\d+(?:\.\d+)?)\s*[\s,]\s*(\d+(?:\.\d+)?)\s*[\s,]\s*(\d+(?:\.\d+)?)\s*(?:[/,]\s*(\d*\.?\d+)(%?)\s*)?\)$/i;

/** Parses hex colours with 3, 4, 6 or 8 digits and `rgb()` in both notations. Returns undefined for anything else. */
export function parseColor(value: string): Rgba | undefined {
  const text = value.trim();
  if (hex.test(text)) {
    const digits = text.slice(1);
    const wide = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const part = (index: number) => Number.parseInt(wide.slice(index * 2, index * 2 + 2), 16);
    return { r: part(0), g: part(1), b: part(2), a: wide.length === 8 ? part(3) / 255 : 1 };
  }
  const found = rgb.exec(text);
  if (!found) return undefined;
  const [, r, g, b, alpha, percent] = found;
  const a = alpha === undefined ? 1 : Number(alpha) / (percent ? 100 : 1);
  const color = { r: Number(r), g: Number(g), b: Number(b), a };
  return color.r > 255 || color.g > 255 || color.b > 255 || a > 1 ? undefined : color;
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
const inks = ['accent', 'positive', 'warning', 'negative'] as const;

/** All foreground and background pairs that the kit uses. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text('canvas', 'onCanvas', 'onCanvasMuted', ...inks),
  ...text('surface', 'onSurface', 'onSurfaceMuted', ...inks),
  ...text('sunken', 'onSunken', 'onSunkenMuted', ...inks),
  ...text('chrome', 'onChrome', 'onChromeMuted'),
  ...text('accent', 'onAccent'),
  ...text('accentHover', 'onAccent'),
  ...text('accentSoft', 'onAccentSoft'),
  ...text('money', 'onMoney'),
  ...text('positive', 'onPositive'),
  ...text('positiveSoft', 'onPositiveSoft'),
  ...text('warning', 'onWarning'),
  ...text('warningSoft', 'onWarningSoft'),
  ...text('negative', 'onNegative'),
  ...text('negativeSoft', 'onNegativeSoft'),
  ...mark('canvas', 'lineStrong', 'focus'),
  ...mark('surface', 'lineStrong', 'focus'),
  ...mark('sunken', 'lineStrong', 'focus'),
  ...mark('placeholder', 'onSurfaceMuted'),
];
