import type { GameType } from '#api/primitives.ts';
import { rankMatches } from '../shared/search/rankMatches.ts';

export const optionKinds = ['page', 'vendor', 'lottery', 'game', 'all'] as const;

/** Something that can be opened. */
export interface QuickOption {
  readonly id: string;
  readonly kind: (typeof optionKinds)[number];
  readonly label: string;
  /** Where it belongs: the vendor of a game, the category of a vendor. '' for nothing to say. */
  readonly note: string;
  /** Cover or mark; null for one that may not be loaded, absent where a drawing stands in. */
  readonly image?: string | null;
  /** Whose drawing stands before it. */
  readonly type?: GameType;
  /** A vendor that takes a break: it still leads to its place, and says so. */
  readonly resting?: boolean;
  readonly href: string;
}

export const groupNames = ['pages', 'vendors', 'lotteries', 'held', 'games'] as const;
export interface QuickGroup {
  readonly name: (typeof groupNames)[number];
  readonly options: readonly QuickOption[];
}

/** How many of each group are offered: the list is for choosing at a glance. */
export const mostOf: Readonly<Record<QuickGroup['name'], number>> = {
  pages: 4,
  vendors: 5,
  lotteries: 5,
  held: 6,
  games: 12,
};

/** What is at hand without asking anybody. */
export type Shelf = Readonly<Record<Exclude<QuickGroup['name'], 'games'>, readonly QuickOption[]>>;

/**
 * What fits a text, group by group. Without a text: the games at hand, and the categories.
 * @param found games of the platform's answer; those at hand are not named twice
 */
export function groupsFor(text: string, shelf: Shelf, found: readonly QuickOption[]): readonly QuickGroup[] {
  const rank = (options: readonly QuickOption[]) =>
    text === '' ? options : rankMatches(text, options, ({ label }) => [label]).map(({ item }) => item);
  const pages = rank(shelf.pages);
  const held = rank(shelf.held);
  const shown = held.slice(0, mostOf.held);
  const ids = new Set(shown.map(({ id }) => id));
  const groups: readonly QuickGroup[] = [
    ...(text === ''
      ? []
      : [
          { name: 'pages' as const, options: pages.slice(0, mostOf.pages) },
          { name: 'vendors' as const, options: rank(shelf.vendors).slice(0, mostOf.vendors) },
          { name: 'lotteries' as const, options: rank(shelf.lotteries).slice(0, mostOf.lotteries) },
        ]),
    { name: 'held', options: shown },
    ...(text === '' ? [{ name: 'pages' as const, options: pages }] : []),
    { name: 'games', options: found.filter(({ id }) => !ids.has(id)).slice(0, mostOf.games) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The label in three parts, the middle one being what was looked for; '' where it is spelt otherwise. */
export function highlight(label: string, text: string): readonly [before: string, hit: string, after: string] {
  const at = text === '' ? -1 : label.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return [label, '', ''];
  return [label.slice(0, at), label.slice(at, at + text.length), label.slice(at + text.length)];
}
