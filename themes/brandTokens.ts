import type { BrandTokens } from '#ui/theme/brand.ts';
import { kinnariTokens } from './kinnari/tokens.ts';
import { nagaTokens } from './naga/tokens.ts';

/** The looks of every brand of `brands.ts`, by its id. */
export const brandTokens: Readonly<Record<string, BrandTokens>> = { kinnari: kinnariTokens, naga: nagaTokens };
