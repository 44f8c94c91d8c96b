import { helpSections } from '#sandbox/seed/help/help.ts';
import { defaultSettings } from '#sandbox/settings.ts';
import type { HelpSection } from './help.model.ts';

type Globals = { readonly language?: unknown };

/** For stories: the help of the sandbox. */
export function sampleSections({ language }: Globals): readonly HelpSection[] {
  const code = language === 'en' ? 'en' : 'th';
  const minAge = String(defaultSettings.policy.minAge);
  return helpSections.map(({ id, title, content }) => ({
    id,
    title: title[code],
    content: content[code].replaceAll('{minAge}', minAge),
  }));
}

/** Titles and texts as long as they get, and a table that is wider than a phone. */
export const longSections = (globals: Globals): readonly HelpSection[] =>
  sampleSections(globals).map((section, index) => ({
    ...section,
    title: index === 1 ? 'W'.repeat(80) : Array(4).fill(section.title).join(' · '),
    content:
      `<table><tbody><tr>${Array(8).fill(`<td>${section.title}</td>`).join('')}</tr></tbody></table>` +
      section.content.repeat(6),
  }));
