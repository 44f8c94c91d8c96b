import { ok } from '#api/errors.ts';
import type * as contract from '#api/missions.ts';
import { satangToAmount } from '../ledger.ts';
import { refuse } from '../refusal.ts';
import type { Round } from '../rows.ts';
import { type SeedMission, missions } from '../seed/missions.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { weekdayOf } from './lotteryDraws.ts';
import { validBetSatang } from './rebate.ts';
import { isTrial } from './roles.ts';
import { iso, startOfThaiDay, thaiDate, thaiDay } from './time.ts';
import { wordingOf } from './wording.ts';

/** A mission in one week, of which nothing is kept: what has come of it is in the rounds. */
interface WeeklyMission extends SeedMission {
  readonly id: string;
  /** ms since the epoch. */
  readonly begins: number;
  /** The first moment that is no more of it. */
  readonly ends: number;
}

/** MEM-03g. One walk through the rounds, whatever the number of missions. */
export const missionSummary: Handler<typeof contract.missionSummary> = ({ world, member }, { language }) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const offered = missionsOf(world);
  const sums = new Map<string, number>();
  for (const [, round] of world.store.entries('rounds')) {
    if (round.memberId !== member.id) continue;
    for (const mission of offered) {
      const satang = countedSatang(mission, round);
      if (satang > 0) sums.set(mission.id, (sums.get(mission.id) ?? 0) + satang);
    }
  }
  const { title } = wordingOf(world, gameLanguage(language));
  return ok({
    list: offered.map((mission) => {
      const satang = sums.get(mission.id) ?? 0;
      return {
        id: mission.id,
        name: title(mission.name),
        text: title(mission.text),
        gameTypes: [...mission.gameTypes],
        target: satangToAmount(mission.targetSatang),
        wagered: satangToAmount(satang),
        missing: satang < mission.targetSatang ? satangToAmount(mission.targetSatang - satang) : null,
        reward: satangToAmount(mission.rewardSatang),
        status: stateOf(mission, satang, world.now()),
        from: iso(mission.begins),
        until: iso(mission.ends),
      };
    }),
  });
};

/** Refuses a mission of neither week; the detail names the field. */
export const missionLeaderboard: Handler<typeof contract.missionLeaderboard> = ({ world, member }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const mission = missionsOf(world).find(({ id }) => id === input.missionId);
  if (mission === undefined) return refuse('invalid_input', { detail: { field: 'missionId' } });
  const ranks = standingsOf(world, mission).map(({ memberId, nickname, satang }, at) => ({
    memberId,
    view: { rank: at + 1, nickname: maskNickname(nickname), wagered: satangToAmount(satang) },
  }));
  return ok({
    list: ranks.slice(0, input.count).map(({ view }) => view),
    own: ranks.find(({ memberId }) => memberId === member.id)?.view ?? null,
  });
};

/** Those of this week, then those of the last one, of kinds of games that somebody offers here. */
function missionsOf({ catalogue, now }: World): readonly WeeklyMission[] {
  const today = thaiDay(now());
  const monday = today - ((weekdayOf(today) + 5) % 7);
  const played = new Set(catalogue.vendors.map(({ gameType }) => gameType));
  const offered = missions.filter(({ gameTypes }) => gameTypes.some((type) => played.has(type)));
  return [monday, monday - 7].flatMap((day) => {
    const [begins, ends] = [startOfThaiDay(day), startOfThaiDay(day + 7)];
    return offered.map((mission) => ({ ...mission, id: `${mission.code}-${thaiDate(begins)}`, begins, ends }));
  });
}

/** What a round adds to a mission; nothing while it waits, and nothing if its stake came back. */
function countedSatang({ gameTypes, begins, ends }: WeeklyMission, round: Round): number {
  const { gameType, settledAt } = round;
  if (settledAt === null || settledAt < begins || settledAt >= ends || !gameTypes.includes(gameType)) return 0;
  return validBetSatang(round);
}

function stateOf({ targetSatang, ends }: WeeklyMission, satang: number, now: number): contract.MissionState {
  if (satang >= targetSatang) return 'reached';
  return now < ends ? 'running' : 'ended';
}

interface Standing {
  readonly memberId: string;
  readonly nickname: string;
  readonly satang: number;
  /** When it came to this sum, ms. */
  readonly at: number;
}

/** Everybody whose bets count, the first first. Reads the rounds once. */
function standingsOf(world: World, mission: WeeklyMission): readonly Standing[] {
  const standings = new Map<string, Standing>();
  for (const [, round] of world.store.entries('rounds')) {
    const satang = countedSatang(mission, round);
    const member = satang > 0 && round.memberId !== null ? world.store.get('members', round.memberId) : undefined;
    if (member === undefined) continue;
    const before = standings.get(member.id);
    standings.set(member.id, {
      memberId: member.id,
      nickname: member.nickname,
      satang: (before?.satang ?? 0) + satang,
      at: Math.max(before?.at ?? 0, round.settledAt ?? 0),
    });
  }
  return [...standings.values()].toSorted((one, other) => other.satang - one.satang || one.at - other.at);
}

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** The first two letters and the last, as readers see letters; of a short name the first alone. */
function maskNickname(name: string): string {
  const seen = Array.from(letters.segment(name.trim()), ({ segment }) => segment);
  return seen.length <= 3 ? `${seen[0] ?? ''}***` : `${seen.slice(0, 2).join('')}***${seen.at(-1)}`;
}
