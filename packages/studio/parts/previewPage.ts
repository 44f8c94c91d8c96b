import type { LanguageCode } from '#core/i18n/languageCode.ts';
import type { Mode } from '#ui/theme/brand.ts';

/** The languages of the previews. */
export type Language = LanguageCode;

export const pageIds = ['home', 'lobby', 'deposit', 'signIn', 'bets', 'gameBar'] as const;

/** A page that shows the theme. */
export interface PreviewPage {
  readonly id: (typeof pageIds)[number];
  /** The address of the page, of the same origin. */
  readonly address: (language: Language, mode: Mode) => string;
}
