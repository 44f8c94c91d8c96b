import { type Game, gameFavouriteList, gameRecent } from '#api/games.ts';
import { type GameType, siteConstants } from '#api/primitives.ts';
import { useHotGames } from '../shared/hotGames.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, mapRemote, useAllPages, useRemote } from '../shared/remote.ts';
import { useGamesNamed } from '../shared/search/useGamesNamed.ts';
import { type LobbyQuery, gamePageInput } from './slots.model.ts';

export interface LobbyGames {
  readonly games: readonly Game[];
  readonly totalPages: number;
  /** What was looked for in place of what was typed, which nothing is called. */
  readonly shownFor?: string;
}

/**
 * The games of a list type (SLT-02): normal and favourites are paged by the server, hot is one local page, recent loads
 * its pages by itself until all are there. Only the list in view is asked for.
 */
export function useLobbyGames(gameType: GameType, query: LobbyQuery): { games: Remote<LobbyGames>; hasHot: boolean } {
  const language = useLanguage();
  const { clientType, pageSize } = siteConstants;
  const only = <Input>(list: LobbyQuery['list'], input: Input): Input | null => (query.list === list ? input : null);

  const hot = useHotGames();
  const normal = useNormalList(gameType, query, hot);
  const [favourites] = useRemote(
    gameFavouriteList,
    only('fav', { clientType, platform: 'flash', language, gameType, pageNo: query.pageNo, pageSize }),
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

/** The list that the platform pages. */
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
