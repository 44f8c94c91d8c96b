import type { Mode } from '#ui/theme/brand.ts';
import type { TokenGroup } from '#ui/theme/tokens.ts';
import { entriesOf, type Theme } from '../theme.ts';

/** A theme with another own value for a token; without one for undefined. */
export function withOwn(theme: Theme, mode: Mode, group: TokenGroup, name: string, value: string | undefined): Theme {
  const rest = entriesOf(theme.own[mode]).filter((entry) => entry.group !== group || entry.name !== name);
  const entries = value === undefined ? rest : [...rest, { group, name, value }];
  const tokens: Record<string, Record<string, string>> = {};
  for (const entry of entries) (tokens[entry.group] ??= {})[entry.name] = entry.value;
  return { ...theme, own: { ...theme.own, [mode]: tokens } };
}
