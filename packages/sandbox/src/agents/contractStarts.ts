import { dayMs } from '#text/durations.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Contract } from '../schema/contracts.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { type CountedPeriod, countedPeriodAt, nextPeriod } from './contractPeriods.ts';
import { ownFrom, periodOfContract } from './contractRows.ts';
import { covers } from './contractTerms.ts';

/** The first moment of a day of the site that is written as yyyy-MM-dd; null for a day that does not exist. */
export function readStart(day: string): number | null {
  const at = Date.parse(`${day}T00:00:00+07:00`);
  return Number.isFinite(at) && thaiDate(at) === day ? at : null;
}

/** Whether an offer can ask to begin at the first moment of a day: today or some days ahead, and a period begins then. */
export function isStart(sandbox: Sandbox, period: CountedPeriod, at: number): boolean {
  const today = startOfThaiDay(thaiDay(sandbox.now()));
  const last = today + sandbox.settings.contracts.startDays * dayMs;
  return at >= today && at <= last && countedPeriodAt(period, at).begins === at;
}

/** The days to come on which an offer of an agent's own terms can begin, as yyyy-MM-dd. */
export function startsOf(
  sandbox: Sandbox,
  uplineId: string,
  own: Pick<Contract, 'kind' | 'period'>,
): readonly string[] {
  const first = Math.max(sandbox.now() + 1, coveredFrom(sandbox, { ...own, uplineId }));
  const { startDays } = sandbox.settings.contracts;
  return Array.from({ length: startDays }, (_, ahead) => startOfThaiDay(thaiDay(sandbox.now()) + ahead + 1))
    .filter((at) => at >= first && isStart(sandbox, periodOfContract(own), at))
    .map(thaiDate);
}

/**
 * From when on an upline has contracts over the periods of an offer that cover its tiers, without a gap until the last one:
 * what is promised and what is passed on are compared period by period.
 */
function coveredFrom(sandbox: Sandbox, offer: Omit<Beginning, 'from' | 'downlineId'>): number {
  const now = sandbox.now();
  if (offer.uplineId === null) return now;
  let from = Infinity;
  for (const each of ownFrom(sandbox, offer.uplineId, offer.kind, now)) {
    const { tiers = [] } = offer;
    if ((each.until ?? Infinity) < from || !covers(each, { ...offer, tiers })) break;
    from = each.from;
  }
  return from === Infinity ? now : from;
}

/** What an offer is, and from when on it is to count at the earliest. */
export interface Beginning extends Pick<Contract, 'kind' | 'period' | 'uplineId' | 'downlineId' | 'from'> {
  /** @default any that the upline's terms cover */
  readonly tiers?: Contract['tiers'];
}

/**
 * AGT-03e: when an offer begins that is accepted now: with the first period that begins neither before it is to, nor while what it
 * replaces has a running period or is to begin later, nor before the upline has such a contract.
 */
export function beginningOf(sandbox: Sandbox, offer: Beginning): number {
  const now = sandbox.now();
  const period = periodOfContract(offer);
  const own = ownFrom(sandbox, offer.downlineId, offer.kind, now);
  const ends = own.map((each) => {
    if (each.until !== null) return each.until;
    return each.from > now ? each.from : countedPeriodAt(periodOfContract(each), now).ends;
  });
  const begins = nextPeriod(period, Math.max(now, offer.from, coveredFrom(sandbox, offer), ...ends)).begins;
  return crossedUntil(own, offer, begins) ?? begins;
}

/**
 * A contract over other periods ends with its last whole one, so that the next one has to begin right after it: null when it
 * does at a moment, otherwise when it would.
 */
function crossedUntil(own: readonly Contract[], offer: Beginning, begins: number): number | null {
  const last = own.find(({ until, from }) => until === null && from < begins);
  if (last === undefined) return null;
  const crossed = countedPeriodAt(periodOfContract(last), begins);
  const period = periodOfContract(offer);
  return nextPeriod(period, crossed.begins).begins === begins ? null : nextPeriod(period, crossed.ends).begins;
}
