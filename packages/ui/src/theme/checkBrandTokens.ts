import type { BrandTokens as Brand, Mode } from './brand.ts';
import type { BrandTokens, ParsedBrandTokens } from './brandTokens.ts';
import { type ColorName, type ContrastPair, contrastPairs, contrastRatio, over, parseColor } from './contrast.ts';
import { fromOklch, toHex, toOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';
import { rangeProblemOf } from './tokenRanges.ts';
import { type TokenGroup, type TokensDiff, tokenNames } from './tokens.ts';

/** Where the colour of a token in one mode comes from. `derived`: from the file's light value. */
type Source = 'light' | 'dark' | 'derived' | 'brand';
type Colors = Partial<Record<ColorName, string>>;

/** The file while it is checked. */
interface Draft {
  readonly light: Record<string, Record<string, string>>;
  readonly dark: Record<string, Record<string, string>>;
  readonly derived: Colors;
  /** Colours of which no derived shade passes: they stay the brand's. */
  readonly underivable: Set<ColorName>;
  readonly problems: string[];
}

/**
 * Checks the values of a token file against the brand that it restyles: every size within its range, and every pair of
 * colours in both modes with the contrast of WCAG AA. What fails is left out and reported, the rest applies. Colours that
 * the file changes for light only get a dark counterpart, which would otherwise stay that of the brand.
 */
export function checkBrandTokens({ tokens, problems }: ParsedBrandTokens, brand: Brand): ParsedBrandTokens {
  const draft: Draft = {
    light: copy(tokens.light),
    dark: copy(tokens.dark),
    derived: {},
    underivable: new Set(),
    problems: [...problems],
  };
  for (const mode of ['light', 'dark'] as const) refuseSizes(draft, mode);
  // Leaving a colour out of light can show another failing pair in the dark, and the other way round.
  while (settle(draft, brand, 'light') || derive(draft, brand) || settle(draft, brand, 'dark'));
  const dark = { ...draft.dark, color: { ...draft.derived, ...draft.dark['color'] } };
  return { tokens: { light: draft.light, dark } satisfies BrandTokens, problems: draft.problems };
}

const copy = (tokens: TokensDiff): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.entries(tokens).map(([group, values]) => [group, { ...values }]));

function refuseSizes(draft: Draft, mode: Mode): void {
  for (const [group, values] of Object.entries(draft[mode])) {
    for (const [name, value] of Object.entries(values)) {
      const problem = rangeProblemOf(group as TokenGroup, name, value);
      if (problem === undefined) continue;
      delete values[name];
      draft.problems.push(`"${mode}.${group}.${name}": "${value}" ${problem}.`);
    }
  }
}

/** The value of a colour in a mode, and where it comes from. */
function colorOf(draft: Draft, brand: Brand, mode: Mode, name: ColorName): { value: string; source: Source } {
  const light = draft.light['color']?.[name];
  if (mode === 'dark') {
    const own = draft.dark['color']?.[name];
    if (own !== undefined) return { value: own, source: 'dark' };
    const derived = draft.derived[name];
    if (derived !== undefined) return { value: derived, source: 'derived' };
    const ofBrand = brand.dark.color?.[name];
    if (ofBrand !== undefined) return { value: ofBrand, source: 'brand' };
  }
  return light === undefined ? { value: brand.light.color[name], source: 'brand' } : { value: light, source: 'light' };
}

/** Reads the value of a colour token. */
export type Read = (name: ColorName) => Rgba;

/** The ratio of a pair as it is seen: a translucent background lies on the page. */
function ratioOf(read: Read, { foreground, background }: ContrastPair): number {
  const behind = over(read(background), { ...read('canvas'), a: 1 });
  return contrastRatio(read(foreground), behind);
}

