import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { gameVendorList } from '#api/games.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useErrorText } from '../shared/ErrorText.tsx';
import { toGameTileView } from '../shared/gameTile.ts';
import { useGate } from '../shared/gate.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { useImageAddress, vendorMarkPath } from '../shared/images.ts';
import { useMember } from '../shared/member.ts';
import { usePlatform } from '../shared/platform.tsx';
import { loading, mapRemote, useRemote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { useAddressQuery } from '../shared/useAddressQuery.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { isResting } from '../shared/vendorView.ts';
import type { Hall, SlotLobbyScreenProps } from './SlotLobbyScreen.tsx';
import {
  type LobbyChange,
  type LobbyQuery,
  changeLobby,
  lobbySearch,
  pageBefore,
  parseLobbyQuery,
} from './slots.model.ts';
import { useFavourites } from './useFavourites.ts';
import { useLobbyGames } from './useLobbyGames.ts';

/** @param games the route parameter (RT-13), a game type in any case. */
export function useSlotLobbyScreen(games: 'rng' | 'pvp' | 'fish'): SlotLobbyScreenProps {
  const gameType = games.toUpperCase() as SlotLobbyScreenProps['gameType'];
  const { pathname, search } = useLocation();
  const site = useSite();
  const mode = site.status === 'ready' ? site.value.policy.filterMode : 'exclusive';
  const { query, hrefFor, go } = useAddressQuery<LobbyQuery, LobbyChange>({
    parse: parseLobbyQuery,
    change: (before, change) => changeLobby(before, change, mode),
    write: lobbySearch,
  });
  const { role } = useMember();
  const gate = useGate();
  const imageAddress = useImageAddress();
  const toast = useToast();
  const { t } = useTranslation('slots');
  const errorText = useErrorText();
  const favourites = useFavourites((error) => {
    const text = errorText(error);
    if (text !== '') toast.show({ tone: 'negative', text: `${t('favouriteFailed')} – ${text}` });
  });

  // ROL-04: a trial account is told why there is nothing, by whatever way it came here.
  const refused = role !== 'visitor' && !gate.allowed && (query.list === 'fav' || query.list === 'recent');
  const refuse = useEffectEvent(() => gate.demand(() => {}));
  useEffect(() => {
    if (refused) refuse();
  }, [refused, query.list]);

  const { games: list, hasHot } = useLobbyGames(gameType, query);
  const hall = useHall(gameType);
  // The last game of a page was taken off it, or an address is too far on.
  const before =
    list.status === 'ready' && !list.refreshing ? pageBefore(query, list.value.games, list.value.totalPages) : null;
  const turnBack = useEffectEvent(() => before !== null && go({ pageNo: before }, { replace: true }));
  useEffect(() => {
    turnBack();
  }, [before, search]);

  return {
    gameType,
    role,
    query,
    hall,
    hasHot,
    games: mapRemote(before === null ? list : loading, ({ games: found, totalPages, shownFor }) => ({
      totalPages,
      ...(shownFor !== undefined && { shownFor }),
      tiles: found.map((game) => ({
        ...toGameTileView(game, imageAddress, pathname + search),
        ...(gate.allowed && {
          favourite: {
            kept: favourites.has(game.nodeId),
            busy: favourites.isBusy(game.nodeId),
            toggle: () => favourites.toggle(game),
          },
        }),
      })),
    })),
    currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
    hrefFor,
    onChange: (change) => go(change),
    onSearch: (text) => go({ search: text }, { replace: true }),
    onLogIn: () => gate.demand(() => {}),
    onOpen: useGatedOpen(),
  };
}

function useHall(gameType: SlotLobbyScreenProps['gameType']): SlotLobbyScreenProps['hall'] {
  const [vendors] = useRemote(gameVendorList, { language: useLanguage() }, 'oncePerTab');
  const { clock } = usePlatform();
  const imageAddress = useImageAddress();
  return mapRemote(vendors, ({ data }): Hall => {
    const lane = data.lanes.find(({ title }) => title === gameType);
    return {
      vendors: (lane?.cards ?? []).map((card) => ({
        vassalage: card.vassalage,
        name: card.displayName,
        mark: imageAddress(vendorMarkPath(card.vassalage)),
        resting: isResting(card, clock.now()),
      })),
      classifications: lane?.gameClassify ?? [],
    };
  });
}
