import type { ContractKind } from '#api/agent.ts';
import type { DividendPeriod } from '#api/agentContract.ts';
import { dayMs, minuteMs } from '#text/durations.ts';
import { type Period, periodAt } from '../play/periods.ts';

/** What a contract counts over: the periods of a dividend, the hour, and five minutes. */
export type CountedPeriod = DividendPeriod | 'hour' | 'fiveMinutes';

/** The periods of a contract of this kind. Only a dividend has a choice. */
export function countedPeriod(kind: ContractKind, period: DividendPeriod | null): CountedPeriod {
  switch (kind) {
    case 'dividend':
      return period ?? 'M';
    case 'daily':
      return 'D';
    case 'hourly':
      return 'hour';
    case 'realTime':
      return 'fiveMinutes';
  }
}

/**
 * The period that contains a moment, in the site's zone. A week begins on Monday; the halves of a month are the 1st to the
 * 15th, and the 16th to its end. Every period ends where the next one begins.
 */
export function countedPeriodAt(period: CountedPeriod, at: number): Period {
  switch (period) {
    case 'D':
      return periodAt('day', at);
    case 'W':
      return periodAt('week', at);
    case 'M':
      return periodAt('month', at);
    case 'H': {
      const month = periodAt('month', at);
      const middle = month.begins + 15 * dayMs;
      return at < middle ? { begins: month.begins, ends: middle } : { begins: middle, ends: month.ends };
    }
    case 'hour':
      return slotAt(60 * minuteMs, at);
    case 'fiveMinutes':
      return slotAt(5 * minuteMs, at);
  }
}

/** The zone is whole hours from UTC. */
function slotAt(ms: number, at: number): Period {
  const begins = Math.floor(at / ms) * ms;
  return { begins, ends: begins + ms };
}

/** The first period that begins at or after a moment. */
export function nextPeriod(period: CountedPeriod, at: number): Period {
  const around = countedPeriodAt(period, at);
  return around.begins === at ? around : countedPeriodAt(period, around.ends);
}

/** The last period that is over at a moment. */
export const lastFullPeriod = (period: CountedPeriod, at: number): Period =>
  countedPeriodAt(period, countedPeriodAt(period, at).begins - 1);
