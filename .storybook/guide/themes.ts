import { brands } from '#themes/brands.ts';
import { brandTokens } from '#themes/brandTokens.ts';
import { type Brand, type Mode, modes } from '#ui/theme/brand.ts';
import type { TokenGroup } from '#ui/theme/tokens.ts';

/** A brand in one of its modes. */
export interface ThemeColumn {
  readonly brand: Brand;
  readonly mode: Mode;
}

export const themes: readonly ThemeColumn[] = brands.flatMap((brand) => modes.map((mode) => ({ brand, mode })));

/** What a token is worth there: the dark value, or the light one where dark says nothing. */
export function valueOf({ brand, mode }: ThemeColumn, group: TokenGroup, name: string): string {
  const look = brandTokens[brand.id];
  const light: Readonly<Record<string, string>> = look?.light[group] ?? {};
  const dark: Readonly<Record<string, string | undefined>> = look?.dark[group] ?? {};
  return (mode === 'dark' ? dark[name] : undefined) ?? light[name] ?? '';
}
