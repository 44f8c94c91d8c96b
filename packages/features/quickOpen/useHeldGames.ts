import { useSWRConfig } from 'swr';
import { type Game, gameFavouriteList, gameList, gameRecent } from '#api/games.ts';
import type { AnyOperation, OutputOf } from '#api/operation.ts';
import { useHotGames } from '../shared/hotGames.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useSession } from '../shared/platform.tsx';
import type { cacheKey } from '../shared/remote.ts';

/** An entry of the cache, as `useRemote` makes it. */
interface Entry {
  readonly data?: { readonly value: unknown };
  readonly _k?: ReturnType<typeof cacheKey>;
}

/**
 * Games that the site knows already, each once: those the player opened lately or keeps, the hot ones, those of lists
 * that were in view. Of this player and in this language only. To be looked up when they are needed, not at each render.
 */
export function useHeldGames(): { readonly look: () => readonly Game[]; readonly hasHot: boolean } {
  const { cache } = useSWRConfig();
  const hot = useHotGames();
  const language = useLanguage();
  const token = useSession()?.token ?? null;

  const look = (): readonly Game[] => {
    const entries = Array.from(cache.keys(), (key) => cache.get(key) as Entry | undefined);
    const gamesOf = <Op extends AnyOperation>(operation: Op, read: (answer: OutputOf<Op>) => readonly Game[]) =>
      entries.flatMap((entry) => {
        const [id, input, asker] = entry?._k ?? [];
        const ours = id === operation.id && asker === token && (input as { language?: string }).language === language;
        // All pages of a list at once are the bare games.
        const value = ours ? entry?.data?.value : undefined;
        if (value === undefined) return [];
        return Array.isArray(value) ? (value as Game[]) : read(value);
      });
    const all = [
      ...gamesOf(gameRecent, ({ list }) => list),
      ...gamesOf(gameFavouriteList, ({ content }) => content),
      ...(hot.status === 'ready' ? hot.value.list : []),
      ...gamesOf(gameList, ({ games }) => games),
    ];
    const first = new Map<number, Game>();
    for (const game of all) if (!first.has(game.nodeId)) first.set(game.nodeId, game);
    return [...first.values()];
  };
  return { look, hasHot: hot.status === 'ready' };
}
