import { type OfferedLanguage, offeredLanguages } from '#api/primitives.ts';

/** The folder of a language in `locales/`, and the `lang` of its documents: `th`. */
export type LanguageCode = Lowercase<OfferedLanguage>;

/** Returns the code of a language. */
export const codeOf = (language: OfferedLanguage): LanguageCode => language.toLowerCase() as LanguageCode;

/** Returns the language of a code, in small letters or capitals; the default one for a code that is not offered. */
export const languageNamed = (code: string | null | undefined): OfferedLanguage =>
  offeredLanguages.find((language) => language === code?.toUpperCase()) ?? offeredLanguages[0];
