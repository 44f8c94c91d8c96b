import type { PlatformLanguage } from '../messages.ts';
import { scenarioRules } from '../scenarios.ts';
import type { LocalText } from '../seed/catalogue.ts';
import type { World } from '../world.ts';

/** How the platform writes its texts: in one language, and as long as they get where the scenario wants that. */
export interface Wording {
  readonly title: (text: LocalText) => string;
  /** Rich text. */
  readonly content: (text: LocalText) => string;
}

export function wordingOf(world: World, language: PlatformLanguage): Wording {
  const times = isLong(world) ? 6 : 1;
  return {
    title: (text) => Array(times).fill(text[language]).join(' · '),
    content: (text) => text[language].repeat(times),
  };
}

/** Does the scenario stretch every text? */
export function isLong({ scenario }: World): boolean {
  return scenarioRules[scenario].catalogue === 'longText';
}
