import type { LocalText } from '../catalogue.ts';

/** A part of the help. */
export interface HelpSection {
  /** The anchor that addresses it (RT-10). */
  readonly id: string;
  readonly title: LocalText;
  /** Rich text. `{minAge}` stands for the operator's age limit. */
  readonly content: LocalText;
}
