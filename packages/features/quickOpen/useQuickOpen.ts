import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '#api/games.ts';
import { type Category, vendorPath } from '../shared/categories.ts';
import { toGameTileView } from '../shared/gameTile.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { type ImageAddress, useImageAddress, vendorMarkPath } from '../shared/images.ts';
import { asksForAccount, paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, mapRemote } from '../shared/remote.ts';
import { localStore } from '../shared/storage.ts';
import { useCategories } from '../shared/useCategories.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { isResting } from '../shared/vendorView.ts';
import { type QuickOption, type Shelf, groupsFor } from './quickOpen.model.ts';
import type { QuickOpenDialogProps } from './QuickOpenDialog.tsx';
import { forgetRecent, keepRecent, readRecent } from './recentSearches.ts';
import { type HallType, hallTypes } from './searchGames.ts';
import { useGameSearch } from './useGameSearch.ts';
import { useHeldGames } from './useHeldGames.ts';
import { useLotteries } from './useLotteries.ts';
import { useSame } from './useSame.ts';

/** Whether it is open is its host's to know, so that it can come when it is first wanted. */
export function useQuickOpen({ open, onClose }: Pick<QuickOpenDialogProps, 'open' | 'onClose'>): QuickOpenDialogProps {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const gated = useGatedOpen();
  const imageAddress = useSameImageAddress();
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

  const from = pathname + search;
  const toOption = useCallback(
    (game: Game): QuickOption => {
      const { name, vendor, image, href } = toGameTileView(game, imageAddress, from);
      return { id: `game-${game.nodeId}`, kind: 'game', label: name, note: vendor, image, href };
    },
    [imageAddress, from],
  );
  const categories = useKnownCategories();
  const shelf = useShelf(categories, held, toOption, wasEverOpen);
  const wanted = text.trim();
  const games = useGameSearch(wanted, mapRemote(categories, hallsOf), () => held.map(({ gameName }) => gameName));
  const found = games.status === 'ready' ? games.value : nothing;
  const shownFor = 'shownFor' in found ? found.shownFor : undefined;
  const more = 'more' in found ? found.more : undefined;
  // Before anything is typed the pages follow the categories, and come with them: what is there never moves.
  const early = wanted === '' && categories.status === 'loading';
  const groups = useMemo(
    () => groupsFor(wanted, early ? { ...shelf, pages: [] } : shelf, found.games.map(toOption)),
    [wanted, early, shelf, found.games, toOption],
  );

  return {
    open,
    onClose,
    text,
    onText: setText,
    onPointing: setPointing,
    groups,
    categories: mapRemote(categories, () => null),
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

const nothing = { games: [] };

/** The hosts of images change with the platform's answer, and never after it. */
function useSameImageAddress(): ImageAddress {
  const imageAddress = useImageAddress();
  return useSame(imageAddress, imageAddress('/') ?? '');
}

const hallSearch = (hall: HallType, name: string): string =>
  `${paths.hall(hall.toLowerCase() as Lowercase<HallType>)}?${new URLSearchParams({ q: name })}`;

const hallsOf = (categories: Known): readonly HallType[] =>
  hallTypes.filter((hall) => categories.some(({ type }) => type === hall));

type Known = ReturnType<typeof withBreaks>;

/** The categories, and which of their vendors take a break at this moment. */
const withBreaks = (categories: readonly Category[], now: number) =>
  categories.map(({ type, vendors }) => ({
    type,
    vendors: vendors.map((card) => ({ ...card, resting: isResting(card, now) })),
  }));

function useKnownCategories(): Remote<Known> {
  const { clock } = usePlatform();
  return mapRemote(useCategories(), (categories) => withBreaks(categories, clock.now()));
}

/** Categories, vendors and pages as they can be opened, in the player's language. */
function useShelf(
  categories: Remote<Known>,
  held: readonly Game[],
  toOption: (game: Game) => QuickOption,
  wanted: boolean,
): Shelf {
  const { t } = useTranslation('shared');
  const imageAddress = useSameImageAddress();
  const ready = categories.status === 'ready' ? categories.value : [];
  const known = useSame(ready, JSON.stringify(ready));
  const lotteries = useLotteries(wanted && known.some(({ type }) => type === 'LOTT'));
  return useMemo(
    () => ({
      pages: [
        ...known.map(({ type }): QuickOption => ({
          id: `category-${type}`,
          kind: 'page',
          label: t(`gameTypes.${type}`),
          note: '',
          type,
          href: paths.category(type),
        })),
        ...pageNames.map((name): QuickOption => ({
          id: `page-${name}`,
          kind: 'page',
          label: t(`pages.${name}`),
          note: '',
          href: paths[name](),
        })),
      ],
      vendors: known.flatMap(({ type, vendors }) =>
        vendors.map(({ vassalage, displayName, resting }): QuickOption => ({
          id: `vendor-${type}-${vassalage}`,
          kind: 'vendor',
          label: displayName,
          note: t(`gameTypes.${type}`),
          image: imageAddress(vendorMarkPath(vassalage)),
          resting,
          href: vendorPath(type, vassalage),
        })),
      ),
      lotteries: lotteries.map(({ gameId, gameCode, vendor, remark, icon }): QuickOption => ({
        id: `lottery-${gameId}`,
        kind: 'lottery',
        label: remark,
        note: known.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === vendor)?.displayName ?? '',
        ...(icon === '' ? { type: 'LOTT' } : { image: imageAddress(icon) }),
        href: paths.lottery({ gameCode, vendor }),
      })),
      held: held.map(toOption),
    }),
    [known, lotteries, held, toOption, imageAddress, t],
  );
}

const pageNames = ['promotions', 'home', 'notices', 'help', 'download'] as const;
