import { type LotteryItem, lotteryMenu } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';

const none: readonly LotteryItem[] = [];

/**
 * Loads all lotteries, with the request that the lottery page makes too. Empty until they have loaded.
 * @param enabled whether to load them
 */
export function useLotteries(enabled: boolean): readonly LotteryItem[] {
  const { device, lotteryType: prizeMode } = siteConstants;
  const language = useLanguage();
  const [menu] = useRemote(lotteryMenu, enabled ? { prizeMode, device, language } : null, 'perLanguage');
  return menu.status === 'ready' ? menu.value.games : none;
}
