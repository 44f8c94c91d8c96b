import { fillFacts } from '#core/site/helpFacts.ts';
import { helpSections } from '#sandbox/seed/help/help.ts';
import { defaultSettings } from '#sandbox/settings.ts';
import type { HelpSection } from './help.types.ts';

type Globals = { readonly language?: unknown };

const sampleFacts = { minDeposit: '50.00', minWithdraw: '100.00', turnover: '100' };
const formats = {
  money: (amount: string) => `฿${amount.replace('.00', '')}`,
  percent: (number: string) => `${number}%`,
};

/** The sandbox's help sections, for stories. */
export function sampleSections({ language }: Globals): readonly HelpSection[] {
  const code = language === 'en' ? 'en' : 'th';
  const minAge = String(defaultSettings.policy.minAge);
  return helpSections.map(({ id, title, content }) => ({
    id,
    title: title[code],
    content: fillFacts(content[code].replaceAll('{minAge}', minAge), sampleFacts, formats),
  }));
}

/** Very long titles and texts, and a table wider than a phone. */
export const longSections = (globals: Globals): readonly HelpSection[] =>
  sampleSections(globals).map((section, index) => ({
    ...section,
    title: index === 1 ? 'W'.repeat(80) : Array(4).fill(section.title).join(' · '),
    content:
      `<table><tbody><tr>${Array(8).fill(`<td>${section.title}</td>`).join('')}</tr></tbody></table>` +
      section.content.repeat(6),
  }));
