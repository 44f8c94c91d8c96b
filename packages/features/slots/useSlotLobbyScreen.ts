import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
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

/** From the last key to the question, in ms: long enough not to ask at every letter, too short to be noticed. */
const typingPauseMs = 120;

/** @param games the route parameter (RT-13), a game type in any case. */
export function useSlotLobbyScreen(games: 'rng' | 'pvp' | 'fish'): SlotLobbyScreenProps {
  const gameType = games.toUpperCase() as SlotLobbyScreenProps['gameType'];
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = parseLobbyQuery(params);
  const { role } = useMember();
  const gate = useGate();
  const site = useSite();
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
  const mode = site.status === 'ready' ? site.value.policy.filterMode : 'exclusive';
  const hrefFor = (change: LobbyChange): string => pathname + lobbySearch(changeLobby(query, change, mode));
  // The router draws a new address a moment after it has it; two quick changes must not undo one another.
  const newest = useRef(query);
  const arrived = useEffectEvent(() => (newest.current = query));
  // Only with another address: what is drawn in between, a letter that was typed, still shows the one before.
  useLayoutEffect(() => {
    arrived();
  }, [search]);
  const go = (change: LobbyChange, options?: NavigateOptions): void => {
    newest.current = changeLobby(newest.current, change, mode);
    void navigate(pathname + lobbySearch(newest.current), options);
  };
  // The last game of a page was taken off it, or an address is too far on.
  const before =
    list.status === 'ready' && !list.refreshing ? pageBefore(query, list.value.games, list.value.totalPages) : null;
  const turnBack = useEffectEvent(() => before !== null && go({ pageNo: before }, { replace: true }));
  useEffect(() => {
    turnBack();
  }, [before, search]);
  const typing = useTypedSearch(query, newest, (text) => go({ search: text }, { replace: true }));

  return {
    gameType,
    role,
    query,
    searchText: typing.text,
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
    onSearchText: typing.setText,
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

/**
 * What is typed shows at once; the question follows when the typing pauses. A question that changes by other means
 * (back, a link, another filter) sets the field, but never under the fingers of somebody who is typing.
 * @param newest what has been asked for, drawn or not
 */
function useTypedSearch(query: LobbyQuery, newest: RefObject<LobbyQuery>, ask: (text: string) => void) {
  const asked = query.search;
  const others = othersOf(query);
  const [text, setText] = useState(asked);
  const [typedUnder, setTypedUnder] = useState(others);
  const [seen, setSeen] = useState({ asked, others });
  if (asked !== seen.asked || others !== seen.others) {
    setSeen({ asked, others });
    // Choosing a vendor in the middle of a word gives the word up; otherwise it would take the choice back again.
    // What was typed after the choice, before the choice was drawn, stays.
    const givenUp = others !== seen.others && asked === '' && others !== typedUnder;
    if (givenUp || text.trim() === seen.asked) setText(asked);
  }
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => askNow(text.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return {
    text,
    setText(typed: string) {
      setText(typed);
      setTypedUnder(othersOf(newest.current));
    },
  };
}

const othersOf = (query: LobbyQuery): string => lobbySearch({ ...query, search: '' });
