import { maskNickname } from '../accounts/maskNickname.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { satangToAmount } from './ledger.ts';

/** A member's place by what was wagered. */
export interface Standing {
  readonly memberId: string;
  readonly nickname: string;
  readonly satang: number;
  /** When the member reached this sum, ms. */
  readonly at: number;
}

/** All members with counted bets, highest sum first; equal sums by the earlier time. Reads the rounds once. */
export function standingsOf({ store }: Sandbox, countedSatang: (round: Round) => number): readonly Standing[] {
  const standings = new Map<string, Standing>();
  for (const [, round] of store.entries('rounds')) {
    const satang = countedSatang(round);
    const member = satang > 0 && round.memberId !== null ? store.get('members', round.memberId) : undefined;
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

/** The first places, and a member's own, with masked names. */
export function rankingView(standings: readonly Standing[], ownId: string, count: number) {
  const ranks = standings.map(({ memberId, nickname, satang }, at) => ({
    memberId,
    view: { rank: at + 1, nickname: maskNickname(nickname), wagered: satangToAmount(satang) },
  }));
  return {
    list: ranks.slice(0, count).map(({ view }) => view),
    own: ranks.find(({ memberId }) => memberId === ownId)?.view ?? null,
  };
}
