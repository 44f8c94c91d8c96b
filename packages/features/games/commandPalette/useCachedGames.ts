import { gameFavouriteList, gameRecent } from '#api/favourites.ts';
import { type Game, gameList } from '#api/games.ts';
import type { AnyOperation } from '#api/operation.ts';
import { useHotGames } from '#core/catalogue/hotGames.ts';
import { useCachedAnswers } from '#core/data/cachedAnswers.ts';
import type { CachedAnswer } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';

/** The games that the site has cached for the player. */
export interface CachedGames {
  /** Collects the games: recent, favourite, hot, then those of other lists, each once. Not meant for every render. */
  readonly read: () => readonly Game[];
  /** Whether the hot games have loaded. */
  readonly hasHot: boolean;
}

/** Provides the games that are cached for the current player in the current language, without requesting any list. */
export function useCachedGames(): CachedGames {
  const recent = useCachedAnswers(gameRecent);
  const favourites = useCachedAnswers(gameFavouriteList);
  const lists = useCachedAnswers(gameList);
  const hot = useHotGames();
  const language = useLanguage();

  const inLanguage = <Op extends AnyOperation>(answers: readonly CachedAnswer<Op>[]) =>
    answers.filter(({ input }) => (input as { language?: string }).language === language).map(({ value }) => value);
  const read = (): readonly Game[] => {
    const all = [
      ...inLanguage(recent()).flatMap(({ list }) => list),
      ...inLanguage(favourites()).flatMap(({ content }) => content),
      ...(hot.status === 'ready' ? hot.value.list : []),
      ...inLanguage(lists()).flatMap(({ games }) => games),
    ];
    const byId = new Map<number, Game>();
    for (const game of all) if (!byId.has(game.nodeId)) byId.set(game.nodeId, game);
    return [...byId.values()];
  };
  return { read, hasHot: hot.status === 'ready' };
}
