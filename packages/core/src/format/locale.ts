import type { OfferedLanguage } from '#api/primitives.ts';
import { factsOf } from '../i18n/languageFacts.ts';

/** Returns the BCP 47 tag by which `Intl` formats for a language. */
export const localeOf = (language: OfferedLanguage): string => factsOf(language).locale;
