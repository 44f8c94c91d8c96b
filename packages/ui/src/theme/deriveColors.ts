import type { Mode } from './brand.ts';
import type { ColorName } from './contrast.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';
import { contrastWithAll, distance, type Hue, shade, textOn, tone } from './shade.ts';

/** The three colours that a whole set of colours is derived from. Each is opaque. */
export interface KeyColors {
  /** The primary action. Kept as it is where it can be read. */
  readonly accent: Rgba;
  /** The tint of pages, surfaces, lines and texts. Its lightness does not matter. */
  readonly neutral: Rgba;
  /** Money, jackpots and wins. */
  readonly highlight: Rgba;
}

type Palette = Readonly<Record<ColorName, string>>;

/** Hues of what has a meaning of its own, in degrees. */
const hues = { green: 155, blue: 242, amber: 62, red: 22, gift: 28, side: 264 } as const;
/** A positive status this near the accent, in degrees, would be taken for an action. */
const nearAccent = 40;

/**
 * The recipe of a mode. Lightness is OKLCH's; `contrast` are targets above the least of WCAG AA, so that a colour that is
 * a little off after rounding still passes.
 */
interface Recipe {
  /** Where texts are, seen from their backgrounds. */
  readonly towards: 'dark' | 'light';
  readonly lightness: {
    readonly [
      name in 'canvas' | 'surface' | 'sunken' | 'field' | 'soft' | 'line' | 'placeholder' | 'placeholderShine' | 'gift'
    ]: number;
  };
  readonly contrast: {
    readonly [
      name in 'text' | 'muted' | 'ink' | 'side' | 'onInk' | 'onSoft' | 'strongLine' | 'chromeText' | 'chromeMuted'
    ]: number;
  };
  /** The chroma of pages and of soft backgrounds at most. */
  readonly chroma: { readonly page: number; readonly soft: number };
  readonly scrim: number;
}

const recipes: Readonly<Record<Mode, Recipe>> = {
  light: {
    towards: 'dark',
    lightness: {
      canvas: 0.968,
      surface: 0.993,
      sunken: 0.935,
      field: 1,
      soft: 0.935,
      line: 0.892,
      placeholder: 0.92,
      placeholderShine: 0.958,
      gift: 0.5,
    },
    contrast: {
      text: 12,
      muted: 5.4,
      ink: 4.75,
      side: 6,
      onInk: 4.6,
      onSoft: 6.5,
      strongLine: 3.25,
      chromeText: 12,
      chromeMuted: 7,
    },
    chroma: { page: 0.009, soft: 0.045 },
    scrim: 0.55,
  },
  dark: {
    towards: 'light',
    lightness: {
      canvas: 0.2,
      surface: 0.25,
      sunken: 0.165,
      field: 0.178,
      soft: 0.325,
      line: 0.335,
      placeholder: 0.3,
      placeholderShine: 0.36,
      gift: 0.48,
    },
    contrast: {
      text: 13,
      muted: 7,
      ink: 6.6,
      side: 4.8,
      onInk: 7,
      onSoft: 7,
      strongLine: 3.4,
      chromeText: 13,
      chromeMuted: 7.5,
    },
    chroma: { page: 0.03, soft: 0.07 },
    scrim: 0.68,
  },
};

const limit = ({ c, h }: Hue, most: number, part = 1): Hue => ({ c: Math.min(c * part, most), h });

/** The difference of two hues in degrees, 180 at most. */
export const hueDistance = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % 360;
  return Math.min(turn, 360 - turn);
};

