/**
 * The names of everything a brand decides, and of nothing else. They are roles, not hues and not components; a
 * background always comes with its foreground (`surface`/`onSurface`). The variable names are stable and documented:
 * `--k-color-on-surface`. A brand that forgets one does not compile.
 */
export const tokenNames = {
  color: {
    /** The page, and text on it. */
    canvas: '',
    onCanvas: '',
    onCanvasMuted: '',
    /** Cards, sheets, dialogs. */
    surface: '',
    onSurface: '',
    onSurfaceMuted: '',
    /** Wells: inputs, tracks, table stripes. */
    sunken: '',
    onSunken: '',
    onSunkenMuted: '',
    /** The frame around the content: top bar, bottom bar. */
    chrome: '',
    onChrome: '',
    onChromeMuted: '',
    /** The one action colour of a screen. */
    accent: '',
    accentHover: '',
    onAccent: '',
    accentSoft: '',
    onAccentSoft: '',
    /** Money, jackpots and wins only. A surface, never a text colour on a light page. */
    money: '',
    onMoney: '',
    moneyLine: '',
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
    /** Hairlines that only divide. */
    line: '',
    /** Edges of controls: 3:1 against their surroundings. */
    lineStrong: '',
    focus: '',
    /** Behind dialogs. */
    scrim: '',
    /** Skeletons, and the place of a picture that is still loading. */
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
} as const;

const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The variable that carries a token: `tokenVariable('color', 'onSurface')` is `--k-color-on-surface`. */
export const tokenVariable = (group: string, name: string): string => `--k-${kebab(group)}-${kebab(name)}`;

export type TokenGroup = keyof typeof tokenNames;
/** A value for every token. */
export type Tokens = { readonly [G in TokenGroup]: { readonly [N in keyof (typeof tokenNames)[G]]: string } };
/** What dark changes on light. */
export type TokensDiff = { readonly [G in TokenGroup]?: { readonly [N in keyof (typeof tokenNames)[G]]?: string } };
