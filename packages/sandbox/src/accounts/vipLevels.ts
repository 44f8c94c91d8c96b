import { depositedSince, wageredSince } from '../money/pointRewards.ts';
import { restOf } from '../play/protections.ts';
import type { MemberLevel } from '../pointsSchema.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Member } from '../schema.ts';
import { openingRef } from '../seed/members.ts';
import type { VipLevelSettings } from '../seed/vip.ts';
import { dayMs, startOfThaiDay, thaiDate, thaiDay } from '../time.ts';

/** The first moment of the Thai month after the one that contains a moment. */
function nextMonth(at: number): number {
  const day = Number(thaiDate(at).slice(8));
  const monthEnds = thaiDay(at) - day + 1 + 31;
  return startOfThaiDay(monthEnds - (Number(thaiDate(startOfThaiDay(monthEnds)).slice(8)) - 1));
}

/** What a member has deposited and wagered before a moment, in satang, over the days that count. */
export function vipSums({ now, ...sandbox }: Sandbox, memberId: string) {
  const at = { ...sandbox, now };
  const since = now() - sandbox.settings.vip.days * dayMs;
  return { depositSatang: depositedSince(at, memberId, since), validBetSatang: wageredSince(at, memberId, since) };
}

/**
 * The level of a member, after every review that is due. A level is looked at on the first day of a month and does not change
 * in between; during a break nothing is looked at. Joins the open transaction.
 */
export function levelOf(sandbox: Sandbox, member: Member): MemberLevel {
  const { store, now } = sandbox;
  const opened = store.get('postings', openingRef(member.id))?.at ?? null;
  const first = { memberId: member.id, rank: member.club?.rankLevel ?? 0, since: opened, history: [] };
  const known = store.get('memberLevels', member.id);
  let level = known ?? { ...first, reviewAt: nextMonth(now()) };
  if (known === undefined) store.put('memberLevels', member.id, level);
  while (level.reviewAt <= now()) {
    level = review(sandboxAt(sandbox, level.reviewAt), member, level);
    store.put('memberLevels', member.id, level);
    const { name } = settingsOf(sandbox, level.rank) ?? {};
    const club = level.rank > 0 && name !== undefined ? { labelName: name.th, rankLevel: level.rank } : null;
    if (club?.rankLevel !== member.club?.rankLevel) store.put('members', member.id, { ...member, club });
  }
  return level;
}

/** Reaches the highest level whose sums are there; otherwise keeps the level, or falls by one. */
function review(sandbox: Sandbox, member: Member, level: MemberLevel): MemberLevel {
  const at = sandbox.now();
  const next = { ...level, reviewAt: nextMonth(at) };
  if (restOf(sandbox, member.id) !== null) return next;
  const sums = vipSums(sandbox, member.id);
  const has = (asked: VipLevelSettings['needs']): boolean =>
    asked === null || (sums.depositSatang >= asked.depositSatang && sums.validBetSatang >= asked.validBetSatang);
  const reached = sandbox.settings.vip.levels.findLast(({ needs }) => has(needs))?.rank ?? 0;
  const kept = has(settingsOf(sandbox, level.rank)?.keeps ?? null) ? level.rank : level.rank - 1;
  const rank = Math.max(reached, kept, 0);
  if (rank === level.rank) return next;
  const history = [{ rank: level.rank, at: level.since ?? at }, ...level.history];
  return { ...next, rank, since: at, history };
}

/** What a club rank is called and asks for; undefined for a rank that the operator does not have. */
export const settingsOf = ({ settings }: Sandbox, rank: number): VipLevelSettings | undefined =>
  settings.vip.levels.find((each) => each.rank === rank);