/** Derives every colour of a mode: backgrounds by lightness, all that stands on them by its contrast with them. */
export function deriveColors(keys: KeyColors, mode: Mode): Palette {
  const recipe = recipes[mode];
  const pages = derivePages(keys, recipe, mode);
  const grounds = [pages.canvas, pages.surface, pages.sunken, pages.field];
  const accents = deriveAccents(keys, recipe, grounds);
  const { lightness, contrast, towards, scrim } = recipe;
  const page = pageHue(keys, recipe);
  const line = limit(toOklch(keys.neutral), 0.03);
  const statuses = deriveStatuses(keys, recipe, grounds);
  const colors: Record<Exclude<ColorName, 'scrim'>, Rgba> = {
    ...pages,
    ...accents,
    ...deriveHighlights(keys, recipe, grounds),
    ...statuses,
    live: statuses.negative,
    ...deriveSides(recipe, grounds),
    line: tone(page, lightness.line),
    lineStrong: shade(line, grounds, contrast.strongLine, towards),
    focus: accents.accent,
    placeholder: tone(page, lightness.placeholder),
    placeholderShine: tone(page, lightness.placeholderShine),
  };
  const written = Object.entries(colors).map(([name, color]) => [name, toHex(color)]);
  const backdrop = { ...tone(limit(page, 0.02), 0.14), a: scrim };
  return { ...Object.fromEntries(written), scrim: toHex(backdrop) } as Palette;
}

function pageHue({ neutral }: KeyColors, { chroma }: Recipe): Hue {
  return limit(toOklch(neutral), chroma.page, 0.5);
}

function derivePages(keys: KeyColors, recipe: Recipe, mode: Mode) {
  const { lightness, contrast, towards } = recipe;
  const page = pageHue(keys, recipe);
  const ink = limit(toOklch(keys.neutral), 0.05);
  const accent = toOklch(keys.accent);
  const canvas = tone(page, lightness.canvas);
  const surface = tone(mode === 'light' ? limit(page, page.c * 0.5) : page, lightness.surface);
  const sunken = tone(page, lightness.sunken);
  const field = tone(mode === 'light' ? { c: 0, h: 0 } : page, lightness.field);
  const grounds = [canvas, surface, sunken, field];
  const text = shade(ink, grounds, contrast.text, towards);
  const muted = (background: Rgba) => shade(ink, [background], contrast.muted, towards);
  // By day the bars are of the accent at its deepest; at night they are a step from the page.
  const chrome = mode === 'light' ? tone(limit(accent, 0.11), 0.27) : tone(limit(accent, 0.035), 0.225);
  const onBars = limit(toOklch(keys.neutral), 0.02);
  return {
    canvas,
    onCanvas: text,
    onCanvasMuted: muted(canvas),
    surface,
    onSurface: text,
    onSurfaceMuted: muted(surface),
    sunken,
    onSunken: text,
    onSunkenMuted: muted(sunken),
    field,
    chrome,
    onChrome: shade(onBars, [chrome], contrast.chromeText, 'light'),
    onChromeMuted: shade(limit(accent, 0.035), [chrome], contrast.chromeMuted, 'light'),
  };
}

/** The key colour itself if it can be read on the grounds, otherwise the shade of its hue that is nearest to it. */
function inkOf(key: Rgba, { contrast, towards }: Recipe, grounds: readonly Rgba[]): Rgba {
  const isOnTheSide = towards === 'dark' ? toOklch(key).l < 0.7 : toOklch(key).l > 0.6;
  if (isOnTheSide && contrastWithAll(key, grounds) >= 4.6) return key;
  return shade(toOklch(key), grounds, contrast.ink, towards);
}

function deriveAccents({ accent: key }: KeyColors, recipe: Recipe, grounds: readonly Rgba[]) {
  const { contrast, towards, lightness, chroma } = recipe;
  const hue = toOklch(key);
  const accent = inkOf(key, recipe, grounds);
  const ratio = contrastWithAll(accent, grounds);
  // One step further from the page; near black and white, one step back.
  const hoverRatio = ratio * 1.28 < 13 ? ratio * 1.28 : ratio * 0.7;
  const accentHover = shade(toOklch(accent), grounds, hoverRatio, towards);
  const accentSoft = tone(limit(hue, chroma.soft), lightness.soft);
  return {
    accent,
    accentHover,
    onAccent: onInk(hue, [accent, accentHover], recipe),
    accentSoft,
    onAccentSoft: shade(limit(hue, 0.16), [accentSoft], contrast.onSoft, towards),
  };
}

/** The text on a strong colour: white by day, and nearly black with a tint of the colour at night. */
function onInk(hue: Hue, backgrounds: readonly Rgba[], { towards, contrast }: Recipe): Rgba {
  if (towards === 'dark') return tone({ c: 0, h: 0 }, 1);
  return shade(limit(hue, 0.06), backgrounds, contrast.onInk, 'dark');
}

