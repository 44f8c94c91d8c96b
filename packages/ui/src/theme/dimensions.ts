import type { Dimensions } from './deriveTokens.ts';

/** Corners, spaces, borders, sizes and layout that go together. */
export type Shape = Pick<Dimensions, 'radius' | 'space' | 'border' | 'size' | 'layout'>;
/** Fonts, weights, sizes and line heights that go together. */
export type Type = Pick<Dimensions, 'font' | 'weight' | 'text' | 'leading'>;

const size = {
  touch: '2.75rem',
  control: '2.75rem',
  controlSmall: '2.25rem',
  content: '80rem',
  icon: '1.25rem',
  row: '4.5rem',
  rowDense: '3.5rem',
  price: '3rem',
  board: '100rem',
};
/** Bars at the edges of the window, lines below tabs, names below covers. */
const docked = {
  barInset: '0px',
  barRadius: '0px',
  tabFill: 'none',
  tabInk: 'accent',
  tabLine: '3px',
  tabRadius: '0px',
  headingRule: '0px',
  captionRow: '2',
  captionInk: 'onCanvas',
  captionShade: 'none',
  categoryRadius: 'card',
  priceFill: 'accentSoft',
  priceLine: 'none',
  priceInk: 'onAccentSoft',
  cardLine: 'line',
};
/** A bar that floats, tabs as pills, names on covers. */
const floating = {
  barInset: '0.75rem',
  barRadius: 'pill',
  tabFill: 'accent',
  tabInk: 'onAccent',
  tabLine: '0px',
  tabRadius: 'pill',
  headingRule: '4px',
  captionRow: '1',
  captionInk: '#ffffff',
  captionShade: 'rgb(6 10 14 / 0.86)',
  categoryRadius: 'pill',
  priceFill: 'none',
  priceLine: 'lineStrong',
  priceInk: 'onSurface',
  cardLine: 'none',
};
const border = { hairline: '1px', control: '1px', focus: '3px' };
const evenSpace = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  section: '4rem',
};
const closeSpace = {
  xxs: '0.1875rem',
  xs: '0.375rem',
  sm: '0.625rem',
  md: '0.875rem',
  lg: '1.25rem',
  xl: '1.75rem',
  xxl: '2.5rem',
  section: '3.25rem',
};
const wideSpace = {
  xxs: '0.25rem',
  xs: '0.5625rem',
  sm: '0.875rem',
  md: '1.125rem',
  lg: '1.75rem',
  xl: '2.5rem',
  xxl: '3.75rem',
  section: '5rem',
};

/** The shapes that a brand can begin with, from square to round. */
export const shapes = {
  sharp: {
    radius: { control: '0.125rem', card: '0.1875rem', sheet: '0.25rem', pill: '0.25rem' },
    space: evenSpace,
    border,
    size,
    layout: docked,
  },
  compact: {
    radius: { control: '0.375rem', card: '0.5rem', sheet: '0.75rem', pill: '999px' },
    space: closeSpace,
    border,
    size,
    layout: docked,
  },
  soft: {
    radius: { control: '0.625rem', card: '0.875rem', sheet: '1.25rem', pill: '999px' },
    space: evenSpace,
    border,
    size,
    layout: docked,
  },
  airy: {
    radius: { control: '0.875rem', card: '1.25rem', sheet: '1.75rem', pill: '999px' },
    space: wideSpace,
    border,
    size,
    layout: docked,
  },
  round: {
    radius: { control: '1.375rem', card: '1.375rem', sheet: '1.75rem', pill: '999px' },
    space: closeSpace,
    border: { ...border, control: '1.5px' },
    size,
    layout: floating,
  },
} as const satisfies Readonly<Record<string, Shape>>;

const anuphan = "'Anuphan Variable', 'Anuphan Fallback', system-ui, sans-serif";
const device = 'system-ui, sans-serif';
const family = (name: string) => ({ body: name, display: name, reading: name, numeric: name });
const evenText = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.375rem',
  xxl: '1.75rem',
  display: 'clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)',
};
const largeText = {
  xs: '0.875rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: '1.25rem',
  xl: '1.5rem',
  xxl: '2rem',
  display: 'clamp(2rem, 1.5rem + 2vw, 2.875rem)',
};
const leading = { text: '1.65', heading: '1.45', control: '1.5' };

/** The types that a brand can begin with. `device` takes the font of the player's device, and loads none. */
export const types = {
  even: {
    font: family(anuphan),
    weight: { regular: '400', medium: '500', strong: '600', display: '600' },
    text: evenText,
    leading,
  },
  light: {
    font: family(anuphan),
    weight: { regular: '400', medium: '500', strong: '600', display: '300' },
    text: evenText,
    leading,
  },
  strong: {
    font: family(anuphan),
    weight: { regular: '400', medium: '600', strong: '700', display: '700' },
    text: evenText,
    leading,
  },
  large: {
    font: family(anuphan),
    weight: { regular: '400', medium: '500', strong: '600', display: '600' },
    text: largeText,
    leading,
  },
  device: {
    font: family(device),
    weight: { regular: '400', medium: '500', strong: '600', display: '600' },
    text: evenText,
    leading,
  },
} as const satisfies Readonly<Record<string, Type>>;

/** Covers of games, three to four. */
const ratio: Dimensions['ratio'] = { tile: '0.75' };

/** A gold, for money and wins of a brand that names no colour for them. */
export const highlight = '#f2cd72';

/** The metals of medals, one for all brands until one says otherwise. */
export const metal: Dimensions['metal'] = {
  first: '#8d84a6',
  second: '#c07a3e',
  third: '#98a3b5',
  fourth: '#d3a13a',
  fifth: '#5f97a5',
  highest: '#7580ea',
};

/** How parts move. One for all, so that no brand is slower than another. */
const motion: Dimensions['motion'] = {
  fast: '100ms',
  normal: '160ms',
  slow: '200ms',
  easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)',
};

export type ShapeName = keyof typeof shapes;
export type TypeName = keyof typeof types;

/** Everything of a brand but its colours and shadows. */
export const dimensionsOf = (shape: ShapeName, type: TypeName): Dimensions => ({
  ...shapes[shape],
  ...types[type],
  motion,
  ratio,
  metal,
});
