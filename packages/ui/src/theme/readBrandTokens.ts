import type { BrandTokens } from './brand.ts';
import { type ParsedBrandTokens, type Supports, parseBrandTokens } from './brandTokens.ts';
import { checkBrandTokens } from './checkBrandTokens.ts';

/**
 * Reads the content of a token file: each value is valid by itself, within its range, and every pair of colours has the contrast
 * of WCAG AA in both modes. What fails is left out and reported. Colours that are given for light only get a dark counterpart.
 * @param base the brand that stands under the file
 * @param supports judges values where there is no `CSS.supports`, such as in Node
 */
export const readBrandTokens = (input: unknown, base: BrandTokens, supports?: Supports): ParsedBrandTokens =>
  checkBrandTokens(parseBrandTokens(input, supports), base);
