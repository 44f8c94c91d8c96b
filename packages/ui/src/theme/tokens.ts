/**
 * The names of all design tokens. Names are roles, not hues or components, and each background has a foreground
 * (`surface`/`onSurface`). The CSS variable names, e.g. `--k-color-on-surface`, are stable and public.
 */
export const tokenNames = {
  color: {
    /** The page and the text on it. */
    canvas: '',
    onCanvas: '',
    onCanvasMuted: '',
    /** Cards, sheets, dialogs. */
    surface: '',
    onSurface: '',
    onSurfaceMuted: '',
    /** Inputs, tracks and table stripes. */
    sunken: '',
    onSunken: '',
    onSunkenMuted: '',
    /** The top and bottom bar. */
    chrome: '',
    onChrome: '',
    onChromeMuted: '',
    /** The primary action. */
    accent: '',
    accentHover: '',
    onAccent: '',
    accentSoft: '',
    onAccentSoft: '',
    /** Money, jackpots and wins only. A background; never a text colour on light pages. */
    money: '',
    onMoney: '',
    moneyLine: '',
    /** Gifts such as red envelopes, and the shaded parts of their drawing. Never a status. */
    festive: '',
    festiveShade: '',
    onFestive: '',
    positive: '',
    onPositive: '',
    positiveSoft: '',
    onPositiveSoft: '',
    warning: '',
    onWarning: '',
    warningSoft: '',
    onWarningSoft: '',
    negative: '',
    onNegative: '',
    negativeSoft: '',
    onNegativeSoft: '',
    /** Dividers. */
    line: '',
    /** Borders of controls, with a contrast of at least 3:1. */
    lineStrong: '',
    focus: '',
    /** The backdrop of dialogs. */
    scrim: '',
    /** Skeletons and pictures that are loading. */
    placeholder: '',
    placeholderShine: '',
  },
  font: { body: '', display: '', reading: '', numeric: '' },
  weight: { regular: '', medium: '', strong: '', display: '' },
  text: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '', display: '' },
  leading: { text: '', heading: '', control: '' },
  space: { xxs: '', xs: '', sm: '', md: '', lg: '', xl: '', xxl: '', section: '' },
  radius: { control: '', card: '', sheet: '', pill: '' },
  border: { hairline: '', control: '', focus: '' },
  shadow: { raised: '', overlay: '' },
  motion: { fast: '', normal: '', slow: '', easeOut: '' },
  size: { touch: '', control: '', controlSmall: '', content: '', icon: '' },
  /** Width divided by height. */
  ratio: { tile: '' },
} as const;

const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the CSS variable of a token: `tokenVariable('color', 'onSurface')` is `--k-color-on-surface`. */
export const tokenVariable = (group: string, name: string): string => `--k-${kebab(group)}-${kebab(name)}`;

/** A group of tokens, such as `color`. */
export type TokenGroup = keyof typeof tokenNames;
/** A value for every token. */
export type Tokens = { readonly [G in TokenGroup]: { readonly [N in keyof (typeof tokenNames)[G]]: string } };
/** Values for some tokens, e.g. those that differ in dark mode. */
export type TokensDiff = { readonly [G in TokenGroup]?: { readonly [N in keyof (typeof tokenNames)[G]]?: string } };
