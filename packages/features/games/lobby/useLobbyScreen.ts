import { useEffect, useEffectEvent } from 'react';
import { gameVendorList } from '#api/games.ts';
import { toGameTileView, useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { useImageUrl, vendorMarkPath } from '#core/catalogue/images.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { loading, mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useLocation } from '#core/routing/router.ts';
import { usePlaceTitle, useUnknownEntry } from '#core/routing/title.ts';
import { useUrlQuery } from '#core/routing/useUrlQuery.ts';
import { useMember } from '#core/session/member.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { useSite } from '#core/site/site.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useFavourites } from '../favourites/useFavourites.ts';
import {
  type LobbyChange,
  type LobbyGameType,
  type LobbyQuery,
  changeLobby,
  lobbySearch,
  pageBefore,
  parseLobbyQuery,
} from './lobby.model.ts';
import type { Lobby, LobbyScreenProps } from './lobby.types.ts';
import { useLobbyGames } from './useLobbyGames.ts';

/**
 * Provides the props of the slot lobby.
 * @param games the route parameter (RT-13): the game type in lower case
 */
export function useLobbyScreen(games: 'rng' | 'pvp' | 'fish'): LobbyScreenProps {
  const gameType = games.toUpperCase() as LobbyGameType;
  const { pathname, search } = useLocation();
  const site = useSite();
  const mode = site.status === 'ready' ? site.value.policy.filterMode : 'exclusive';
  const { query, hrefFor, go } = useUrlQuery<LobbyQuery, LobbyChange>({
    parse: (params) => parseLobbyQuery(params, gameType),
    change: (current, change) => changeLobby(current, change, mode),
    write: lobbySearch,
  });
  const { role } = useMember();
  const requireAuth = useRequireAuth();
  const imageUrl = useImageUrl();
  const paused = useVendorsInMaintenance();
  const toast = useToast();
  const { t } = useTranslation('lobby');
  const errorText = useErrorText();
  const favourites = useFavourites((error) => {
    const text = errorText(error);
    if (text !== '') toast.show({ tone: 'negative', text: `${t('favouriteFailed')} – ${text}` });
  });

  // ROL-04: explains to a trial account why its personal lists are empty, however the URL was reached.
  const refused = role !== 'visitor' && !requireAuth.allowed && (query.list === 'fav' || query.list === 'recent');
  const refuse = useEffectEvent(() => requireAuth.requireAuth(() => {}));
  useEffect(() => {
    if (refused) refuse();
  }, [refused, query.list]);

  const { games: list, hasHot } = useLobbyGames(gameType, query);
  const lobby = useLobby(gameType, paused);
  const vendors = lobby.status === 'ready' ? lobby.value.vendors : [];
  const vendor = vendors.find(({ vassalage }) => vassalage === query.vassalage)?.name;
  useUnknownEntry(query.vassalage !== '' && lobby.status === 'ready' && vendor === undefined);
  usePlaceTitle(vendor ?? (query.list === '' ? undefined : t(`list.${query.list}`)));
  // The last game of the page was removed, or the URL names a page beyond the last one.
  const existingPage =
    list.status === 'ready' && !list.refreshing ? pageBefore(query, list.value.games, list.value.totalPages) : null;
  const goBack = useEffectEvent(() => existingPage !== null && go({ pageNo: existingPage }, { replace: true }));
  useEffect(() => {
    goBack();
  }, [existingPage, search]);

  return {
    gameType,
    role,
    query,
    lobby,
    hasHot,
    games: mapRemote(existingPage === null ? list : loading, ({ games: found, totalPages, shownFor }) => ({
      totalPages,
      ...(shownFor !== undefined && { shownFor }),
      tiles: found.map((game) => ({
        ...toGameTileView(game, imageUrl, pathname + search, paused),
        ...(requireAuth.allowed && {
          favourite: {
            active: favourites.has(game.nodeId),
            busy: favourites.isBusy(game.nodeId),
            toggle: () => favourites.toggle(game),
          },
        }),
      })),
    })),
    hrefFor,
    onChange: (change) => go(change),
    onSearch: (text) => go({ search: text }, { replace: true }),
    onLogIn: () => requireAuth.requireAuth(() => {}),
    onOpen: useGuardedOpen(),
  };
}

/** The vendors and classifications of a game type, from the vendor list. */
function useLobby(gameType: LobbyGameType, paused: readonly string[]): LobbyScreenProps['lobby'] {
  const [vendors] = useRemote(gameVendorList, { language: useLanguage() }, 'oncePerTab');
  const imageUrl = useImageUrl();
  return mapRemote(vendors, ({ data }): Lobby => {
    const lane = data.lanes.find(({ title }) => title === gameType);
    return {
      vendors: (lane?.cards ?? []).map((card) => ({
        vassalage: card.vassalage,
        name: card.displayName,
        mark: imageUrl(vendorMarkPath(card.vassalage)),
        inMaintenance: paused.includes(card.vassalage),
      })),
      classifications: lane?.gameClassify ?? [],
    };
  });
}