/** Leaves out, or mends where it is derived, one colour of a failing pair. Returns whether there was one. */
function settle(draft: Draft, brand: Brand, mode: Mode): boolean {
  const read: Read = (name) => parseColor(colorOf(draft, brand, mode, name).value) ?? { r: 0, g: 0, b: 0, a: 0 };
  const unreadable = (Object.keys(tokenNames.color) as ColorName[]).find((name) => {
    const { value, source } = colorOf(draft, brand, mode, name);
    return source !== 'brand' && parseColor(value) === undefined;
  });
  if (unreadable !== undefined)
    return refuse(draft, brand, mode, unreadable, 'is not a colour whose contrast can be measured');

  const failing = contrastPairs.filter((pair) => ratioOf(read, pair) < pair.minimum);
  const isChanged = (name: ColorName) => colorOf(draft, brand, mode, name).source !== 'brand';
  // Texts before what they stand on; of several, the one in most of the failing pairs.
  const [worst] = [
    ...mostFrequent(failing.map(({ foreground }) => foreground).filter(isChanged)),
    ...mostFrequent(failing.map(({ background }) => background).filter(isChanged)),
  ];
  const pair = failing.find(({ foreground, background }) => foreground === worst || background === worst);
  if (worst === undefined || pair === undefined) return false;
  const better = nearestPassing(read, worst);
  if (colorOf(draft, brand, mode, worst).source === 'derived') {
    if (better === undefined) {
      delete draft.derived[worst];
      draft.underivable.add(worst);
    } else draft.derived[worst] = better;
    return true;
  }
  const ratio = Math.floor(ratioOf(read, pair) * 100) / 100;
  const where = `${pair.foreground} on ${pair.background} has a contrast of ${ratio} in ${mode}, ${pair.minimum} is needed`;
  return refuse(
    draft,
    brand,
    mode,
    worst,
    `is left out: ${where}${better === undefined ? '' : `, ${better} would do`}`,
  );
}

function mostFrequent(names: readonly ColorName[]): readonly ColorName[] {
  const count = (wanted: ColorName) => names.filter((name) => name === wanted).length;
  return [...new Set(names)].toSorted((one, other) => count(other) - count(one));
}

function refuse(draft: Draft, brand: Brand, mode: Mode, name: ColorName, why: string): boolean {
  const { value, source } = colorOf(draft, brand, mode, name);
  const of = source === 'dark' ? 'dark' : 'light';
  delete draft[of]['color']?.[name];
  if (of === 'light') delete draft.derived[name];
  draft.problems.push(`"${of}.color.${name}": "${value}" ${why}.`);
  return true;
}

/** The colour of the same hue, nearest in lightness, with which every pair of a token passes; undefined for none. */
export function nearestPassing(read: Read, name: ColorName): string | undefined {
  const pairs = contrastPairs.filter(({ foreground, background }) => foreground === name || background === name);
  const { l, c, h } = toOklch(read(name));
  for (let step = 0; step <= 200; step += 1) {
    for (const lightness of [l - step / 200, l + step / 200]) {
      if (lightness < 0 || lightness > 1) continue;
      const color = parseColor(toHex(fromOklch({ l: lightness, c, h })));
      if (color === undefined) continue;
      const passes = pairs.every(
        (pair) => ratioOf((each) => (each === name ? color : read(each)), pair) >= pair.minimum,
      );
      if (passes) return toHex(color);
    }
  }
  return undefined;
}

/**
 * Makes the dark counterparts of colours that the file changes for light only: hue and colourfulness of the file's light
 * one, lightness of the brand's dark one. Returns whether there was one to make.
 */
function derive(draft: Draft, brand: Brand): boolean {
  const missing = (Object.keys(draft.light['color'] ?? {}) as ColorName[]).filter(
    (name) =>
      brand.dark.color?.[name] !== undefined &&
      draft.dark['color']?.[name] === undefined &&
      draft.derived[name] === undefined &&
      !draft.underivable.has(name),
  );
  for (const name of missing) {
    const read = (value: string | undefined) => parseColor(value ?? '');
    const [wanted, day, night] = [
      read(draft.light['color']?.[name]),
      read(brand.light.color[name]),
      read(brand.dark.color?.[name]),
    ];
    if (wanted === undefined || day === undefined || night === undefined) {
      draft.underivable.add(name);
      continue;
    }
    const [from, light, dark] = [toOklch(wanted), toOklch(day), toOklch(night)];
    // As much more or less colourful than by day as the brand's own colour is.
    const c = light.c > 0.02 ? Math.min(0.3, (from.c * dark.c) / light.c) : Math.min(from.c, Math.max(dark.c, 0.02));
    draft.derived[name] = toHex({ ...fromOklch({ l: dark.l, c, h: from.h }), a: night.a });
  }
  return missing.length > 0;
}
