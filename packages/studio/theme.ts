import type { BrandTokens as Brand, Mode } from '#ui/theme/brand.ts';
import type { BrandTokens } from '#ui/theme/brandTokens.ts';
import { checkBrandTokens, nearestPassing, type Read } from '#ui/theme/checkBrandTokens.ts';
import {
  type ColorName,
  type ContrastPair,
  contrastPairs,
  contrastRatio,
  over,
  parseColor,
} from '#ui/theme/contrast.ts';
import { deriveTokens } from '#ui/theme/deriveTokens.ts';
import { dimensionsOf, type ShapeName, shapes, type TypeName, types } from '#ui/theme/dimensions.ts';
import { overrideTokens } from '#ui/theme/overrideTokens.ts';
import { rangeProblemOf } from '#ui/theme/tokenRanges.ts';
import type { TokenGroup, TokensDiff } from '#ui/theme/tokens.ts';

export const shapeNames = Object.keys(shapes) as readonly ShapeName[];
export const typeNames = Object.keys(types) as readonly TypeName[];

/** The colours that all others are derived from. */
export const keyNames = ['accent', 'neutral', 'highlight'] as const;
export type KeyName = (typeof keyNames)[number];

/** What a theme is made of: five choices, and values of the author's own for single tokens. */
export interface Theme {
  /** As `#rrggbb`. */
  readonly keys: Readonly<Record<KeyName, string>>;
  readonly shape: ShapeName;
  readonly type: TypeName;
  /** Own values. Those of `dark` are colours and shadows only, as in every brand. */
  readonly own: BrandTokens;
}

/**
 * Takes a changed theme.
 * @param part names what was changed: further changes of it are the same step of undo
 */
export type ChangeTheme = (theme: Theme, part: string) => void;

/** An own value that the exported theme is without. */
export interface Refusal {
  readonly mode: Mode;
  readonly group: TokenGroup;
  readonly name: string;
  readonly value: string;
  /** The pair that cannot be read, for a colour. */
  readonly pair?: ContrastPair & { readonly ratio: number };
  /** A colour of the same hue that would be accepted. */
  readonly better?: string;
}

/** A theme with all its values. */
export interface MadeTheme {
  /** The values that the five choices make, without those of the author's own. */
  readonly derived: Brand;
  /** Every token of both modes, as it is exported: own values that were refused are those of `derived`. */
  readonly tokens: Brand;
  readonly refusals: readonly Refusal[];
}

const black = { r: 0, g: 0, b: 0, a: 1 };

/** Makes all values of a theme. Whatever the theme is, the result passes `checkBrandTokens`. */
export function makeTheme({ keys, shape, type, own }: Theme): MadeTheme {
  const read = (name: KeyName) => parseColor(keys[name]) ?? black;
  const derived = deriveTokens(
    { accent: read('accent'), neutral: read('neutral'), highlight: read('highlight') },
    dimensionsOf(shape, type),
  );
  const light = settle(own.light, derived.light, 'light');
  const dark = settle(own.dark, { ...derived.light, ...derived.dark } as Brand['light'], 'dark');
  return {
    derived,
    tokens: {
      light: overrideTokens(derived.light, light.kept),
      dark: overrideTokens(derived.dark, dark.kept),
    },
    refusals: [...light.refusals, ...dark.refusals],
  };
}

/** Leaves out the own values of a mode that cannot be read or are out of range. */
function settle(own: TokensDiff, base: Brand['light'], mode: Mode) {
  // Each mode is checked as if it were the only one: the other has derived values of its own.
  const { tokens } = checkBrandTokens({ tokens: { light: own, dark: {} }, problems: [] }, { light: base, dark: {} });
  const kept = tokens.light;
  const refusals = entriesOf(own)
    .filter(({ group, name }) => valueOf(kept, group, name) === undefined)
    .map((entry): Refusal => ({ mode, ...entry, ...explain(entry, overrideTokens(base, kept)) }));
  return { kept, refusals };
}

/** The value of a token by its group and name. */
export const valueOf = (tokens: TokensDiff, group: TokenGroup, name: string): string | undefined =>
  (tokens[group] as Readonly<Record<string, string>> | undefined)?.[name];

/** All values as a list. */
export function entriesOf(tokens: TokensDiff): { group: TokenGroup; name: string; value: string }[] {
  return Object.entries(tokens).flatMap(([group, values]) =>
    Object.entries(values as Record<string, string>).map(([name, value]) => ({
      group: group as TokenGroup,
      name,
      value,
    })),
  );
}

function explain(
  { group, name, value }: { group: TokenGroup; name: string; value: string },
  tokens: TokensDiff,
): Pick<Refusal, 'pair' | 'better'> {
  if (group !== 'color' || rangeProblemOf(group, name, value) !== undefined) return {};
  const read = reader({ ...tokens.color, [name]: value });
  const pair = measurePairs(read)
    .filter(({ foreground, background }) => foreground === name || background === name)
    .toSorted((one, other) => one.ratio / one.minimum - other.ratio / other.minimum)[0];
  const better = nearestPassing(read, name as ColorName);
  return { ...(pair && { pair }), ...(better !== undefined && { better }) };
}

/** Reads the colours of a mode. */
export const reader =
  (colors: Readonly<Partial<Record<ColorName, string>>>): Read =>
  (name) =>
    parseColor(colors[name] ?? '') ?? black;

/** Every pair of text and background, with its contrast as it is seen. */
export function measurePairs(read: Read): (ContrastPair & { readonly ratio: number })[] {
  return contrastPairs.map((pair) => {
    const behind = over(read(pair.background), { ...read('canvas'), a: 1 });
    return { ...pair, ratio: contrastRatio(read(pair.foreground), behind) };
  });
}

/** The colours of a made theme in a mode. */
export const colorsOf = ({ light, dark }: Brand, mode: Mode): Brand['light']['color'] =>
  mode === 'light' ? light.color : { ...light.color, ...dark.color };
