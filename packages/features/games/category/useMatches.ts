import type { VendorCard } from '#api/games.ts';
import { type SportMatch, gameMatches } from '#api/matches.ts';
import { type Remote, mapRemote, useRemote } from '#core/data/remote.ts';
import { hasMatches } from './category.model.ts';
import type { CategoryContext } from './category.model.ts';

/** How often the matches are refreshed, since odds change and matches begin; in ms. */
const matchesRefreshMs = 30_000;
/** The most matches that a page lists. */
const mostMatches = 100;

/**
 * Loads the matches of the page's vendors (RT-05).
 * @param open the vendors of the page that are open; undefined while they are unknown
 * @returns null in categories without matches, and where no vendor is open
 */
export function useMatches(
  open: readonly VendorCard[] | undefined,
  { type, language }: CategoryContext,
): Remote<readonly SportMatch[]> | null {
  const offered = hasMatches(type);
  const vassalages = (open ?? []).map(({ vassalage }) => vassalage).join();
  const [matches] = useRemote(
    gameMatches,
    offered && vassalages !== '' ? { vassalages, language, limit: mostMatches } : null,
    'live',
    { refreshEveryMs: matchesRefreshMs },
  );
  if (!offered || open?.length === 0) return null;
  return mapRemote(matches, ({ list }) => list);
}
