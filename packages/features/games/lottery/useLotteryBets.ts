import { memberBets } from '#api/records.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { ticketDays, ticketLimits } from './lottery.model.ts';

/**
 * Loads the member's lottery bets of the last days (LOT-06d): of the daily lotteries and of the fast ones, since the record lists
 * one category at a time.
 * @param of those that wait for their draw, or the latest
 * @param asks false asks for nothing
 */
export function useLotteryBets(of: keyof typeof ticketLimits, asks: boolean) {
  const language = useLanguage();
  const to = dayOf(usePlatform().clock.now());
  const range = { from: addDays(to, -ticketDays), to, pageNo: 1, pageSize: ticketLimits[of], language };
  const bets = { ...range, ...(of === 'open' && { status: 'waiting' as const }) };
  const [daily] = useRemote(memberBets, asks ? { ...bets, gameType: 'LOTT' } : null, 'live');
  const [fast] = useRemote(memberBets, asks ? { ...bets, gameType: 'ELOTT' } : null, 'live');
  return [daily, fast] as const;
}
