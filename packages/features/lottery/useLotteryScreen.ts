import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { gameVendorList } from '#api/games.ts';
import { type LotteryItem, type OpenDraw, lotteryResults } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useGate } from '../shared/gate.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { useImageAddress } from '../shared/images.ts';
import { useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type Remote, mapRemote, ready, useRemote } from '../shared/remote.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { drawTimes } from './draws.model.ts';
import { type LotteryView, chooseLotteries, isNamed, isPersonal } from './lottery.model.ts';
import type { LotteryCardView, LotteryResult, LotteryScreenProps, OpenDraws } from './LotteryScreen.tsx';
import { drawDate, newestFirst, winningDigits } from './results.model.ts';
import type { LotteryFavourites } from './useLotteryFavourites.ts';
import { type LotteryMenu, useLotteryList } from './useLotteryList.ts';
import { useLotteryView } from './useLotteryView.ts';
import { useOpenDraws } from './useOpenDraws.ts';
import { drawDays } from './weekday.ts';

/** Section 9 of the specification. */
const mostResults = 100;
/** Numbers are drawn whenever a draw ends somewhere. In ms. */
const resultsEveryMs = 30_000;

/** @param area RT-07: `vn` for the page of Vietnamese lotteries */
export function useLotteryScreen(area: LotteryScreenProps['area']): LotteryScreenProps {
  const { pathname, search } = useLocation();
  const { clock } = usePlatform();
  const { role, info } = useMember();
  const gate = useGate();
  const view = useLotteryView();
  const { query } = view;
  const { menu, listed, favourites } = useLotteryList(area, query.list);
  const vendorName = useVendorNames();
  const imageAddress = useImageAddress();
  // The session may know that it is a member's before the member info says whose; where that fails, nothing can be kept.
  const mayKeep = gate.allowed && info.status !== 'failed';
  const keep = useAnnouncedKeeping(favourites.set);
  const chosen = mapRemote(listed, (items) => chooseLotteries(items, query));

  // ROL-04: a trial account is told why there is nothing, by whatever way it came here.
  const refused = role !== 'visitor' && !gate.allowed && isPersonal(query.list);
  const refuse = useEffectEvent(() => gate.demand(() => {}));
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
    image: item.icon === '' ? null : imageAddress(item.icon),
    days: drawDays(item.drawDayOfWeek),
    named: isNamed(item, query),
    betHref: playPath(item, query, 'betting', pathname + search),
    lobbyHref: playPath(item, query, 'lobby', pathname + search),
    ...(mayKeep && {
      favourite: {
        kept: favourites.ids.includes(item.gameId),
        busy: favourites.set === null,
        toggle: () => keep(item, !favourites.ids.includes(item.gameId)),
      },
    }),
  });

  return {
    ...view,
    area,
    role,
    hall: mapRemote(menu, ({ menus, games }) => ({
      tags: menus,
      vendors: [...new Set(games.map(({ vendor }) => vendor))].map((code) => ({ code, name: vendorName(code) })),
    })),
    lotteries: mapRemote(chosen, (items) => items.map(toCard)),
    namedMissing:
      query.gameCode !== '' && menu.status === 'ready' && !menu.value.games.some((item) => isNamed(item, query)),
    ...useDrawTimes(menu),
    results: useResults(query.list === 'results' ? chosen : mapRemote(menu, ({ games }) => games)),
    now: clock.own,
    onLogIn: () => gate.demand(() => {}),
    onOpen: useGatedOpen(),
  };
}

/** LOT-05, GAM-01: where a lottery is played. The address may say how; else the platform does. */
function playPath(item: LotteryItem, query: LotteryView, view: 'betting' | 'lobby', from: string): string {
  const named = isNamed(item, query) ? query.playType : '';
  const playType = view === 'betting' ? named || (item.defaultPlayType ?? '') : '';
  return paths.game({
    vassalage: item.vendor,
    gameType: item.gameType,
    gameCode: item.gameCode,
    view,
    ...(playType !== '' && { playType }),
    from,
  });
}

/** What the vendors are called; a code until that is known. */
function useVendorNames(): (vassalage: string) => string {
  const [vendors] = useRemote(gameVendorList, { language: useLanguage() }, 'oncePerTab');
  const cards = vendors.status === 'ready' ? vendors.value.data.lanes.flatMap((lane) => lane.cards) : [];
  return (code) => cards.find(({ vassalage }) => vassalage === code)?.displayName ?? code;
}

/** Until the open draws are here, or when they cannot be had, the menu knows what was open when it came. */
function useDrawTimes(menu: Remote<LotteryMenu>): Pick<LotteryScreenProps, 'draws' | 'drawsFailed'> {
  const { draws, failure } = useOpenDraws();
  const times = (list: readonly (LotteryItem | OpenDraw)[], at: number): OpenDraws =>
    new Map(list.filter(({ numero }) => numero !== '').map((draw) => [draw.gameId, drawTimes(draw, at)]));
  const known: Remote<OpenDraws> =
    draws.status === 'ready'
      ? ready(times(draws.value, draws.at), draws.refreshing, draws.at)
      : menu.status === 'ready'
        ? ready(times(menu.value.games, menu.at), true, menu.at)
        : menu;
  return { draws: known, drawsFailed: failure };
}

/** LOT-02: of the given lotteries only, newest first. */
function useResults(of: Remote<readonly LotteryItem[]>): Remote<readonly LotteryResult[]> {
  const language = useLanguage();
  const input = { prizeMode: siteConstants.lotteryType, count: mostResults };
  const [results] = useRemote(lotteryResults, input, 'live', { refreshEveryMs: resultsEveryMs });
  if (of.status !== 'ready') return of;
  const names = new Map(of.value.map(({ gameId, remark }) => [gameId, remark]));
  return mapRemote(results, ({ list }) =>
    newestFirst(list).flatMap(({ gameId, numero, winningNumber, winningTime }) => {
      const name = names.get(gameId);
      if (name === undefined) return [];
      return { gameId, numero, name, digits: winningDigits(winningNumber), date: drawDate(winningTime, language) };
    }),
  );
}

/** Says what became of the press; what was taken off the list can be put back. */
function useAnnouncedKeeping(
  set: LotteryFavourites['set'],
): (item: Pick<LotteryItem, 'gameId' | 'remark'>, kept: boolean) => void {
  const toast = useToast();
  const { t } = useTranslation('lottery');
  return ({ gameId, remark: name }, kept) => {
    if (set === null) return;
    set(gameId, kept);
    toast.show({
      id: 'lotteryFavourite',
      text: t(kept ? 'favouriteAdded' : 'favouriteRemoved', { name }),
      ...(!kept && { action: { label: t('undo'), onPress: () => set(gameId, true) } }),
    });
  };
}
