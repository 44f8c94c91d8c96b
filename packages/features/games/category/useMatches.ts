import type { VendorCard } from '#api/games.ts';
import { gameMatches } from '#api/matches.ts';
import { type Remote, mapRemote, useRemote } from '#core/data/remote.ts';
import { type CategoryContext, hasMatches, maintenanceOf, toMatchViews } from './category.model.ts';
import type { MatchView } from './category.types.ts';

/** How often the matches are refreshed, since odds change and matches begin; in ms. */
const matchesRefreshMs = 30_000;
/** The most matches that a page lists. */
const mostMatches = 100;

/**
 * Loads the matches of the page's vendors (RT-05).
 * @param cards the vendors of the page; undefined while they are unknown
 * @returns null in categories without matches, and where no vendor is open
 */
export function useMatches(
  cards: readonly VendorCard[] | undefined,
  context: CategoryContext,
): Remote<readonly MatchView[]> | null {
  const offered = hasMatches(context.type);
  const open = (cards ?? []).filter((card) => maintenanceOf(card, context) === null);
  const vassalages = open.map(({ vassalage }) => vassalage).join();
  const [matches] = useRemote(
    gameMatches,
    offered && vassalages !== '' ? { vassalages, language: context.language, limit: mostMatches } : null,
    'live',
    { refreshEveryMs: matchesRefreshMs },
  );
  if (!offered || (cards !== undefined && open.length === 0)) return null;
  const vendors = new Map(open.map((card) => [card.vassalage, card]));
  return mapRemote(matches, ({ list }) => toMatchViews(list, vendors, context));
}