function deriveHighlights({ highlight }: KeyColors, recipe: Recipe, grounds: readonly Rgba[]) {
  const hue = toOklch(highlight);
  const isDark = recipe.towards === 'light';
  // At night a dark gold would be lost on the page.
  const isLost = isDark && contrastWithAll(highlight, grounds) < 4;
  const money = isLost ? shade(hue, grounds, 5.5, 'light') : highlight;
  const gift: Hue = { c: 0.17, h: hues.gift };
  const festive = tone(gift, recipe.lightness.gift);
  const festiveShade = tone(gift, recipe.lightness.gift - 0.1);
  return {
    money,
    onMoney: textOn(limit(hue, 0.07), [money], 9),
    moneyLine: shade(limit(hue, 0.13), grounds, isDark ? 5 : 2.2, recipe.towards),
    festive,
    festiveShade,
    onFestive: shade({ c: 0.04, h: 88 }, [festive, festiveShade], 5.8, 'light'),
  };
}

/** Red and blue, whatever the brand: players know both sides by them. */
function deriveSides(recipe: Recipe, grounds: readonly Rgba[]) {
  const side = (hue: Hue) => {
    const color = shade(hue, grounds, recipe.contrast.side, recipe.towards);
    return { color, on: onInk(hue, [color], { ...recipe, contrast: { ...recipe.contrast, onInk: 4.6 } }) };
  };
  const [red, blue] = [side({ c: 0.17, h: hues.red }), side({ c: 0.17, h: hues.side })];
  return { sideRed: red.color, onSideRed: red.on, sideBlue: blue.color, onSideBlue: blue.on };
}

/** The hue of the positive status. Green, unless that is the colour of actions. */
const positiveHue = (accent: Oklch): number =>
  accent.c > 0.04 && hueDistance(accent.h, hues.green) < nearAccent ? hues.blue : hues.green;

function deriveStatuses({ accent }: KeyColors, recipe: Recipe, grounds: readonly Rgba[]) {
  const positive = deriveStatus({ c: 0.13, h: positiveHue(toOklch(accent)) }, recipe, grounds);
  const warning = deriveStatus({ c: 0.13, h: hues.amber }, recipe, grounds);
  const negative = deriveStatus({ c: 0.17, h: hues.red }, recipe, grounds);
  return {
    positive: positive.ink,
    onPositive: positive.onInk,
    positiveSoft: positive.soft,
    onPositiveSoft: positive.onSoft,
    warning: warning.ink,
    onWarning: warning.onInk,
    warningSoft: warning.soft,
    onWarningSoft: warning.onSoft,
    negative: negative.ink,
    onNegative: negative.onInk,
    negativeSoft: negative.soft,
    onNegativeSoft: negative.onSoft,
  };
}

function deriveStatus(hue: Hue, recipe: Recipe, grounds: readonly Rgba[]) {
  const { contrast, towards, lightness, chroma } = recipe;
  const ink = shade(hue, grounds, contrast.ink, towards);
  const soft = tone(limit(hue, chroma.soft), lightness.soft);
  return {
    ink,
    onInk: onInk(hue, [ink], recipe),
    soft,
    onSoft: shade(hue, [soft], contrast.onSoft, towards),
  };
}

/** Whether two colours can be told apart beside each other, as statuses have to be. */
export const canBeToldApart = (one: Rgba, other: Rgba): boolean => distance(toOklch(one), toOklch(other)) >= 0.06;

/** Shadows with the tint of the text by day, and plain black at night. */
export function deriveShadows(palette: { readonly ink: Rgba }, mode: Mode): { raised: string; overlay: string } {
  const { r, g, b } = mode === 'light' ? palette.ink : { r: 0, g: 0, b: 0 };
  const [near, far] = mode === 'light' ? [0.06, 0.1] : [0.3, 0.34];
  const color = (alpha: number) => `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)} / ${alpha})`;
  return {
    raised: `0 1px 2px ${color(near)}, 0 6px 20px ${color(near + 0.02)}`,
    overlay: `0 8px 24px ${color(far)}, 0 24px 64px ${color(far + 0.08)}`,
  };
}
