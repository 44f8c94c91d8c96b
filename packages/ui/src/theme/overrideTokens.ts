import type { TokenGroup, TokensDiff } from './tokens.ts';

/** Lays values of single tokens over those of a mode. */
export function overrideTokens<Base extends TokensDiff>(base: Base, own: TokensDiff): Base {
  const groups = Object.keys({ ...base, ...own }) as TokenGroup[];
  return Object.fromEntries(groups.map((group) => [group, { ...base[group], ...own[group] }])) as Base;
}
