import type { Language } from '#api/primitives.ts';

/** A text in the languages of the sandbox. */
export interface LocalText {
  readonly th: string;
  readonly en: string;
}

/** The languages of the sandbox's own texts. */
export type PlatformLanguage = keyof LocalText;

/** The first supported language of an `Accept-Language` header; English for others, Thai without a header. */
export function languageOf(acceptLanguage: string | null): PlatformLanguage {
  for (const entry of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const tag = entry.trim().slice(0, 2);
    if (tag === 'th' || tag === 'en') return tag;
  }
  return acceptLanguage === null ? 'th' : 'en';
}

/** The language of the sandbox's texts for a player's language: Thai for TH, English for all others. */
export function gameLanguage(language: Language): PlatformLanguage {
  return language === 'TH' ? 'th' : 'en';
}
