import { queriesFor } from '#core/catalogue/search/queriesFor.ts';
import { rankMatches } from '#text/rankMatches.ts';
import type { HelpSection } from './help.types.ts';

/** A section that matches a search, with the part of its text that does. */
export interface HelpHit {
  readonly section: HelpSection;
  readonly excerpt: string;
}

/** The longest excerpt, in characters. */
const longest = 140;

/**
 * RT-10e: finds the sections that match a text, best first: as typed, repaired, by sound, with typing errors, or as typed on the
 * other keyboard (`rankMatches`). Sections with a matching title come first.
 * @param words words that players search for, which help to repair a typed one
 */
export function searchHelp(
  text: string,
  sections: readonly HelpSection[],
  words: readonly string[],
): readonly HelpHit[] {
  const entries = sections.map((section) => ({ section, parts: partsOf(section) }));
  const known = [...words, ...sections.map(({ title }) => title)];
  for (const query of queriesFor(text, known)) {
    const titled = new Set(rankMatches(query, sections, ({ title }) => [title]).map(({ item }) => item.id));
    const found = rankMatches(query, entries, ({ section, parts }) => [section.title, ...parts]).map(
      ({ item }) => item,
    );
    const [first, rest] = [true, false].map((isTitled) =>
      found.filter(({ section }) => titled.has(section.id) === isTitled),
    );
    if (found.length > 0) {
      return [...(first ?? []), ...(rest ?? [])].map(({ section, parts }) => ({
        section,
        excerpt: excerptOf(query, parts),
      }));
    }
  }
  return [];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The paragraphs, list items and headings of a section as plain text. */
export const partsOf = ({ content, words = [] }: Pick<HelpSection, 'content' | 'words'>): readonly string[] =>
  [
    ...content.split(/<\/(?:p|li|h\d|td|th)>/).map((part) =>
      part
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
        .trim(),
    ),
    ...words,
  ].filter((part) => part !== '');

/** The part that matches best, or else the first one, shortened. */
function excerptOf(query: string, parts: readonly string[]): string {
  const [best] = rankMatches(query, parts, (part) => [part]);
  const part = best?.item ?? parts[0] ?? '';
  return part.length > longest ? `${part.slice(0, longest).trimEnd()}…` : part;
}
