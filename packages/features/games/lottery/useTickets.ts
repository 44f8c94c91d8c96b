import { usePlatform } from '#core/data/platform.tsx';
import { type Remote, ready } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import type { Tickets } from './lottery.types.ts';
import { toTickets } from './tickets.model.ts';
import { useLotteryBets } from './useLotteryBets.ts';

/**
 * Loads the member's tickets (LOT-06d). Open bets may be older than the latest ones.
 * @param from the page that their records open over
 */
export function useTickets(from: string): Remote<Tickets> {
  const language = useLanguage();
  const now = usePlatform().clock.now();
  const open = useLotteryBets('open', true);
  const answers = [...open, ...useLotteryBets('recent', true)];
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
