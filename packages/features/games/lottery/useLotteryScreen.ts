import { useEffect, useEffectEvent } from 'react';
import { gameVendorList } from '#api/games.ts';
import { type LotteryItem, type OpenDraw, lotteryResults } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { drawTimes, winningDigits } from '#core/catalogue/draws.ts';
import { useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { vietnamVendor } from '#core/catalogue/vietnam.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote, ready, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePlaceTitle } from '#core/routing/title.ts';
import { useMember } from '#core/session/member.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import type { DeviceFavourites } from '../favourites/useDeviceFavourites.ts';
import { type LotteryView, chooseLotteries, isNamed, isPersonal } from './lottery.model.ts';
import type { LotteryArea, LotteryCardView, LotteryResult, LotteryScreenProps, OpenDraws } from './lottery.types.ts';
import { drawDate, newestFirst } from './results.model.ts';
import { type LotteryMenu, useLotteryList } from './useLotteryList.ts';
import { useLotteryView } from './useLotteryView.ts';
import { useOpenDraws } from './useOpenDraws.ts';
import { drawDays } from './weekday.ts';

/** Number of results to request (API-07). */
const resultCount = 100;
/** How often the results are refreshed, in ms. */
const resultsRefreshMs = 30_000;

/**
 * Provides the props of the lottery page.
 * @param area `vn` for the page of Vietnamese lotteries (RT-07)
 */
export function useLotteryScreen(area: LotteryArea): LotteryScreenProps {
  const { pathname, search } = useLocation();
  const { clock } = usePlatform();
  const { role, info } = useMember();
  const requireAuth = useRequireAuth();
  const view = useLotteryView();
  const { query } = view;
  const { menu, listed, favourites } = useLotteryList(area, query.list);
  const vendorName = useVendorNames();
  const imageUrl = useImageUrl();
  const paused = useVendorsInMaintenance();
  // Favourites are stored by user name. Without the member info there are none.
  const canHaveFavourites = requireAuth.allowed && info.status !== 'failed';
  const setFavourite = useAnnouncedFavourite(favourites.set);
  const { t } = useTranslation('lottery');
  usePlaceTitle(query.list === '' ? undefined : t(`list.${query.list}`));
  const chosen = mapRemote(listed, (items) => chooseLotteries(items, query));

  // ROL-04: explains to a trial account why its personal lists are empty, however the URL was reached.
  const refused = role !== 'visitor' && !requireAuth.allowed && isPersonal(query.list);
  const refuse = useEffectEvent(() => requireAuth.requireAuth(() => {}));
  useEffect(() => {
    if (refused) refuse();
  }, [refused, query.list]);

  const tagName = (code: string): string =>
    (menu.status === 'ready' && menu.value.menus.find((tag) => tag.code === code)?.name) || '';
  const toCard = (item: LotteryItem): LotteryCardView => ({
    gameId: item.gameId,
    name: item.remark,
    vendor: vendorName(item.vendor),
    tag: tagName(item.gameMenuTag),
    image: item.icon === '' ? null : imageUrl(item.icon),
    days: drawDays(item.drawDayOfWeek),
    named: isNamed(item, query),
    inMaintenance: paused.includes(item.vendor),
    betHref: playPath(item, query, 'betting', pathname + search),
    lobbyHref: playPath(item, query, 'lobby', pathname + search),
    ...(canHaveFavourites && {
      favourite: {
        active: favourites.ids.includes(item.gameId),
        busy: favourites.set === null,
        toggle: () => setFavourite(item, !favourites.ids.includes(item.gameId)),
      },
    }),
  });

  return {
    ...view,
    area,
    role,
    // The operator offers the lotteries of Vietnam with their vendor.
    otherAreaHref:
      area === 'vn'
        ? paths.lottery()
        : menu.status === 'ready' && menu.value.games.some(({ vendor }) => vendor === vietnamVendor)
          ? pathTo('vnlottery')
          : null,
    options: mapRemote(menu, ({ menus, games }) => ({
      tags: menus,
      vendors: [...new Set(games.map(({ vendor }) => vendor))].map((code) => ({ code, name: vendorName(code) })),
    })),
    lotteries: mapRemote(chosen, (items) => items.map(toCard)),
    namedMissing:
      query.gameCode !== '' && menu.status === 'ready' && !menu.value.games.some((item) => isNamed(item, query)),
    ...useDrawTimes(menu),
    results: useResults(query.list === 'results' ? chosen : mapRemote(menu, ({ games }) => games)),
    now: clock.own,
    onLogIn: () => requireAuth.requireAuth(() => {}),
    onOpen: useGuardedOpen(),
  };
}

/** The launch URL of a lottery (LOT-05, GAM-01). The play type comes from the page's URL, or else from the platform. */
function playPath(item: LotteryItem, query: LotteryView, view: 'betting' | 'lobby', from: string): string {
  const requested = isNamed(item, query) ? query.playType : '';
  const playType = view === 'betting' ? requested || (item.defaultPlayType ?? '') : '';
  return paths.game({
    vassalage: item.vendor,
    gameType: item.gameType,
    gameCode: item.gameCode,
    view,
    ...(playType !== '' && { playType }),
    from,
  });
}

/** Looks up the name of a vendor; returns its code until the names have loaded. */
function useVendorNames(): (vassalage: string) => string {
  const [vendors] = useRemote(gameVendorList, { language: useLanguage() }, 'oncePerTab');
  const cards = vendors.status === 'ready' ? vendors.value.data.lanes.flatMap((lane) => lane.cards) : [];
  return (code) => cards.find(({ vassalage }) => vassalage === code)?.displayName ?? code;
}

/** The times of the open draws. Falls back to the draws that the menu listed, while they load or after they failed. */
function useDrawTimes(menu: Remote<LotteryMenu>): Pick<LotteryScreenProps, 'draws' | 'drawsFailed'> {
  const { draws, failure } = useOpenDraws();
  const times = (list: readonly (LotteryItem | OpenDraw)[], at: number): OpenDraws =>
    new Map(list.filter(({ numero }) => numero !== '').map((draw) => [draw.gameId, drawTimes(draw, at)]));
  const current: Remote<OpenDraws> =
    draws.status === 'ready'
      ? ready(times(draws.value, draws.at), draws.refreshing, draws.at)
      : menu.status === 'ready'
        ? ready(times(menu.value.games, menu.at), true, menu.at)
        : menu;
  return { draws: current, drawsFailed: failure };
}

/** Loads the results of the given lotteries, newest first (LOT-02). */
function useResults(of: Remote<readonly LotteryItem[]>): Remote<readonly LotteryResult[]> {
  const input = { prizeMode: siteConstants.lotteryType, count: resultCount };
  const [results] = useRemote(lotteryResults, input, 'live', { refreshEveryMs: resultsRefreshMs });
  if (of.status !== 'ready') return of;
  const names = new Map(of.value.map(({ gameId, remark }) => [gameId, remark]));
  return mapRemote(results, ({ list }) =>
    newestFirst(list).flatMap(({ gameId, numero, winningNumber, winningTime }) => {
      const name = names.get(gameId);
      if (name === undefined) return [];
      return { gameId, numero, name, digits: winningDigits(winningNumber), date: drawDate(winningTime) };
    }),
  );
}

/** Changes a favourite and confirms it with a toast. A removal can be undone there. */
function useAnnouncedFavourite(
  set: DeviceFavourites['set'],
): (item: Pick<LotteryItem, 'gameId' | 'remark'>, favourite: boolean) => void {
  const toast = useToast();
  const { t } = useTranslation('lottery');
  return ({ gameId, remark: name }, favourite) => {
    if (set === null) return;
    set(gameId, favourite);
    toast.show({
      id: 'lotteryFavourite',
      text: t(favourite ? 'favouriteAdded' : 'favouriteRemoved', { name }),
      ...(!favourite && { action: { label: t('undo'), onPress: () => set(gameId, true) } }),
    });
  };
}
