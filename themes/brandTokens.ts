import type { BrandTokens } from '#ui/theme/brand.ts';
import { kinnariTokens } from './kinnari/tokens.ts';
import { nagaTokens } from './naga/tokens.ts';

/** The tokens of every brand in `brands.ts`, by brand id. */
export const brandTokens: Readonly<Record<string, BrandTokens>> = { kinnari: kinnariTokens, naga: nagaTokens };
