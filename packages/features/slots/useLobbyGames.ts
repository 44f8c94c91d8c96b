import { useState } from 'react';
import { type Game, gameFavouriteList, gameList, gameRecent } from '#api/games.ts';
import { type GameType, siteConstants } from '#api/primitives.ts';
import { useHotGames } from '../shared/hotGames.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, loading, mapRemote, useAllPages, useRemote } from '../shared/remote.ts';
import { type Asked, firstFound, foundNothing } from './firstFound.ts';
import { type LobbyQuery, gamePageInput } from './slots.model.ts';
import { useOtherQueries } from './useOtherQueries.ts';

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

/**
 * The list that the platform pages. It finds parts of names and nothing else: where nothing is called what was typed, it
 * is asked for what may have been meant, one after the other.
 */
function useNormalList(gameType: GameType, query: LobbyQuery, hot: ReturnType<typeof useHotGames>): Remote<LobbyGames> {
  const { deployment } = usePlatform();
  const language = useLanguage();
  const inputFor = (name: string | undefined) =>
    query.list === '' && name !== undefined ? gamePageInput(gameType, query, deployment, language, name) : null;

  const [typed] = useRemote(gameList, inputFor(query.search), 'list');
  const guessing = query.list === '' && query.search !== '' && !query.exact && foundNothing({ answer: typed });
  const known = hot.status === 'ready' ? hot.value.list.map(({ gameName }) => gameName) : [];
  const others = useOtherQueries(guessing ? query.search : null, known);
  const [other, another] = others ?? [];
  const [second] = useRemote(gameList, inputFor(other), 'oncePerSession');
  const [third] = useRemote(gameList, foundNothing({ answer: second }) ? inputFor(another) : null, 'oncePerSession');

  const asked: readonly Asked[] = [
    { answer: typed },
    ...(other === undefined ? [] : [{ name: other, answer: second }]),
    ...(another === undefined ? [] : [{ name: another, answer: third }]),
  ];
  const found = guessing && others === null ? null : firstFound(asked);
  const shown = found?.status === 'ready' && !found.refreshing ? found : null;
  const [former, setFormer] = useState(shown);
  if (shown !== null && (shown.value.games !== former?.value.games || shown.value.shownFor !== former.value.shownFor)) {
    setFormer(shown);
  }
  if (found !== null && found.status !== 'loading') return found;
  return former === null ? loading : { ...former, refreshing: true };
}

const isOf = (game: Game, vassalage: string): boolean => vassalage === '' || game.vassalage === vassalage;
