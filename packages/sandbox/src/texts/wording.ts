import type { PlatformLanguage, LocalText } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import { scenarioRules } from '../scenarios.ts';
import { platformLines } from './wholeWords.ts';

/** Localises the platform's texts, with marked Thai. In the scenario `longText` it lengthens them. */
export interface Wording {
  readonly title: (text: LocalText) => string;
  /** For rich text. */
  readonly content: (text: LocalText) => string;
}

export function wordingOf(sandbox: Sandbox, language: PlatformLanguage): Wording {
  // What a person has written is the same in both languages, and stays as it is.
  const own = ({ th, en }: LocalText) => (language === 'en' ? en : th === en ? th : platformLines.mark(th));
  const times = isLong(sandbox) ? 6 : 1;
  return {
    title: (text) => Array(times).fill(own(text)).join(' · '),
    content: (text) => own(text).repeat(times),
  };
}

/** True when the scenario lengthens every text. */
export function isLong({ scenario }: Sandbox): boolean {
  return scenarioRules[scenario].catalogue === 'longText';
}
