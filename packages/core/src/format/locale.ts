import type { OfferedLanguage } from '#api/primitives.ts';

const locales: Readonly<Record<OfferedLanguage, string>> = { TH: 'th-TH', EN: 'en-GB' };

/** Returns the BCP 47 tag by which `Intl` formats for a language. */
export const localeOf = (language: OfferedLanguage): string => locales[language];
