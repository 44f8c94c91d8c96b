import type { MissionState } from '#api/missions.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Round } from '../schema/games.ts';
import { type SeedMission, missions } from '../seed/missions.ts';
import { isFeatureOn } from '../seed/whitelabel.ts';
import { thaiDate, thaiDay } from '../time.ts';
import { validBetSatang } from './rebates.ts';
import { weekOf } from './weeks.ts';

/** A mission in one week. Nothing of it is stored: its progress is computed from the rounds. */
export interface WeeklyMission extends SeedMission {
  readonly id: string;
  /** ms since the epoch; included. */
  readonly begins: number;
  /** ms since the epoch; not included. */
  readonly ends: number;
}

/** The missions of this week, then those of the previous one, for game types that have a vendor. */
export function missionsOf({ catalogue, now }: Sandbox): readonly WeeklyMission[] {
  const today = thaiDay(now());
  const { monday } = weekOf(today);
  const offeredTypes = new Set(catalogue.vendors.map(({ gameType }) => gameType));
  const offered = missions.filter(({ gameTypes }) => gameTypes.some((type) => offeredTypes.has(type)));
  return [monday, monday - 7].flatMap((day) => {
    const { begins, ends } = weekOf(day);
    return offered.map((mission) => ({ ...mission, id: `${mission.code}-${thaiDate(begins)}`, begins, ends }));
  });
}

/** How many tickets come with a mission's reward: none without a wheel. */
export const ticketsWith = (sandbox: Sandbox, { tickets }: SeedMission): number =>
  sandbox.settings.raffle === null || !isFeatureOn(sandbox, 'WHEEL') ? 0 : tickets;

/** A mission with what a member has wagered for it, in satang. */
export interface MissionProgress {
  readonly mission: WeeklyMission;
  readonly satang: number;
  readonly state: MissionState;
}

/** A member's progress in the missions of this week and the last. Reads the rounds once. */
export function missionProgress(sandbox: Sandbox, { id }: Pick<Member, 'id'>): readonly MissionProgress[] {
  const offered = missionsOf(sandbox);
  const sums = new Map<string, number>();
  for (const [, round] of sandbox.store.entries('rounds')) {
    if (round.memberId !== id) continue;
    for (const mission of offered) {
      const satang = countedSatang(mission, round);
      if (satang > 0) sums.set(mission.id, (sums.get(mission.id) ?? 0) + satang);
    }
  }
  return offered.map((mission) => {
    const satang = sums.get(mission.id) ?? 0;
    return { mission, satang, state: stateOf(mission, satang, sandbox.now()) };
  });
}

/** What a round adds to a mission: nothing while it is unsettled, and nothing when its stake was returned. */
export function countedSatang({ gameTypes, begins, ends }: WeeklyMission, round: Round): number {
  const { gameType, settledAt } = round;
  if (settledAt === null || settledAt < begins || settledAt >= ends || !gameTypes.includes(gameType)) return 0;
  return validBetSatang(round);
}

function stateOf({ targetSatang, ends }: WeeklyMission, satang: number, now: number): MissionState {
  if (satang >= targetSatang) return 'reached';
  return now < ends ? 'running' : 'ended';
}
