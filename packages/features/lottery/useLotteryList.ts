import { type LotteryItem, lotteryMenu, lotteryPopular, lotteryRecent } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useMember } from '../shared/member.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, mapRemote, useRemote } from '../shared/remote.ts';
import { type ListType, pickById } from './lottery.model.ts';
import type { LotteryScreenProps } from './LotteryScreen.tsx';
import { inOwnTime } from './ownTime.ts';
import { type LotteryFavourites, useLotteryFavourites } from './useLotteryFavourites.ts';

/** RT-07: the vendor whose lotteries /vnlottery shows (GAM-01). */
const vietnam = 'TCG_LOTTO_VN';
/** LOT-03. */
const mostPopular = 20;
const mostRecent = 100;

export interface LotteryMenu {
  readonly menus: readonly { readonly code: string; readonly name: string }[];
  readonly games: readonly LotteryItem[];
}

/** The menu of an area and the lotteries of a list type (LOT-03), before any filter. Only the list in view is asked for. */
export function useLotteryList(
  area: LotteryScreenProps['area'],
  list: ListType,
): {
  /** `at` by the device's own clock. */
  readonly menu: Remote<LotteryMenu>;
  readonly listed: Remote<readonly LotteryItem[]>;
  readonly favourites: LotteryFavourites;
} {
  const language = useLanguage();
  const { device, lotteryType: prizeMode } = siteConstants;
  const [received] = useRemote(lotteryMenu, { prizeMode, device, language }, 'perLanguage');
  const all = inOwnTime(received, usePlatform().clock);
  const popularInput = { prizeMode, device, language, count: mostPopular };
  const [popular] = useRemote(lotteryPopular, list === 'hot' ? popularInput : null, 'perLanguage');
  const recentInput = { prizeMode, device, recentCount: mostRecent };
  const [recent] = useRemote(lotteryRecent, list === 'recent' ? recentInput : null, 'live');
  const { info } = useMember();
  const favourites = useLotteryFavourites(info.status === 'ready' ? info.value.account : null);

  const menu = mapRemote(all, ({ menus, games }): LotteryMenu => {
    const offered = area === 'vn' ? games.filter(({ vendor }) => vendor === vietnam) : games;
    const used = new Set(offered.flatMap(({ gameMenuTag, gameMenus }) => [gameMenuTag, ...gameMenus]));
    return { games: offered, menus: menus.filter(({ code }) => used.has(code)) };
  });
  const ids: Readonly<Record<ListType, Remote<readonly string[]> | null>> = {
    '': null,
    results: null,
    hot: mapRemote(popular, idsOf),
    recent: mapRemote(recent, idsOf),
    // Whose they are, the member's account says.
    fav: mapRemote(info, () => favourites.ids),
  };
  return { menu, listed: matched(menu, ids[list]), favourites };
}

const idsOf = ({ list }: { readonly list: readonly { readonly gameId: string }[] }): readonly string[] =>
  list.map(({ gameId }) => gameId);

/** LOT-03: both answers have to be here; the menu goes before, as nothing can be shown without it. */
function matched(menu: Remote<LotteryMenu>, ids: Remote<readonly string[]> | null): Remote<readonly LotteryItem[]> {
  if (ids === null || menu.status !== 'ready') return mapRemote(menu, ({ games }) => games);
  return mapRemote(ids, (wanted) => pickById(menu.value.games, wanted));
}
