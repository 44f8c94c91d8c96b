import type { BrandText } from './brand.ts';

/** Returns a text of a brand in a language; the English one where it has no own. @param code in small letters: `th` */
export const brandText = (text: BrandText, code: string): string => text[code] ?? text.en;
