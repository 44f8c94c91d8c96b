import type { PlatformLanguage, LocalText } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import { scenarioRules } from '../scenarios.ts';

/** Localises the platform's texts. In the scenario `longText` it lengthens them. */
export interface Wording {
  readonly title: (text: LocalText) => string;
  /** For rich text. */
  readonly content: (text: LocalText) => string;
}

export function wordingOf(sandbox: Sandbox, language: PlatformLanguage): Wording {
  const times = isLong(sandbox) ? 6 : 1;
  return {
    title: (text) => Array(times).fill(text[language]).join(' · '),
    content: (text) => text[language].repeat(times),
  };
}

/** True when the scenario lengthens every text. */
export function isLong({ scenario }: Sandbox): boolean {
  return scenarioRules[scenario].catalogue === 'longText';
}
