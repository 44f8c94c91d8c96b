import { fold } from '#text/fold.ts';
import { rankMatches } from '#text/rankMatches.ts';
import type { CommandGroup, CommandOption, LocalOptions } from './commandPalette.types.ts';

/** Maximum number of options per group. */
export const maxPerGroup: Readonly<Record<CommandGroup['name'], number>> = {
  pages: 6,
  vendors: 5,
  lotteries: 5,
  cached: 6,
  games: 12,
  suggested: 8,
};

/** Words for one thing, one of which names call it by: `[['ฮานอย', 'เวียดนาม']]`. */
export type Synonyms = readonly (readonly [said: string, written: string])[];

/** Reads synonyms from their message: `said=written, said=written`. */
export const readSynonyms = (message: string): Synonyms =>
  message.split(', ').flatMap((pair) => {
    const [said, written] = pair.split('=');
    return said && written ? [[said, written] as const] : [];
  });

/** What a player means by a text, in the words that names use; the text itself comes first. */
function meaningsOf(text: string, synonyms: Synonyms): readonly string[] {
  const typed = fold(text);
  const meant = synonyms.filter(([said]) => typed.length > 2 && fold(said).startsWith(typed));
  return [text, ...meant.map(([, written]) => written)];
}

/**
 * The options that match a text, best match first within each group. Without a text: cached games and all pages. Where
 * nothing matches: some of both.
 * @param found games that the platform found; those among the cached games are left out. Null while it is searching
 */
export function groupsFor(
  text: string,
  local: LocalOptions,
  found: readonly CommandOption[] | null,
  synonyms: Synonyms = [],
): readonly CommandGroup[] {
  const meanings = meaningsOf(text, synonyms);
  const rank = (options: readonly CommandOption[]): readonly CommandOption[] => {
    if (text === '') return options;
    const matches = meanings.flatMap((meaning) =>
      rankMatches(meaning, options, ({ label, words = [] }) => [label, ...words]),
    );
    return [...new Set(matches.map(({ item }) => item))];
  };
  const pages = rank(text === '' ? local.pages : [...local.pages, ...local.actions]);
  const cached = rank(local.cached).slice(0, maxPerGroup.cached);
  const cachedIds = new Set(cached.map(({ id }) => id));
  const groups: readonly CommandGroup[] = [
    ...(text === ''
      ? []
      : [
          { name: 'pages' as const, options: pages.slice(0, maxPerGroup.pages) },
          { name: 'vendors' as const, options: rank(local.vendors).slice(0, maxPerGroup.vendors) },
          { name: 'lotteries' as const, options: rank(local.lotteries).slice(0, maxPerGroup.lotteries) },
        ]),
    { name: 'cached', options: cached },
    ...(text === '' ? [{ name: 'pages' as const, options: pages }] : []),
    { name: 'games', options: (found ?? []).filter(({ id }) => !cachedIds.has(id)).slice(0, maxPerGroup.games) },
  ];
  const filled = groups.filter(({ options }) => options.length > 0);
  if (filled.length > 0 || text === '' || found === null) return filled;
  const half = maxPerGroup.suggested / 2;
  const suggested = [...local.cached.slice(0, half), ...local.pages.slice(0, half)];
  return suggested.length === 0 ? [] : [{ name: 'suggested', options: suggested }];
}

/** Splits a label around the matched text; `hit` and `after` are '' when the label does not contain it. */
export function highlight(label: string, text: string): readonly [before: string, hit: string, after: string] {
  const at = text === '' ? -1 : label.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return [label, '', ''];
  return [label.slice(0, at), label.slice(at, at + text.length), label.slice(at + text.length)];
}
