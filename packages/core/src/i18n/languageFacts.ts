import type { OfferedLanguage } from '#api/primitives.ts';
import { codeOf } from './languageCode.ts';

/** What `locales/<code>/language.json` says of a language. */
export interface LanguageFacts {
  /** Its name in the language itself. */
  readonly name: string;
  /** The BCP 47 tag by which `Intl` formats. */
  readonly locale: string;
  /** A calendar of `Intl` that counts years in another era, which dates with a year then name. @default Gregorian */
  readonly calendar?: string;
}

const facts = import.meta.glob<LanguageFacts>('./*/language.json', {
  base: '../../../../locales',
  eager: true,
  import: 'default',
});

/** Returns what a language is called and how its dates and numbers are written. */
export const factsOf = (language: OfferedLanguage): LanguageFacts =>
  // Every language that is offered has this file (tests/invariants/locales.test.ts).
  facts[`./${codeOf(language)}/language.json`] as LanguageFacts;
