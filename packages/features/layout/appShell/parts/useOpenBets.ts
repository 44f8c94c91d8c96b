import { memberBets } from '#api/records.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { addDays, dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import type { Role } from '#core/session/role.ts';

/** The longest range of days that the list of bets is asked for. */
const days = 31;

/** How many bets of a player wait for their result, and a function that asks again. */
export interface OpenBets {
  /** 0 until it is known, and for who has none. */
  readonly count: number;
  readonly refresh: () => Promise<void>;
}

/** Counts the bets of the last 31 days that wait for their result. Asked with the badges, never on a clock. */
export function useOpenBets(role: Role): OpenBets {
  const { clock } = usePlatform();
  const language = useLanguage();
  const to = dayOf(clock.now());
  const asks = role === 'member' || role === 'agent';
  const range = { from: addDays(to, 1 - days), to, pageNo: 1, pageSize: 1, language };
  const [bets, { refresh }] = useRemote(memberBets, asks ? { ...range, status: 'waiting' } : null, 'badges');
  return { count: bets.status === 'ready' ? bets.value.totals.waiting : 0, refresh };
}
