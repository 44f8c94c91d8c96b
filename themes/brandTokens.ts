import type { BrandTokens } from '#ui/theme/brand.ts';
import { defaultBrand } from './defaultBrand.ts';

/** The tokens of each folder beside this file, by brand id. */
export const brandTokens: Readonly<Record<string, BrandTokens>> = Object.fromEntries(
  Object.entries(import.meta.glob<BrandTokens>('./*/tokens.ts', { eager: true, import: 'tokens' })).map(
    ([path, tokens]) => [path.split('/')[1], tokens],
  ),
);

/** The tokens of a brand; those of the default one for an id that no brand has. */
export function tokensOfBrand(id: string | undefined): BrandTokens {
  const tokens = brandTokens[id ?? ''] ?? brandTokens[defaultBrand];
  if (tokens === undefined) throw new Error(`themes: ${defaultBrand} has no tokens`);
  return tokens;
}
