import { type BrandTokens as Brand, type Mode, modes } from './brand.ts';
import type { BrandTokens, ParsedBrandTokens } from './brandTokens.ts';
import { type ColorName, type ContrastPair, contrastPairs, contrastRatio, over, parseColor } from './contrast.ts';
import { layoutProblems } from './layoutContrast.ts';
import { fromOklch, toHex, toOklch } from './oklch.ts';
import type { Rgba } from './rgba.ts';
import { rangeProblemOf } from './tokenRanges.ts';
import { type TokenGroup, type Tokens, type TokensDiff, tokenNames } from './tokens.ts';

/** Where the colour of a token in one mode comes from. `derived`: from another value of the file. */
type Source = 'light' | 'dark' | 'derived' | 'brand';
type Colors = Partial<Record<ColorName, string>>;

/** What a colour is when a file changes the other one and says nothing of it. */
const followed: Colors = { field: 'surface', live: 'negative' };
/** Colours that change their lightness rather than refuse a background of a file that says nothing of them. */
const yielding: readonly string[] = ['live', 'sideRed', 'onSideRed', 'sideBlue', 'onSideBlue'];

/** The file while it is checked. */
interface Draft {
  readonly light: Record<string, Record<string, string>>;
  readonly dark: Record<string, Record<string, string>>;
  readonly derived: Record<Mode, Colors>;
  /** Colours of which no derived shade passes: they stay the brand's. */
  readonly underivable: Record<Mode, Set<ColorName>>;
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
    derived: { light: {}, dark: {} },
    underivable: { light: new Set(), dark: new Set() },
    problems: [...problems],
  };
  for (const mode of modes) refuseSizes(draft, mode);
  // Leaving a colour out of light can show another failing pair in the dark, and the other way round.
  while (
    follow(draft, brand, 'light') ||
    settle(draft, brand, 'light') ||
    derive(draft, brand) ||
    follow(draft, brand, 'dark') ||
    settle(draft, brand, 'dark')
  );
  while (modes.some((mode) => settleLayout(draft, brand, mode)));
  const color = { ...draft.derived.light, ...draft.light['color'] };
  const light = draft.light['color'] === undefined ? draft.light : { ...draft.light, color };
  const dark = { ...draft.dark, color: { ...draft.derived.dark, ...draft.dark['color'] } };
  return { tokens: { light, dark } satisfies BrandTokens, problems: draft.problems };
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
    const derived = draft.derived.dark[name];
    if (derived !== undefined) return { value: derived, source: 'derived' };
    const ofBrand = brand.dark.color?.[name];
    if (ofBrand !== undefined) return { value: ofBrand, source: 'brand' };
  }
  if (light !== undefined) return { value: light, source: 'light' };
  const derived = draft.derived.light[name];
  return derived === undefined
    ? { value: brand.light.color[name], source: 'brand' }
    : { value: derived, source: 'derived' };
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
  if (failing.some(({ foreground }) => yieldTo(draft, brand, mode, read, foreground))) return true;
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
      delete draft.derived[mode][worst];
      draft.underivable[mode].add(worst);
    } else draft.derived[mode][worst] = better;
    if (followed[worst] === undefined) forget(draft);
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
  if (of === 'light') delete draft.derived.dark[name];
  forget(draft);
  draft.problems.push(`"${of}.color.${name}": "${value}" ${why}.`);
  return true;
}

/** Forgets what follows and yields to the values of the file, when these have changed. */
function forget(draft: Draft): void {
  for (const mode of modes) {
    for (const name of [...Object.keys(followed), ...yielding] as ColorName[])
      if (mode === 'light' || draft.light['color']?.[name] === undefined) delete draft.derived[mode][name];
  }
}

const isSaid = (draft: Draft, mode: Mode, name: ColorName): boolean =>
  draft.light['color']?.[name] !== undefined || draft[mode]['color']?.[name] !== undefined;

/** Gives a colour that the file says nothing of the value of the one that it follows. Returns whether there was one. */
function follow(draft: Draft, brand: Brand, mode: Mode): boolean {
  const missing = (Object.entries(followed) as [ColorName, ColorName][]).filter(
    ([name, leader]) =>
      !isSaid(draft, mode, name) &&
      draft.derived[mode][name] === undefined &&
      !draft.underivable[mode].has(name) &&
      colorOf(draft, brand, mode, leader).source !== 'brand',
  );
  for (const [name, leader] of missing) draft.derived[mode][name] = colorOf(draft, brand, mode, leader).value;
  return missing.length > 0;
}

/** Makes a colour that the file says nothing of readable on the file's backgrounds. Returns whether it could. */
function yieldTo(draft: Draft, brand: Brand, mode: Mode, read: Read, name: ColorName): boolean {
  const source = colorOf(draft, brand, mode, name).source;
  if (!yielding.includes(name) || (source !== 'brand' && source !== 'derived')) return false;
  if (draft.underivable[mode].has(name)) return false;
  const better = nearestPassing(
    read,
    name,
    contrastPairs.filter(({ foreground }) => foreground === name),
  );
  if (better === undefined) draft.underivable[mode].add(name);
  else draft.derived[mode][name] = better;
  return better !== undefined;
}

/** Leaves out a layout token of the file that makes a text or line unreadable. Returns whether there was one. */
function settleLayout(draft: Draft, brand: Brand, mode: Mode): boolean {
  const layout = { ...brand.light.layout, ...draft.light['layout'], ...(mode === 'dark' && draft.dark['layout']) };
  const colors = Object.fromEntries(
    Object.keys(tokenNames.color).map((name) => [name, colorOf(draft, brand, mode, name as ColorName).value]),
  ) as Tokens['color'];
  for (const { names, ratio, minimum } of layoutProblems(layout, colors)) {
    for (const theme of [mode, 'light'] as const) {
      const name = names.find((each) => draft[theme]['layout']?.[each] !== undefined);
      if (name === undefined) continue;
      const contrast = `${names.join(', ')} have a contrast of ${Math.floor(ratio * 100) / 100} in ${mode}`;
      draft.problems.push(
        `"${theme}.layout.${name}": "${draft[theme]['layout']?.[name]}" is left out: ${contrast}, ${minimum} is needed.`,
      );
      delete draft[theme]['layout']?.[name];
      return true;
    }
  }
  return false;
}

/** The colour of the same hue, nearest in lightness, with which every pair of a token passes; undefined for none. */
export function nearestPassing(
  read: Read,
  name: ColorName,
  pairs = contrastPairs.filter(({ foreground, background }) => foreground === name || background === name),
): string | undefined {
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
      draft.derived.dark[name] === undefined &&
      !draft.underivable.dark.has(name),
  );
  for (const name of missing) {
    const read = (value: string | undefined) => parseColor(value ?? '');
    const [wanted, day, night] = [
      read(draft.light['color']?.[name]),
      read(brand.light.color[name]),
      read(brand.dark.color?.[name]),
    ];
    if (wanted === undefined || day === undefined || night === undefined) {
      draft.underivable.dark.add(name);
      continue;
    }
    const [from, light, dark] = [toOklch(wanted), toOklch(day), toOklch(night)];
    // As much more or less colourful than by day as the brand's own colour is.
    const c = light.c > 0.02 ? Math.min(0.3, (from.c * dark.c) / light.c) : Math.min(from.c, Math.max(dark.c, 0.02));
    draft.derived.dark[name] = toHex({ ...fromOklch({ l: dark.l, c, h: from.h }), a: night.a });
  }
  return missing.length > 0;
}
