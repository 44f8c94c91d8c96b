import { useMemo, useState } from 'react';
import { gameRooms } from '#api/launch.ts';
import { lotteryMenu, lotteryOpenDraws, lotteryResults } from '#api/lottery.ts';
import { type SportMatch, gameMatches } from '#api/matches.ts';
import { siteConstants } from '#api/primitives.ts';
import { promotionStates } from '#api/promotions.ts';
import { gameRankList } from '#api/winners.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { toTableView } from '#core/catalogue/tables/tableView.ts';
import { useCategories } from '#core/catalogue/useCategories.ts';
import { useMoves } from '#core/catalogue/useMoves.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, loading, mapRemote, ready, useRemote } from '#core/data/remote.ts';
import { useWanted } from '#core/data/useWanted.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import {
  chooseMatches,
  matchesAsked,
  nearLimits,
  openTables,
  pricesOf,
  toDraws,
  toMatches,
  toTeasers,
  toWinners,
} from './near.model.ts';
import type { DrawView, OpenTables, RunningMatches, TeaserView, WinnerView } from './near.types.ts';

/** Reads the lotteries that take bets. Without their last results, the rest is shown. */
export function useDraws(paused: readonly string[]): Remote<readonly DrawView[]> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  const { device, lotteryType: prizeMode } = siteConstants;
  const [menu] = useRemote(lotteryMenu, { prizeMode, device, language }, 'perLanguage');
  const [draws] = useRemote(lotteryOpenDraws, { prizeMode }, 'live');
  const [results] = useRemote(lotteryResults, { prizeMode }, 'live');
  if (menu.status !== 'ready') return menu;
  if (draws.status === 'ready' && results.status === 'loading') return loading;
  return mapRemote(draws, ({ list }) =>
    toDraws(
      {
        games: menu.value.games,
        draws: list,
        results: results.status === 'ready' ? results.value.list : [],
      },
      { at: draws.status === 'ready' ? draws.at : clock.now(), now: clock.now(), imageUrl, paused },
    ),
  );
}

/** Reads the promotions with their terms. Without the terms, their titles are shown. */
export function usePromotions(): Remote<readonly TeaserView[]> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const announcements = useAnnouncements();
  const [states] = useRemote(promotionStates, { language }, 'live');
  if (states.status === 'loading') return loading;
  return mapRemote(announcements, ({ promotion }) =>
    toTeasers(promotion, states.status === 'ready' ? states.value.list : [], clock.now()),
  );
}

/** Reads the latest winners. */
export function useWinners(paused: readonly string[]): Remote<readonly WinnerView[]> {
  const [winners] = useRemote(gameRankList, { language: useLanguage() }, 'oncePerSession');
  return mapRemote(winners, ({ list }) => toWinners(list, paused));
}

/** The running matches that are shown, as they were chosen of an answer. */
interface Chosen {
  readonly answer: readonly SportMatch[] | undefined;
  readonly ids: readonly string[];
}

/**
 * Reads the running matches of the sports vendors that are open.
 * @param near the list is near the window: what moves in it is followed each second
 */
export function useMatches(paused: readonly string[], near: boolean): Remote<RunningMatches> {
  const language = useLanguage();
  const categories = useCategories();
  const vendors = categories.status === 'ready' ? categories.value.find(({ type }) => type === 'SPORTS')?.vendors : [];
  const vassalages = (vendors ?? []).map((card) => card.vassalage).filter((vassalage) => !paused.includes(vassalage));
  const input = { vassalages: vassalages.join(), language, limit: matchesAsked, when: 'live' } as const;
  useWanted(gameMatches, near && vassalages.length > 0);
  const [matches] = useRemote(gameMatches, vassalages.length === 0 ? null : input, 'live');
  const answer = matches.status === 'ready' ? matches.value.list : undefined;
  const [chosen, setChosen] = useState<Chosen>({ answer: undefined, ids: [] });
  const { ids } = chosen;
  if (answer !== undefined && answer !== chosen.answer) setChosen({ answer, ids: chooseMatches(answer, ids) });
  // Each price that moves is a rendering; only those in view are followed.
  const pricesShown = useMemo(
    () => answer && pricesOf(answer.filter(({ matchId }) => ids.includes(matchId))),
    [answer, ids],
  );
  const wayOf = useMoves(pricesShown);
  if (categories.status === 'failed') return categories;
  if (categories.status === 'ready' && vassalages.length === 0) return ready({ list: [], live: 0 });
  const vendorOf = (vassalage: string) => {
    const card = vendors?.find((one) => one.vassalage === vassalage);
    return { vassalage, gameType: card?.gameType ?? ('SPORTS' as const), name: card?.displayName ?? vassalage };
  };
  return mapRemote(matches, ({ list, counts }) => ({
    list: toMatches(list, { vendorOf, wayOf, before: ids }),
    live: counts?.live ?? 0,
  }));
}

/** Reads the live tables that are open, those with the most players first. */
export function useTables(paused: readonly string[]): Remote<OpenTables> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const imageUrl = useImageUrl();
  const [rooms] = useRemote(gameRooms, { vassalage: '', gameType: 'LIVE', language }, 'live');
  return mapRemote(rooms, ({ list }) => {
    const open = openTables(list, paused);
    const context = { imageUrl, language, now: clock.now(), from: paths.home(), vendorName: String };
    return { list: open.slice(0, nearLimits.tables).map((table) => toTableView(table, context)), total: open.length };
  });
}
