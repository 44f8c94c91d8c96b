import { use, useCallback, useEffect, useMemo, useReducer } from 'react';
import type { Game } from '#api/games.ts';
import { toGameTileView, useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { requiresAccount } from '#core/catalogue/launchRules.ts';
import { mapRemote } from '#core/data/remote.ts';
import { localStore } from '#core/data/storage.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate } from '#core/routing/router.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { SupportContext } from '#core/site/support.ts';
import { whenPageIdle } from '#core/time/whenIdle.ts';
import { groupsFor, namesFromWordStart } from './commandPalette.model.ts';
import type { CommandOption, CommandPaletteDialogProps } from './commandPalette.types.ts';
import { matchLocal, prepareOptions, readSynonyms } from './matchOptions.ts';
import { reducePalette } from './palette.reducer.ts';
import { addRecent, clearRecent, readRecent } from './recentSearches.ts';
import { type LobbyType, lobbyTypes } from './searchGames.ts';
import { useCachedGames } from './useCachedGames.ts';
import { type CategoryList, useCategoryList } from './useCategoryList.ts';
import { useGameSearch } from './useGameSearch.ts';
import { useLocalOptions, useStableImageUrl } from './useLocalOptions.ts';
import { useStableValue } from './useStableValue.ts';

/** Provides the props of the palette. The caller holds its open state, so that the palette can be loaded lazily. */
export function useCommandPalette({
  open,
  onClose,
}: Pick<CommandPaletteDialogProps, 'open' | 'onClose'>): CommandPaletteDialogProps {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const guarded = useGuardedOpen();
  const support = use(SupportContext);
  const imageUrl = useStableImageUrl();
  const cache = useCachedGames();
  const [state, dispatch] = useReducer(reducePalette, undefined, () => ({
    open,
    everOpen: open,
    text: '',
    recent: readRecent(localStore),
    games: open ? cache.read() : nothing.games,
    hasHot: cache.hasHot,
    pointing: false,
  }));
  if (open !== state.open) {
    dispatch(open ? { type: 'opened', recent: readRecent(localStore), games: cache.read() } : { type: 'closed' });
  }
  if (cache.hasHot !== state.hasHot && !state.pointing) {
    dispatch({ type: 'hotChanged', hasHot: cache.hasHot, games: cache.read() });
  }
  const { text, games: cachedGames } = state;

  const from = pathname + search;
  const pausedNow = useVendorsInMaintenance();
  const paused = useStableValue(pausedNow, pausedNow.join());
  const toOption = useCallback(
    (game: Game): CommandOption => {
      const { name, vendor, image, href, inMaintenance } = toGameTileView(game, imageUrl, from, paused);
      return { id: `game-${game.nodeId}`, kind: 'game', label: name, note: vendor, image, href, inMaintenance };
    },
    [imageUrl, from, paused],
  );
  const categories = useCategoryList();
  const local = useLocalOptions(categories, cachedGames, toOption, state.everOpen, from);
  useEffect(() => {
    if (!open) return undefined;
    const controller = new AbortController();
    void whenPageIdle(controller.signal).then(() => controller.signal.aborted || prepareOptions(local));
    return () => controller.abort();
  }, [open, local]);
  const query = text.trim();
  const { t } = useTranslation('commandPalette');
  const words = useMemo(() => ({ synonyms: readSynonyms(t('synonyms')), fillers: t('fillers').split(', ') }), [t]);
  const matches = useMemo(() => (query === '' ? null : matchLocal(query, local, words)), [query, local, words]);
  const games = useGameSearch(
    query,
    mapRemote(categories, lobbiesOf),
    () => cachedGames.slice(0, mostKnown).map(({ gameName }) => gameName),
    // Who names a page does not mean a game that sounds like it.
    matches?.namesPage !== true,
  );
  const found = games.status === 'ready' ? games.value : nothing;
  const searched = games.status === 'ready' && categories.status === 'ready';
  const shownFor = 'shownFor' in found ? found.shownFor : undefined;
  // Pages are listed after the categories, so they wait for these: an option in view never moves.
  const withoutPages = query === '' && categories.status === 'loading';
  const options = useMemo(() => (searched ? found.games.map(toOption) : null), [searched, found.games, toOption]);
  const groups = useMemo(
    () => groupsFor(query, withoutPages ? { ...local, pages: [] } : local, matches, options),
    [query, withoutPages, local, matches, options],
  );
  // None for a list whose games have the text in the middle of a word only.
  const isShown = matches !== null && options !== null && namesFromWordStart(query, matches, options).length > 0;
  const more = 'more' in found && isShown ? found.more : undefined;

  return {
    open,
    onClose,
    text,
    onText: (typed) => dispatch({ type: 'typed', text: typed }),
    onPointing: (pointing) => dispatch({ type: 'pointed', pointing }),
    groups,
    categories: mapRemote(categories, () => null),
    games: mapRemote(games, () => null),
    ...(shownFor !== undefined && { shownFor }),
    allHref: more === undefined ? null : lobbySearchPath(more, shownFor ?? query),
    recent: state.recent,
    onForgetRecent() {
      clearRecent(localStore);
      dispatch({ type: 'searched', recent: [] });
    },
    onChoose({ kind, href, account, service }) {
      dispatch({ type: 'searched', recent: addRecent(localStore, query) });
      onClose();
      // Before anything else is awaited: browsers open windows in the click itself only.
      if (service !== undefined) return support?.open(service);
      // Links that launch a game need an account; lists of games and lottery pages do not.
      if (guarded !== null && (account || (kind === 'game' && requiresAccount(href)))) guarded(href);
      else void navigate(href);
      return undefined;
    },
  };
}

const nothing = { games: [] };
/** As many names of cached games help to guess what a misspelt text meant. Comparing takes long. */
const mostKnown = 300;

/** The URL of a lobby that shows all games of a name. */
const lobbySearchPath = (lobby: LobbyType, name: string): string =>
  `${paths.lobby(lobby.toLowerCase() as Lowercase<LobbyType>)}?${new URLSearchParams({ q: name })}`;

const lobbiesOf = (categories: CategoryList): readonly LobbyType[] =>
  lobbyTypes.filter((lobby) => categories.some(({ type }) => type === lobby));
