import type { CommandGroup, CommandOption, LocalOptions } from './commandPalette.types.ts';
import { type LocalMatches, isMidWord } from './matchOptions.ts';

/** Maximum number of options per group. */
export const maxPerGroup: Readonly<Record<CommandGroup['name'], number>> = {
  pages: 6,
  vendors: 5,
  lotteries: 5,
  cached: 6,
  games: 12,
  suggested: 8,
};

/** The id of the help page, which is offered where nothing was found. */
export const helpOptionId = 'page-help';

/**
 * The options that match a text, best match first within each group: services and pages, then vendors, lotteries and games.
 * Without a text: cached games and all pages. Where nothing matches: help, a service, categories and games.
 * @param matches from `matchLocal` for this text; null without a text
 * @param found games that the platform found; those among the cached games are left out. Null while it is searching
 */
export function groupsFor(
  text: string,
  local: LocalOptions,
  matches: LocalMatches | null,
  found: readonly CommandOption[] | null,
): readonly CommandGroup[] {
  if (matches === null) {
    return [
      { name: 'cached' as const, options: local.cached.slice(0, maxPerGroup.cached) },
      { name: 'pages' as const, options: local.pages },
    ].filter(({ options }) => options.length > 0);
  }
  const group = (name: 'pages' | 'vendors' | 'lotteries' | 'cached'): CommandGroup => ({
    name,
    options: matches[name].slice(0, maxPerGroup[name]),
  });
  const pages = group('pages');
  const cached = group('cached');
  const cachedIds = new Set(cached.options.map(({ id }) => id));
  const others = [group('vendors'), group('lotteries'), cached];
  const games = namesFromWordStart(text, matches, found ?? []).filter(({ id }) => !cachedIds.has(id));
  const groups: readonly CommandGroup[] = [
    ...(matches.pagesLast ? [...others, pages] : [pages, ...others]),
    { name: 'games', options: games.slice(0, maxPerGroup.games) },
  ];
  const filled = groups.filter(({ options }) => options.length > 0);
  if (filled.length > 0 || found === null) return filled;
  const suggested = [
    ...local.pages.filter(({ id }) => id === helpOptionId),
    ...local.services.slice(0, 1),
    ...local.pages.filter(({ type }) => type !== undefined).slice(0, 4),
    ...local.cached,
  ].slice(0, maxPerGroup.suggested);
  return suggested.length === 0 ? [] : [{ name: 'suggested', options: suggested }];
}

/**
 * The games that the platform found, which looks for any part of a name: without those that have the text in the middle of a
 * word, such as Kickline for "line", where something else has it at the beginning of one.
 */
export function namesFromWordStart(
  text: string,
  { fromWordStart }: LocalMatches,
  found: readonly CommandOption[],
): readonly CommandOption[] {
  const atStart = found.filter((option) => !isMidWord(option, text));
  return fromWordStart || atStart.length > 0 ? atStart : found;
}

/** Splits a label around the matched text; `hit` and `after` are '' when the label does not contain it. */
export function highlight(label: string, text: string): readonly [before: string, hit: string, after: string] {
  const at = text === '' ? -1 : label.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return [label, '', ''];
  return [label.slice(0, at), label.slice(at, at + text.length), label.slice(at + text.length)];
}
