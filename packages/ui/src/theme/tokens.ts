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
    /** Wells: tracks, heads and totals of tables, code, what is disabled. Never what can be filled in or pressed. */
    sunken: '',
    onSunken: '',
    onSunkenMuted: '',
    /** The inside of what is filled in, with the texts of `surface`. Its border is `lineStrong`. */
    field: '',
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
    /** What is going on now: a dot, a clock, a running score. Always beside a word or figure. */
    live: '',
    /** The red and the blue side of a game or fight. Red is drawn as a ring, blue as a disc: colour is never alone. */
    sideRed: '',
    onSideRed: '',
    sideBlue: '',
    onSideBlue: '',
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
  /** `row` is a match, `rowDense` a line of a list or menu; `board` the width of pages with columns. */
  size: {
    touch: '',
    control: '',
    controlSmall: '',
    content: '',
    icon: '',
    row: '',
    rowDense: '',
    price: '',
    board: '',
  },
  /** Width divided by height. */
  ratio: { tile: '' },
  /** The metals of medals, from the lowest rank to the highest. Their lights and shades are mixed from each. */
  metal: { first: '', second: '', third: '', fourth: '', fifth: '', highest: '' },
  /**
   * Values that go straight into a property, so that a brand looks another way without other code. A colour is written as the
   * name of a colour token, `none` or a colour; a corner as the name of a radius token or a length.
   */
  layout: {
    /** How far the bottom bar floats above the edges of the window. */
    barInset: '',
    barRadius: '',
    /** The chosen tab: what is behind it, its text, and the line below. */
    tabFill: '',
    tabInk: '',
    tabLine: '',
    tabRadius: '',
    /** The width of the bar before the heading of a section. */
    headingRule: '',
    /** The row of a game's name: 1 on the cover, 2 below. */
    captionRow: '',
    captionInk: '',
    /** What darkens a cover behind a name. */
    captionShade: '',
    categoryRadius: '',
    priceFill: '',
    priceLine: '',
    priceInk: '',
    /** The border of cards and tiles. */
    cardLine: '',
  },
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
