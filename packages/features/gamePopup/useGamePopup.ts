import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type Game, gameList } from '#api/games.ts';
import type { InputOf } from '#api/operation.ts';
import { siteConstants } from '#api/primitives.ts';
import { toGameTileView } from '../shared/gameTile.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useImageAddress } from '../shared/images.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, loading, mapRemote, useRemote } from '../shared/remote.ts';
import { useGamesNamed } from '../shared/search/useGamesNamed.ts';
import { useCategories } from '../shared/useCategories.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { useLeaveOver } from '../shared/useLeaveOver.ts';
import { isResting } from '../shared/vendorView.ts';
import {
  type GamePopupTarget,
  type GamesSoFar,
  gamesSoFar,
  parseGamePopup,
  withoutGamePopup,
} from './gamePopup.model.ts';
import type { GamePopupDialogProps } from './GamePopupDialog.tsx';

/**
 * GAM-02: the list of a vendor's games that the address wants over its page. It opens and closes with the address, so that
 * every tile that stands for one is a link, and "back" closes it.
 */
export function useGamePopup(): GamePopupDialogProps {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const imageAddress = useImageAddress();
  const categories = useCategories();
  const { clock } = usePlatform();
  const wanted = parseGamePopup(search);
  const [target, setTarget] = useState(wanted);
  const [asked, setAsked] = useState('');
  // What was shown last stays while it closes.
  if (wanted !== null && keyOf(wanted) !== keyOf(target)) {
    setTarget(wanted);
    setAsked('');
  }
  const [games, onMore] = useGames(target, asked);
  const vendor =
    categories.status === 'ready'
      ? categories.value.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === target?.vassalage)
      : undefined;
  return {
    open: wanted !== null,
    vendor: vendor?.displayName ?? '',
    paused: vendor !== undefined && isResting(vendor, clock.now()),
    games: mapRemote(games, ({ games: list, ...rest }) => ({
      ...rest,
      games: list.map((game) => toGameTileView(game, imageAddress, pathname + query)),
    })),
    search: asked,
    onSearch: setAsked,
    onMore,
    onOpen: useGatedOpen(),
    onClose: useLeaveOver(useNavigationType() === 'PUSH', withoutGamePopup(pathname, search)),
  };
}

const keyOf = (target: GamePopupTarget | null): string =>
  target === null ? '' : `${target.gameType}.${target.vassalage}`;

interface Grown {
  readonly question: string;
  readonly page: number;
  readonly before: readonly Game[];
  /** What the former pages were shown for in place of what was typed. */
  readonly shownFor?: string | undefined;
}

function useGames(target: GamePopupTarget | null, name: string): [Remote<GamesSoFar<Game>>, () => void] {
  const { deployment } = usePlatform();
  const language = useLanguage();
  const question = JSON.stringify([target, name, language]);
  const start: Grown = { question, page: 1, before: [] };
  const [kept, setKept] = useState(start);
  const grown = kept.question === question ? kept : start;
  const { clientType, gamePlatform: platform, pageSize } = siteConstants;
  const { merchant, channel } = deployment;
  const inputFor = (gameName: string, pageNo = grown.page): InputOf<typeof gameList> | null =>
    target && { ...target, clientType, platform, channel, merchant, gameName, pageNo, pageSize, language };
  // The page that the list began with, before anything was typed: it is held.
  const [first] = useRemote(gameList, name === '' ? null : inputFor('', 1), 'oncePerSession');
  const answer = useGamesNamed({
    text: grown.shownFor ?? name,
    exact: grown.page > 1,
    inputFor: (gameName) => inputFor(gameName),
    known: () => (first.status === 'ready' ? first.value.games.map(({ gameName }) => gameName) : []),
  });
  // The former answer serves another search of the same vendor, not another vendor.
  const foreign =
    answer.status === 'ready' && answer.refreshing && answer.value.games[0]?.vassalage !== target?.vassalage;
  const games = gamesSoFar(foreign ? loading : answer, grown.before, grown.page, grown.shownFor);
  const onMore = (): void => {
    if (games.status !== 'ready' || games.value.further.status !== 'idle') return;
    const { games: before, shownFor } = games.value;
    setKept({ question, page: grown.page + 1, before, shownFor });
  };
  return [games, onMore];
}
