import { useEffect, useEffectEvent } from 'react';
import { gameVendorList } from '#api/games.ts';
import { type LotteryItem, type OpenDraw, lotteryResults } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { drawTimes, winningDigits } from '#core/catalogue/draws.ts';
import { useVendorsInMaintenance } from '#core/catalogue/gameTile.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { aseanVendor, vietnamVendor } from '#core/catalogue/lotteryVendors.ts';
import { useVendorFreshness } from '#core/catalogue/useVendorFreshness.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, mapRemote, ready, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { usePlaceTitle, useUnknownEntry } from '#core/routing/title.ts';
import { useMember } from '#core/session/member.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import type { DeviceFavourites } from '../favourites/useDeviceFavourites.ts';
import {
  type LotteryTab,
  type LotteryView,
  chooseLotteries,
  everyLottery,
  isNamed,
  isPersonal,
  lotterySearch,
  lotteryTabs,
  tabOf,
} from './lottery.model.ts';
import type { LotteryArea, LotteryCardView, LotteryResult, LotteryScreenProps, OpenDraws } from './lottery.types.ts';
import { LazyTickets } from './parts/LazyTickets.tsx';
import { drawDate, newestFirst } from './results.model.ts';
import { isFast, sectionsOf } from './sections.model.ts';
import { useDrawn } from './useDrawn.ts';
import { useLotteryBets } from './useLotteryBets.ts';
import { type LotteryMenu, useLotteryList } from './useLotteryList.ts';
import { useLotteryView } from './useLotteryView.ts';
import { useOpenDraws } from './useOpenDraws.ts';
import { drawDays } from './weekday.ts';

/** Number of results to request (API-07). */
const resultCount = 100;
/** How often the results are refreshed, in ms. */
const resultsRefreshMs = 30_000;

/** The tab that a page opens with. */
const firstTab = { all: 'fast', fast: 'fast', vn: 'vn' } as const satisfies Record<LotteryArea, LotteryTab>;

/**
 * Provides the props of the lottery page.
 * @param area `vn` for the page of Vietnamese lotteries (RT-07), `fast` for that of fast draws (RT-05d)
 */
export function useLotteryScreen(area: LotteryArea): LotteryScreenProps {
  const { pathname, search } = useLocation();
  const { clock } = usePlatform();
  const { role, info } = useMember();
  const requireAuth = useRequireAuth();
  const { stop } = usePlayStop('launch');
  useVendorFreshness();
  const view = useLotteryView();
  const { query } = view;
  const { all, menu, listed, favourites } = useLotteryList(area, query);
  const vendorName = useVendorNames();
  const imageUrl = useImageUrl();
  const paused = useVendorsInMaintenance();
  // Favourites are stored by user name. Without the member info there are none.
  const canHaveFavourites = requireAuth.allowed && info.status !== 'failed';
  const setFavourite = useAnnouncedFavourite(favourites.set);
  const { t } = useTranslation('lottery');
  const tab = tabOf(query, firstTab[area]);
  const vendorMissing =
    query.vendor !== '' && all.status === 'ready' && !all.value.games.some(({ vendor }) => vendor === query.vendor);
  useUnknownEntry(vendorMissing);
  const place = (): string | undefined => {
    if (query.list !== '') return t(`list.${query.list}`);
    if (query.tab !== '') return t(`tabs.${query.tab}`);
    return area === 'fast' && query.vendor !== '' && !vendorMissing ? vendorName(query.vendor) : undefined;
  };
  usePlaceTitle(place());
  // An unknown vendor narrows nothing, where it is named by the address of a category (RT-05d).
  const shown = vendorMissing && area === 'fast' ? { ...query, vendor: '' } : query;
  const chosen = mapRemote(listed, (items) => chooseLotteries(items, shown));
  const { draws, drawsFailed } = useDrawTimes(all);
  const ownsTickets = role === 'member' || role === 'agent';
  const openBets = useLotteryBets('open', ownsTickets);
  const results = useResults(query.list === 'results' ? chosen : mapRemote(all, ({ games }) => games));
  const drawn = useDrawn(results, openBets);
  const waiting = countOf(openBets);
  const from = pathname + search;

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
    fast: isFast(item),
    pays: item.pays,
    named: isNamed(item, query),
    inMaintenance: paused.includes(item.vendor),
    betHref: playPath(item, query, 'betting', from),
    lobbyHref: playPath(item, query, 'lobby', from),
    ...(canHaveFavourites && {
      favourite: {
        active: favourites.ids.includes(item.gameId),
        busy: favourites.set === null,
        toggle: () => setFavourite(item, !favourites.ids.includes(item.gameId)),
      },
    }),
  });
  const has = (vassalage: string): boolean =>
    all.status !== 'ready' || all.value.games.some(({ vendor }) => vendor === vassalage);
  const context = { query: shown, draws, now: clock.now(), ahead: clock.offset() };

  return {
    ...view,
    area,
    role,
    tab,
    // The operator offers the lotteries of a region with their vendor.
    tabs: lotteryTabs
      .filter((id) => (id !== 'vn' || has(vietnamVendor)) && (id !== 'asean' || has(aseanVendor)))
      .map((id) => ({ id, href: tabHref(id, area, view.hrefFor), count: id === 'mine' ? waiting : null })),
    options: mapRemote(menu, ({ menus, games }) => ({
      tags: menus,
      vendors: [...new Set(games.map(({ vendor }) => vendor))].map((code) => ({ code, name: vendorName(code) })),
    })),
    sections: mapRemote(chosen, (items) => sectionsOf(items, context, toCard)),
    namedMissing:
      query.gameCode !== '' && all.status === 'ready' && !all.value.games.some((item) => isNamed(item, query)),
    vendorMissing,
    draws,
    drawsFailed,
    results,
    ...drawn,
    tickets: ownsTickets
      ? {
          ...{ Tickets: LazyTickets, from, recordHref: paths.memberCentre(from, 'personalHistoryCopy') },
          fastHref: tabHref('fast', area, view.hrefFor),
        }
      : null,
    stop,
    homeHref: paths.home(),
    ahead: context.ahead,
    now: clock.own,
    onLogIn: () => requireAuth.requireAuth(() => {}),
    onOpen: useGuardedOpen(),
  };
}

/** How many bets wait for their draw; null while it is not known of both kinds. */
const countOf = (answers: ReturnType<typeof useLotteryBets>): number | null =>
  answers.reduce<number | null>(
    (sum, answer) => (sum === null || answer.status !== 'ready' ? null : sum + answer.value.totals.waiting),
    0,
  );

/** The address of a tab: of this page, or of the page of all lotteries for what this one does not have. */
function tabHref(id: LotteryTab, area: LotteryArea, hrefFor: LotteryScreenProps['hrefFor']): string {
  if (id === firstTab[area]) return hrefFor({ tab: '' });
  return area === 'all'
    ? hrefFor({ tab: id })
    : paths.lottery() + lotterySearch({ ...everyLottery, tab: id === 'fast' ? '' : id });
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
      return {
        gameId,
        numero,
        name,
        digits: winningDigits(winningNumber),
        date: drawDate(winningTime),
        drawnAt: Date.parse(winningTime),
      };
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
