import { type LotteryItem, lotteryMenu } from '#api/lottery.ts';
import { siteConstants } from '#api/primitives.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useRemote } from '../shared/remote.ts';

const none: readonly LotteryItem[] = [];

/** All lotteries, by the one question that their page asks too, once per session. Whatever else there is does not wait. */
export function useLotteries(wanted: boolean): readonly LotteryItem[] {
  const { device, lotteryType: prizeMode } = siteConstants;
  const language = useLanguage();
  const [menu] = useRemote(lotteryMenu, wanted ? { prizeMode, device, language } : null, 'perLanguage');
  return menu.status === 'ready' ? menu.value.games : none;
}
