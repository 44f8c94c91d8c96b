import { rankMatches } from '#core/catalogue/search/rankMatches.ts';
import type { CommandGroup, CommandOption, LocalOptions } from './commandPalette.types.ts';

/** Maximum number of options per group. */
export const maxPerGroup: Readonly<Record<CommandGroup['name'], number>> = {
  pages: 4,
  vendors: 5,
  lotteries: 5,
  cached: 6,
  games: 12,
};

/**
 * The options that match a text, best match first within each group. Without a text: cached games and all pages.
 * @param found games that the platform found; those among the cached games are left out
 */
export function groupsFor(text: string, local: LocalOptions, found: readonly CommandOption[]): readonly CommandGroup[] {
  const rank = (options: readonly CommandOption[]) =>
    text === '' ? options : rankMatches(text, options, ({ label }) => [label]).map(({ item }) => item);
  const pages = rank(local.pages);
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
    { name: 'games', options: found.filter(({ id }) => !cachedIds.has(id)).slice(0, maxPerGroup.games) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Splits a label around the matched text; `hit` and `after` are '' when the label does not contain it. */
export function highlight(label: string, text: string): readonly [before: string, hit: string, after: string] {
  const at = text === '' ? -1 : label.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return [label, '', ''];
  return [label.slice(0, at), label.slice(at, at + text.length), label.slice(at + text.length)];
}
