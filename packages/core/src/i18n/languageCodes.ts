import { offeredLanguages } from '#api/primitives.ts';
import { type LanguageCode, codeOf } from './languageCode.ts';

/** The codes of all languages that the site is translated to; the first is the default. */
export const languageCodes = offeredLanguages.map(codeOf) as unknown as readonly [LanguageCode, ...LanguageCode[]];
