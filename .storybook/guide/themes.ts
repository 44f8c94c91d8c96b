import { brands } from '#themes/brands.ts';
import { brandTokens } from '#themes/brandTokens.ts';
import { type Brand, type Mode, modes } from '#ui/theme/brand.ts';
import type { TokenGroup } from '#ui/theme/tokens.ts';

/** A brand in one of its modes. */
export interface ThemeColumn {
  readonly brand: Brand;
  readonly mode: Mode;
}

/** Every brand in every mode. */
export const themes: readonly ThemeColumn[] = brands.flatMap((brand) => modes.map((mode) => ({ brand, mode })));

/** Returns the value of a token. Dark mode falls back to the light value. */
export function valueOf({ brand, mode }: ThemeColumn, group: TokenGroup, name: string): string {
  const tokens = brandTokens[brand.id];
  const light: Readonly<Record<string, string>> = tokens?.light[group] ?? {};
  const dark: Readonly<Record<string, string | undefined>> = tokens?.dark[group] ?? {};
  return (mode === 'dark' ? dark[name] : undefined) ?? light[name] ?? '';
}
