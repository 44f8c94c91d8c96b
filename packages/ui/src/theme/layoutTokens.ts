import { inProportion } from './largeText.ts';
import { tokenNames, tokenVariable } from './tokens.ts';

/** The name of a layout token. */
export type LayoutName = keyof (typeof tokenNames)['layout'];
/** What a layout token takes. */
export type LayoutKind = 'length' | 'corner' | 'color' | 'row';

const kinds: Readonly<Record<LayoutName, LayoutKind>> = {
  barInset: 'length',
  barRadius: 'corner',
  tabFill: 'color',
  tabInk: 'color',
  tabLine: 'length',
  tabRadius: 'corner',
  headingRule: 'length',
  captionRow: 'row',
  captionInk: 'color',
  captionShade: 'color',
  categoryRadius: 'corner',
  priceFill: 'color',
  priceLine: 'color',
  priceInk: 'color',
  cardLine: 'color',
};

/** What a layout token takes; undefined for a name that is none. */
export const layoutKindOf = (name: string): LayoutKind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as LayoutName] : undefined;

/** The group of the token that a layout token names instead of a value of its own; undefined for any other value. */
export function groupNamedBy(kind: LayoutKind | undefined, value: string): 'color' | 'radius' | undefined {
  const group = { color: 'color', corner: 'radius' }[kind as string] as 'color' | 'radius' | undefined;
  return group !== undefined && Object.hasOwn(tokenNames[group], value) ? group : undefined;
}

/** The value of a token as CSS has it: lengths in proportion, and what a layout token names as a reference. */
export function cssValueOf(group: string, name: string, value: string): string {
  if (group !== 'layout') return inProportion(group, value);
  const named = groupNamedBy(layoutKindOf(name), value);
  if (named !== undefined) return `var(${tokenVariable(named, value)})`;
  if (value === 'none') return 'transparent';
  // Lengths are multiplied and added to, which a bare 0 cannot be.
  return value === '0' ? '0px' : value;
}

/** All values of a group of tokens, as CSS has them. */
export const cssValuesOf = <Group extends object>(group: string, values: Group): Group =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cssValueOf(group, name, String(value))]),
  ) as Group;
