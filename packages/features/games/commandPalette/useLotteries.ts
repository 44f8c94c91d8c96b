import { useMemo } from 'react';
import { type LotteryItem, lotteryMenu } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';

/** A lottery with the names of the categories that list it. */
export interface NamedLottery extends LotteryItem {
  readonly categories: readonly string[];
}

const none: readonly NamedLottery[] = [];

/**
 * Loads all lotteries, with the request that the lottery page makes too. Empty until they have loaded.
 * @param enabled whether to load them
 */
export function useLotteries(enabled: boolean): readonly NamedLottery[] {
  const { device, lotteryType: prizeMode } = siteConstants;
  const language = useLanguage();
  const [menu] = useRemote(lotteryMenu, enabled ? { prizeMode, device, language } : null, 'perLanguage');
  const value = menu.status === 'ready' ? menu.value : null;
  return useMemo(() => {
    if (value === null) return none;
    const names = new Map(value.menus.map(({ code, name }) => [code, name]));
    return value.games.map((game) => ({
      ...game,
      categories: [game.gameMenuTag, ...game.gameMenus].flatMap((code) => names.get(code) ?? []),
    }));
  }, [value]);
}
