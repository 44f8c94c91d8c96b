import { gameFavouriteList, gameRecent } from '#api/favourites.ts';
import type { Game } from '#api/games.ts';
import { type GameType, siteConstants } from '#api/primitives.ts';
import { useHotGames } from '#core/catalogue/hotGames.ts';
import { useGamesNamed } from '#core/catalogue/search/useGamesNamed.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote, useAllPages, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { type LobbyQuery, favouritesInput, gamePageInput } from './lobby.model.ts';

/** The games of a page, before they become tiles. */
export interface LobbyGames {
  readonly games: readonly Game[];
  readonly totalPages: number;
  /** The name that was searched for instead of the typed one, which matched nothing. */
  readonly shownFor?: string;
}

/**
 * Loads the games of the chosen list (SLT-02). Normal and favourites are paged by the server, hot is a single page, recent
 * loads all of its pages. Requests only the list in view; the hot games also decide `hasHot`.
 */
export function useLobbyGames(gameType: GameType, query: LobbyQuery): { games: Remote<LobbyGames>; hasHot: boolean } {
  const language = useLanguage();
  const { clientType, pageSize } = siteConstants;
  const only = <Input>(list: LobbyQuery['list'], input: Input): Input | null => (query.list === list ? input : null);

  const hot = useHotGames();
  const normal = useNormalList(gameType, query, hot);
  const [favourites] = useRemote(
    gameFavouriteList,
    only('fav', favouritesInput(gameType, query.pageNo, language)),
    'list',
  );
  const recent = useAllPages(
    gameRecent,
    only('recent', { clientType, vassalage: query.vassalage, gameType, language, pageSize, pageNo: 1 }),
    ({ list, totalPages }) => ({ items: list, totalPages }),
  );

  const hotGames = mapRemote(hot, ({ list }) => ({
    games: list.filter((game) => game.gameType === gameType && isOf(game, query.vassalage)),
    totalPages: 1,
  }));
  const games: Readonly<Record<LobbyQuery['list'], Remote<LobbyGames>>> = {
    '': normal,
    hot: hotGames,
    fav: mapRemote(favourites, ({ content, totalPages }) => ({ games: content, totalPages })),
    recent: mapRemote(recent, (list) => ({ games: list, totalPages: 1 })),
  };
  return {
    games: games[query.list],
    hasHot: hot.status === 'ready' && hot.value.list.some((game) => game.gameType === gameType),
  };
}

/** Loads a page of the normal list, or searches for a name. */
function useNormalList(gameType: GameType, query: LobbyQuery, hot: ReturnType<typeof useHotGames>): Remote<LobbyGames> {
  const { deployment } = usePlatform();
  const language = useLanguage();
  return useGamesNamed({
    text: query.search,
    exact: query.exact,
    inputFor: (name) => (query.list === '' ? gamePageInput(gameType, query, deployment, language, name) : null),
    known: () => (hot.status === 'ready' ? hot.value.list.map(({ gameName }) => gameName) : []),
  });
}

const isOf = (game: Game, vassalage: string): boolean => vassalage === '' || game.vassalage === vassalage;
