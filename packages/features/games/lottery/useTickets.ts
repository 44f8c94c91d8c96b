import type { GameType } from '#api/primitives.ts';
import { memberBets } from '#api/records.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, ready, useRemote } from '#core/data/remote.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import type { Tickets } from './lottery.types.ts';
import { ticketDays, ticketLimits, toTickets } from './tickets.model.ts';

/**
 * Loads the member's lottery bets of the last days (LOT-06d). The record lists one category at a time, and open bets may be older
 * than the latest ones.
 * @param from the page that their records open over
 */
export function useTickets(from: string): Remote<Tickets> {
  const language = useLanguage();
  const now = usePlatform().clock.now();
  const to = dayOf(now);
  const range = { from: addDays(to, -ticketDays), to, pageNo: 1, language };
  const openOf = (gameType: GameType) =>
    ({ ...range, gameType, status: 'waiting', pageSize: ticketLimits.open }) as const;
  const latestOf = (gameType: GameType) => ({ ...range, gameType, pageSize: ticketLimits.recent });
  const [openDaily] = useRemote(memberBets, openOf('LOTT'), 'live');
  const [openFast] = useRemote(memberBets, openOf('ELOTT'), 'live');
  const [daily] = useRemote(memberBets, latestOf('LOTT'), 'live');
  const [fast] = useRemote(memberBets, latestOf('ELOTT'), 'live');
  const answers = [openDaily, openFast, daily, fast];
  const failures = answers.filter((answer) => answer.status === 'failed');
  if (failures[0] !== undefined) return { ...failures[0], retry: () => failures.forEach(({ retry }) => retry()) };
  const bets = answers.map((answer) => (answer.status === 'ready' ? answer.value.list : null));
  if (bets.includes(null)) return { status: 'loading' };
  // What has been settled meanwhile is in the latest bets, which replace the open ones.
  return ready(
    toTickets(
      bets.flatMap((list) => list ?? []),
      { language, now, from },
    ),
  );
}
