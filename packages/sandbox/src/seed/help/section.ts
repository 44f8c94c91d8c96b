import type { LocalText } from '../../language.ts';

/** A section of the help page. */
export interface HelpSection {
  /** Its anchor (RT-10). */
  readonly id: string;
  readonly title: LocalText;
  /** Rich text. `{minAge}` is replaced by the operator's age limit; the site fills in the facts (`HelpFacts`). */
  readonly content: LocalText;
}
