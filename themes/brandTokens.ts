import type { BrandTokens } from '#ui/theme/brand.ts';
import { kinnariTokens } from './kinnari/tokens.ts';
import { nagaTokens } from './naga/tokens.ts';

/** The tokens of every brand in `brands.ts`, by brand id. */
export const brandTokens: Readonly<Record<string, BrandTokens>> = { kinnari: kinnariTokens, naga: nagaTokens };

/** The tokens of a brand; those of the default one for an id that no brand has. */
export const tokensOfBrand = (id: string | undefined): BrandTokens => brandTokens[id ?? ''] ?? kinnariTokens;
