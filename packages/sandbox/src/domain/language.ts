import type { Language } from '#api/primitives.ts';
import type { PlatformLanguage } from '../messages.ts';

/** The language of names and notices for one that the player chose: Thai for Thai, English for all the others. */
export function gameLanguage(language: Language): PlatformLanguage {
  return language === 'TH' ? 'th' : 'en';
}
