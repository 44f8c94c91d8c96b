import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '#api/games.ts';
import { vendorPath } from '../shared/categories.ts';
import { toGameTileView } from '../shared/gameTile.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { useImageAddress, vendorMarkPath } from '../shared/images.ts';
import { asksForAccount, paths } from '../shared/navigation.ts';
import { mapRemote } from '../shared/remote.ts';
import { localStore } from '../shared/storage.ts';
import { useCategories } from '../shared/useCategories.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { type QuickOption, type Shelf, groupsFor } from './quickOpen.model.ts';
import type { QuickOpenDialogProps } from './QuickOpenDialog.tsx';
import { forgetRecent, keepRecent, readRecent } from './recentSearches.ts';
import { type HallType, hallTypes } from './searchGames.ts';
import { useGameSearch } from './useGameSearch.ts';
import { useHeldGames } from './useHeldGames.ts';
import { useLotteries } from './useLotteries.ts';

/** Whether it is open is its host's to know, so that it can come when it is first wanted. */
export function useQuickOpen({ open, onClose }: Pick<QuickOpenDialogProps, 'open' | 'onClose'>): QuickOpenDialogProps {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const gated = useGatedOpen();
  const imageAddress = useImageAddress();
  const heldGames = useHeldGames();
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(() => readRecent(localStore));
  // Looked up once per opening, and when the hot games come: what is at hand does not change under somebody who chooses.
  const [held, setHeld] = useState(() => (open ? heldGames.look() : []));
  const [hadHot, setHadHot] = useState(heldGames.hasHot);
  const [pointing, setPointing] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const [wasEverOpen, setWasEverOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setWasEverOpen(true);
      setPointing(false);
      setText('');
      setRecent(readRecent(localStore));
      setHeld(heldGames.look());
    }
  }
  if (heldGames.hasHot !== hadHot && !pointing) {
    setHadHot(heldGames.hasHot);
    if (open) setHeld(heldGames.look());
  }

  const toOption = (game: Game): QuickOption => {
    const { name, vendor, image, href } = toGameTileView(game, imageAddress, pathname + search);
    return { id: `game-${game.nodeId}`, kind: 'game', label: name, note: vendor, image, href };
  };
  const shelf = useShelf(held, toOption, wasEverOpen);
  const wanted = text.trim();
  const games = useGameSearch(wanted, shelf.halls, () => held.map(({ gameName }) => gameName));
  const found = games.status === 'ready' ? games.value : { games: [] };
  const shownFor = 'shownFor' in found ? found.shownFor : undefined;
  const more = 'more' in found ? found.more : undefined;

  return {
    open,
    onClose,
    text,
    onText: setText,
    onPointing: setPointing,
    groups: groupsFor(wanted, shelf, found.games.map(toOption)),
    games: mapRemote(games, () => null),
    ...(shownFor !== undefined && { shownFor }),
    allHref: more === undefined ? null : hallSearch(more, shownFor ?? wanted),
    recent,
    onForgetRecent() {
      forgetRecent(localStore);
      setRecent([]);
    },
    onChoose({ kind, href }) {
      setRecent(keepRecent(localStore, wanted));
      onClose();
      // A list of games is open to everybody, and so is the page of a lottery.
      if (kind === 'game' && gated !== null && asksForAccount(href)) gated(href);
      else void navigate(href);
    },
  };
}

const hallSearch = (hall: HallType, name: string): string =>
  `${paths.hall(hall.toLowerCase() as Lowercase<HallType>)}?${new URLSearchParams({ q: name })}`;

/** Categories, vendors and pages as they can be opened, in the player's language. */
function useShelf(
  held: readonly Game[],
  toOption: (game: Game) => QuickOption,
  wanted: boolean,
): Shelf & { readonly halls: readonly HallType[] } {
  const { t } = useTranslation('shared');
  const categories = useCategories();
  const imageAddress = useImageAddress();
  const known = categories.status === 'ready' ? categories.value : [];
  const lotteries = useLotteries(wanted && known.some(({ type }) => type === 'LOTT'));
  const vendorName = (code: string): string =>
    known.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === code)?.displayName ?? '';
  const page = (name: 'home' | 'promotions' | 'notices' | 'help' | 'download'): QuickOption => ({
    id: `page-${name}`,
    kind: 'page',
    label: t(`pages.${name}`),
    note: '',
    href: paths[name](),
  });
  return {
    pages: [
      ...known.map(({ type }): QuickOption => ({
        id: `category-${type}`,
        kind: 'page',
        label: t(`gameTypes.${type}`),
        note: '',
        type,
        href: paths.category(type),
      })),
      ...(['promotions', 'home', 'notices', 'help', 'download'] as const).map(page),
    ],
    vendors: known.flatMap(({ type, vendors }) =>
      vendors.map(({ vassalage, displayName }): QuickOption => ({
        id: `vendor-${type}-${vassalage}`,
        kind: 'vendor',
        label: displayName,
        note: t(`gameTypes.${type}`),
        image: imageAddress(vendorMarkPath(vassalage)),
        href: vendorPath(type, vassalage),
      })),
    ),
    lotteries: lotteries.map(({ gameId, gameCode, vendor, remark, icon }): QuickOption => ({
      id: `lottery-${gameId}`,
      kind: 'lottery',
      label: remark,
      note: vendorName(vendor),
      ...(icon === '' ? { type: 'LOTT' } : { image: imageAddress(icon) }),
      href: paths.lottery({ gameCode, vendor }),
    })),
    held: held.map(toOption),
    halls: hallTypes.filter((hall) => known.some(({ type }) => type === hall)),
  };
}
