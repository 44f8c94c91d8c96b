import { helpCentre } from '#api/help.ts';
import { siteConstants } from '#api/primitives.ts';
import { fillFacts } from '#core/site/helpFacts.ts';
import { type Globals, sampleOf, spokenIn } from '#storybook/sampleOf.ts';
import type { BeginnerStep, HelpSection, HelpVotes } from './help.types.ts';

const formats = {
  money: (amount: string) => `฿${amount.replace('.00', '')}`,
  percent: (number: string) => `${number}%`,
  number: String,
};

/** The sections of the sandbox with the facts of its operator. */
export function sampleSections(globals: Globals): readonly HelpSection[] {
  const asked = { lang: spokenIn(globals), device: siteConstants.device };
  const { sections, facts } = sampleOf(helpCentre, asked, globals, { account: null });
  return sections.map((section) => ({ ...section, content: fillFacts(section.content, facts, formats) }));
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

/** The steps of the beginner's manual for a visitor. */
export const sampleBeginner: readonly BeginnerStep[] = [
  { id: 'signUp', href: '/register', fact: '21' },
  { id: 'deposit', href: '/?centre=depositv2', fact: '฿100 (PromptPay QR)' },
  { id: 'play', href: '/', fact: null },
  { id: 'withdraw', href: '/?centre=withdraw', fact: '฿100 (Bank account)' },
];

/** Nothing was said about any section. */
export const noVotes: HelpVotes = { given: {}, failed: null, busy: false, onVote: () => {} };
