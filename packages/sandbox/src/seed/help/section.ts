import type { LocalText } from '../../language.ts';

/** A section of the help page. */
export interface HelpSection {
  /** Its anchor (RT-10). */
  readonly id: string;
  readonly title: LocalText;
  /** Rich text. The site fills in the facts (`HelpFacts`), so that no text states a number of the configuration itself. */
  readonly content: LocalText;
}
