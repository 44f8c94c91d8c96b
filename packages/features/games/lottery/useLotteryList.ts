import { type LotteryItem, lotteryMenu, lotteryPopular, lotteryRecent } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useMember } from '#core/session/member.ts';
import { type DeviceFavourites, useDeviceFavourites } from '../favourites/useDeviceFavourites.ts';
import { type ListType, type LotteryView, pickById } from './lottery.model.ts';
import type { LotteryArea } from './lottery.types.ts';
import { inOwnTime } from './ownTime.ts';
import { ofPage } from './sections.model.ts';

/** Sizes of the lists (LOT-03). */
const popularCount = 20;
const recentCount = 100;

/** The lotteries of a page and the tags that they use. */
export interface LotteryMenu {
  readonly menus: readonly { readonly code: string; readonly name: string }[];
  readonly games: readonly LotteryItem[];
}

/** Loads the menu of a page and the lotteries of its list, unfiltered (LOT-03). Requests only the list in view. */
export function useLotteryList(
  area: LotteryArea,
  query: LotteryView,
): {
  /** The lotteries of all pages. */
  readonly all: Remote<LotteryMenu>;
  /** `at` is by the device's clock. */
  readonly menu: Remote<LotteryMenu>;
  readonly listed: Remote<readonly LotteryItem[]>;
  readonly favourites: DeviceFavourites;
} {
  const { list } = query;
  const language = useLanguage();
  const { device, lotteryType: prizeMode } = siteConstants;
  const [received] = useRemote(lotteryMenu, { prizeMode, device, language }, 'perLanguage');
  const all = inOwnTime(received, usePlatform().clock);
  const popularInput = { prizeMode, device, language, count: popularCount };
  const [popular] = useRemote(lotteryPopular, list === 'hot' ? popularInput : null, 'perLanguage');
  const recentInput = { prizeMode, device, recentCount };
  const [recent] = useRemote(lotteryRecent, list === 'recent' ? recentInput : null, 'live');
  const { info } = useMember();
  const favourites = useDeviceFavourites('lottery', info.status === 'ready' ? info.value : null);

  const menu = mapRemote(all, ({ menus, games }): LotteryMenu => {
    const offered = ofPage(games, area, query);
    const used = new Set(offered.flatMap(({ gameMenuTag, gameMenus }) => [gameMenuTag, ...gameMenus]));
    return { games: offered, menus: menus.filter(({ code }) => used.has(code)) };
  });
  const ids: Readonly<Record<ListType, Remote<readonly string[]> | null>> = {
    '': null,
    results: null,
    hot: mapRemote(popular, idsOf),
    recent: mapRemote(recent, idsOf),
    // Favourites belong to an account, so they wait for the member info.
    fav: mapRemote(info, () => favourites.ids),
  };
  return { all, menu, listed: matchIds(menu, ids[list]), favourites };
}

const idsOf = ({ list }: { readonly list: readonly { readonly gameId: string }[] }): readonly string[] =>
  list.map(({ gameId }) => gameId);

/** Joins ids with the menu (LOT-03). The state of the menu comes first, because nothing can be shown without it. */
function matchIds(menu: Remote<LotteryMenu>, ids: Remote<readonly string[]> | null): Remote<readonly LotteryItem[]> {
  if (ids === null || menu.status !== 'ready') return mapRemote(menu, ({ games }) => games);
  return mapRemote(ids, (list) => pickById(menu.value.games, list));
}
