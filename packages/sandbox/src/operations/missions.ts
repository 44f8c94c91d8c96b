import { ok } from '#api/errors.ts';
import type * as contract from '#api/missions.ts';
import { weekdayOf } from '../games/lotteryDraws.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import { validBetSatang } from '../money/rebates.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema.ts';
import { type SeedMission, missions } from '../seed/missions.ts';
import { iso, startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { wordingOf } from '../wording.ts';

/** A mission in one week. Nothing of it is stored: its progress is computed from the rounds. */
interface WeeklyMission extends SeedMission {
  readonly id: string;
  /** ms since the epoch; included. */
  readonly begins: number;
  /** ms since the epoch; not included. */
  readonly ends: number;
}

/** MEM-03g: lists the missions of this week with the member's progress. Walks the rounds once for all of them. */
export const missionSummary: Handler<typeof contract.missionSummary> = ({ sandbox, member }, { language }) => {
  const offered = missionsOf(sandbox);
  const sums = new Map<string, number>();
  for (const [, round] of sandbox.store.entries('rounds')) {
    if (round.memberId !== member.id) continue;
    for (const mission of offered) {
      const satang = countedSatang(mission, round);
      if (satang > 0) sums.set(mission.id, (sums.get(mission.id) ?? 0) + satang);
    }
  }
  const { title } = wordingOf(sandbox, gameLanguage(language));
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
        status: stateOf(mission, satang, sandbox.now()),
        from: iso(mission.begins),
        until: iso(mission.ends),
      };
    }),
  });
};

/** Ranks the members of a mission. Refuses a mission of any other week; the detail names the field. */
export const missionLeaderboard: Handler<typeof contract.missionLeaderboard> = ({ sandbox, member }, input) => {
  const mission = missionsOf(sandbox).find(({ id }) => id === input.missionId);
  if (mission === undefined) return refuse('invalid_input', { detail: { field: 'missionId' } });
  const ranks = standingsOf(sandbox, mission).map(({ memberId, nickname, satang }, at) => ({
    memberId,
    view: { rank: at + 1, nickname: maskNickname(nickname), wagered: satangToAmount(satang) },
  }));
  return ok({
    list: ranks.slice(0, input.count).map(({ view }) => view),
    own: ranks.find(({ memberId }) => memberId === member.id)?.view ?? null,
  });
};

/** The missions of this week, then those of the previous one, for game types that have a vendor. */
function missionsOf({ catalogue, now }: Sandbox): readonly WeeklyMission[] {
  const today = thaiDay(now());
  const monday = today - ((weekdayOf(today) + 5) % 7);
  const offeredTypes = new Set(catalogue.vendors.map(({ gameType }) => gameType));
  const offered = missions.filter(({ gameTypes }) => gameTypes.some((type) => offeredTypes.has(type)));
  return [monday, monday - 7].flatMap((day) => {
    const [begins, ends] = [startOfThaiDay(day), startOfThaiDay(day + 7)];
    return offered.map((mission) => ({ ...mission, id: `${mission.code}-${thaiDate(begins)}`, begins, ends }));
  });
}

/** What a round adds to a mission: nothing while it is unsettled, and nothing when its stake was returned. */
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
  /** When the member reached this sum, ms. */
  readonly at: number;
}

/** All members with counted bets, highest sum first; equal sums by the earlier time. Reads the rounds once. */
function standingsOf(sandbox: Sandbox, mission: WeeklyMission): readonly Standing[] {
  const standings = new Map<string, Standing>();
  for (const [, round] of sandbox.store.entries('rounds')) {
    const satang = countedSatang(mission, round);
    const member = satang > 0 && round.memberId !== null ? sandbox.store.get('members', round.memberId) : undefined;
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

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Keeps the first two graphemes and the last; only the first of a name of up to three. */
function maskNickname(name: string): string {
  const letters = Array.from(graphemes.segment(name.trim()), ({ segment }) => segment);
  return letters.length <= 3 ? `${letters[0] ?? ''}***` : `${letters.slice(0, 2).join('')}***${letters.at(-1)}`;
}
