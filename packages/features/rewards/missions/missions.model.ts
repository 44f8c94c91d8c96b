import type { Mission } from '#api/missions.ts';
import type { PlayLimit } from '#api/responsiblePlay.ts';
import { toSatang } from '#core/format/money.ts';
import { dayMs } from '#text/durations.ts';
import type { MissionView, Weeks } from './missions.types.ts';

/** The shortest length of a limit's period, in days. */
const periodDays = { day: 1, week: 7, month: 28 } as const;

/**
 * What a limit on stakes leaves until a moment, in satang: the rest of the running period, and each later one in full.
 * @param until ms since 1970
 */
function leaves({ period, value, left, resetsAt }: PlayLimit, until: number): bigint {
  const days = typeof period === 'string' ? periodDays[period] : 1;
  const laterPeriods = Math.max(0, Math.ceil((until - Date.parse(resetsAt)) / (days * dayMs)));
  return toSatang(left) + BigInt(laterPeriods) * toSatang(value);
}

/** Whether the player's own limits on stakes leave less than a running mission still asks for. */
function isPaused({ status, missing, until }: Mission, limits: readonly PlayLimit[]): boolean {
  if (status !== 'running' || missing === null) return false;
  return limits.some((limit) => limit.kind === 'wager' && leaves(limit, Date.parse(until)) < toSatang(missing));
}

/**
 * Divides the missions into those of this week and those that have ended.
 * @param limits the player's own; a mission that they do not leave room for is paused
 * @param now ms since 1970, by the platform's clock
 */
export function toWeeks(missions: readonly Mission[], limits: readonly PlayLimit[], now: number): Weeks {
  const toView = (mission: Mission): MissionView => ({
    ...mission,
    // `until` itself no longer counts, so the last minute is named.
    until: Date.parse(mission.until) - 60_000,
    paused: isPaused(mission, limits),
  });
  const hasEnded = ({ until }: Mission): boolean => Date.parse(until) <= now;
  return {
    current: missions.filter((mission) => !hasEnded(mission)).map(toView),
    past: missions.filter(hasEnded).map(toView),
  };
}
