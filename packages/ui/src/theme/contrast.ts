import type { tokenNames } from './tokens.ts';

export type ColorName = keyof (typeof tokenNames)['color'];

export interface Rgba {
  /** 0–255 each. */
  readonly r: number;
  readonly g: number;
  readonly b: number;
  /** 0–1. */
  readonly a: number;
}

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const rgb =
  /^rgba?\(\s*(\d+(?:\.\d+)?)\s*[\s,]\s*(\d+(?:\.\d+)?)\s*[\s,]\s*(\d+(?:\.\d+)?)\s*(?:[/,]\s*(\d*\.?\d+)(%?)\s*)?\)$/i;

/** Reads `#rgb`, `#rrggbb`, both with alpha, and `rgb()` in its old and new spelling; anything else is undefined. */
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

/** What is seen when the first lies over the second. */
export function over(front: Rgba, back: Rgba): Rgba {
  const a = front.a + back.a * (1 - front.a);
  const mix = (x: number, y: number) => (a === 0 ? 0 : (x * front.a + y * back.a * (1 - front.a)) / a);
  return { r: mix(front.r, back.r), g: mix(front.g, back.g), b: mix(front.b, back.b), a };
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance({ r, g, b }: Rgba): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** From 1 (none) to 21 (black on white); a foreground with alpha is mixed with its background first. */
export function contrastRatio(foreground: Rgba, background: Rgba): number {
  const [light, dark] = [luminance(over(foreground, background)), luminance(background)].toSorted((x, y) => y - x) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

export interface ContrastPair {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** 4.5 for text, 3 for edges of controls, focus rings and drawings that carry meaning. */
  readonly minimum: 4.5 | 3;
}

const text = (background: ColorName, ...foregrounds: readonly ColorName[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, minimum: 4.5 }));
const mark = (background: ColorName, ...foregrounds: readonly ColorName[]): ContrastPair[] =>
  foregrounds.map((foreground) => ({ foreground, background, minimum: 3 }));

/** Colours that are text on a plain surface: links, and words or icons of a status. */
const inks = ['accent', 'positive', 'warning', 'negative'] as const;

/** Every pair of tokens that the kit sets against one another. */
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
