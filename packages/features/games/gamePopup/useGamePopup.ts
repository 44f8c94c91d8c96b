import { useState } from 'react';
import { type Game, gameList } from '#api/games.ts';
import type { InputOf } from '#api/operation.ts';
import { siteConstants } from '#api/primitives.ts';
import { toGameTileView, useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { useGamesNamed } from '#core/catalogue/search/useGamesNamed.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useLocation, useNavigationType, useSearchParams } from '#core/routing/router.ts';
import { useCloseOverlay } from '#core/routing/useCloseOverlay.ts';
import { useOverlayTitle } from '#core/routing/useOverlayTitle.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { type GamePopupTarget, joinPages, parseGamePopup, withoutGamePopup } from './gamePopup.model.ts';
import type { GamePopupDialogProps, LoadedGames } from './gamePopup.types.ts';

/**
 * Provides the props of the game popup (GAM-02). The URL decides whether it is open, so that a tile can link to it and
 * "back" closes it.
 */
export function useGamePopup(): GamePopupDialogProps {
  const [search] = useSearchParams();
  const arrival: string = useNavigationType();
  const { pathname, search: query } = useLocation();
  const imageUrl = useImageUrl();
  const paused = useVendorsInMaintenance();
  const categories = useCategories();
  const requested = parseGamePopup(search);
  const [target, setTarget] = useState(requested);
  const [text, setText] = useState('');
  // Keeps the last target, so that the dialog still shows its games during the exit animation.
  if (requested !== null && keyOf(requested) !== keyOf(target)) {
    setTarget(requested);
    setText('');
  }
  const [games, onMore] = useGames(target, text);
  const vendor =
    categories.status === 'ready'
      ? categories.value.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === target?.vassalage)
      : undefined;
  const { t } = useTranslation('gamePopup');
  useOverlayTitle(requested === null || vendor === undefined ? undefined : t('games', { vendor: vendor.displayName }));
  return {
    open: requested !== null,
    vendor: vendor?.displayName ?? '',
    inMaintenance: paused.includes(vendor?.vassalage ?? ''),
    games: mapRemote(games, ({ games: list, ...rest }) => ({
      ...rest,
      games: list.map((game) => toGameTileView(game, imageUrl, pathname + query, paused)),
    })),
    search: text,
    onSearch: setText,
    onMore,
    onOpen: useGuardedOpen(),
    onClose: useCloseOverlay(arrival === 'PUSH', withoutGamePopup(pathname, search)),
  };
}

const keyOf = (target: GamePopupTarget | null): string =>
  target === null ? '' : `${target.gameType}.${target.vassalage}`;

/** How far the list of one search has grown. */
interface Progress {
  /** Identifies the search: target, text and language. */
  readonly searchKey: string;
  /** The last requested page, 1-based. */
  readonly page: number;
  /** The games of the pages before. */
  readonly previous: readonly Game[];
  /** The name that the pages before were searched with, when it differs from the typed one. */
  readonly shownFor?: string | undefined;
}

/** Loads the games of a vendor page by page. Returns the games and a function that loads the next page. */
function useGames(target: GamePopupTarget | null, name: string): [Remote<LoadedGames<Game>>, () => void] {
  const { deployment } = usePlatform();
  const language = useLanguage();
  const searchKey = JSON.stringify([target, name, language]);
  const start: Progress = { searchKey, page: 1, previous: [] };
  const [latest, setLatest] = useState(start);
  const progress = latest.searchKey === searchKey ? latest : start;
  const { clientType, gamePlatform: platform, pageSize } = siteConstants;
  const { merchant, channel } = deployment;
  const inputFor = (gameName: string, pageNo = progress.page): InputOf<typeof gameList> | null =>
    target && { ...target, clientType, platform, channel, merchant, gameName, pageNo, pageSize, language };
  // The unfiltered first page is cached; its names help to guess what a search meant.
  const [first] = useRemote(gameList, name === '' ? null : inputFor('', 1), 'oncePerSession');
  const answer = useGamesNamed({
    text: progress.shownFor ?? name,
    exact: progress.page > 1,
    inputFor: (gameName) => inputFor(gameName),
    known: () => (first.status === 'ready' ? first.value.games.map(({ gameName }) => gameName) : []),
  });
  // While a search loads, the previous games are shown only if they belong to the same vendor.
  const ofAnotherVendor =
    answer.status === 'ready' && answer.refreshing && answer.value.games[0]?.vassalage !== target?.vassalage;
  const games = joinPages(ofAnotherVendor ? loading : answer, progress.previous, progress.page, progress.shownFor);
  const onMore = (): void => {
    if (games.status !== 'ready' || games.value.nextPage.status !== 'idle') return;
    const { games: previous, shownFor } = games.value;
    setLatest({ searchKey, page: progress.page + 1, previous, shownFor });
  };
  return [games, onMore];
}
