import { dayMs } from '#text/durations.ts';
import { tellLevel, tellLevelCanFall } from '../inbox/levelMessages.ts';
import { depositedSince, wageredSince } from '../money/pointRewards.ts';
import { grantReward } from '../money/rewards.ts';
import { restOf } from '../play/protections.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { MemberLevel } from '../schema/points.ts';
import { openingRef } from '../seed/members.ts';
import type { VipLevelSettings } from '../seed/vip.ts';
import { isFeatureOn } from '../seed/whitelabel.ts';
import { startOfThaiDay, thaiDate, thaiDay } from '../time.ts';

/** The first moment of the Thai month after the one that contains a moment. */
function nextMonth(at: number): number {
  const day = Number(thaiDate(at).slice(8));
  const monthEnds = thaiDay(at) - day + 1 + 31;
  return startOfThaiDay(monthEnds - (Number(thaiDate(startOfThaiDay(monthEnds)).slice(8)) - 1));
}

/** What a member has deposited and wagered by now, in satang, over the days that count before a moment. */
export function vipSums(sandbox: Sandbox, memberId: string, before = sandbox.now()) {
  const since = before - sandbox.settings.vip.days * dayMs;
  return {
    depositSatang: depositedSince(sandbox, memberId, since),
    validBetSatang: wageredSince(sandbox, memberId, since),
  };
}

/**
 * VIP-01: the level of a member, after everything that is due, whenever it is looked at. A level is reviewed on the first day of a
 * month and does not change in between. It falls only when the member was told in time; during a break nothing is looked
 * at. Joins the open transaction.
 */
export function levelOf(sandbox: Sandbox, member: Member): MemberLevel {
  const { store, now } = sandbox;
  const noticeMs = sandbox.settings.vip.noticeDays * dayMs;
  const opened = store.get('postings', openingRef(member.id))?.at ?? null;
  const first = { memberId: member.id, rank: member.club?.rankLevel ?? 0, since: opened, history: [] };
  const known = store.get('memberLevels', member.id);
  let level: MemberLevel = known ?? { ...first, reviewAt: nextMonth(now()) };
  if (known === undefined) {
    // Whose level is looked at for the first time when it is too late for a word keeps it at the next review.
    if (level.reviewAt - noticeMs < now()) level = { ...level, toldAt: null };
    store.put('memberLevels', member.id, level);
  }
  for (;;) {
    const { reviewAt, toldAt } = level;
    const noticeAt = reviewAt - noticeMs;
    if (toldAt === undefined && noticeAt <= now()) {
      level = notice(sandboxAt(sandbox, noticeAt), level);
      store.put('memberLevels', member.id, level);
    }
    if (reviewAt > now()) return level;
    level = review(sandboxAt(sandbox, reviewAt), member, level);
    store.put('memberLevels', member.id, level);
  }
}

const has = (asked: VipLevelSettings['needs'], sums: ReturnType<typeof vipSums>): boolean =>
  asked === null || (sums.depositSatang >= asked.depositSatang && sums.validBetSatang >= asked.validBetSatang);

/** Whether what keeps a level at its next review is missing so far. */
export const isMissing = (sandbox: Sandbox, { memberId, rank, reviewAt }: MemberLevel): boolean =>
  !has(settingsOf(sandbox, rank)?.keeps ?? null, vipSums(sandbox, memberId, reviewAt));

/** Tells a member that the level can fall at the next review, unless it is kept already. */
function notice(sandbox: Sandbox, level: MemberLevel): MemberLevel {
  const { memberId, rank, reviewAt } = level;
  const own = settingsOf(sandbox, rank);
  const below = settingsOf(sandbox, rank - 1);
  const isSafe = own === undefined || below === undefined || !isMissing(sandbox, level);
  if (isSafe || restOf(sandbox, memberId) !== null) return { ...level, toldAt: null };
  tellLevelCanFall(sandbox, memberId, { own, below, reviewAt });
  return { ...level, toldAt: sandbox.now() };
}

/** Reaches the highest level whose sums are there; otherwise keeps the level, or falls by one. */
function review(sandbox: Sandbox, { id: memberId }: Member, { toldAt, ...level }: MemberLevel): MemberLevel {
  const at = sandbox.now();
  const next = { ...level, reviewAt: nextMonth(at) };
  if (restOf(sandbox, memberId) !== null) return next;
  const { levels } = sandbox.settings.vip;
  const sums = vipSums(sandbox, memberId);
  const reached = levels.findLast(({ needs }) => has(needs, sums))?.rank ?? 0;
  const falls = toldAt != null && isMissing(sandbox, level);
  const rank = Math.max(reached, falls ? level.rank - 1 : level.rank, 0);
  if (rank === level.rank) return next;
  const own = settingsOf(sandbox, rank);
  const member = sandbox.store.get('members', memberId);
  const club = rank > 0 && own !== undefined ? { labelName: own.name.th, rankLevel: rank } : null;
  if (member !== undefined) sandbox.store.put('members', memberId, { ...member, club });
  if (own !== undefined) tellLevel(sandbox, memberId, own, rank > level.rank);
  const highest = Math.max(level.rank, ...level.history.map((earlier) => earlier.rank));
  for (const each of levels) if (each.rank > highest && each.rank <= rank) giveGift(sandbox, memberId, each);
  const history = [{ rank: level.rank, at: level.since ?? at }, ...level.history];
  return { ...next, rank, since: at, history };
}

/** What comes with a level, in satang: nothing where the operator has no page to take it on. */
export const giftSatangOf = (sandbox: Sandbox, { giftSatang }: VipLevelSettings): number =>
  isFeatureOn(sandbox, 'REWARDS') && isFeatureOn(sandbox, 'VIP') ? giftSatang : 0;

/** Puts the gift of a level into the reward centre. It binds nothing and does not end. */
function giveGift(sandbox: Sandbox, memberId: string, level: VipLevelSettings): void {
  const satang = giftSatangOf(sandbox, level);
  if (satang === 0) return;
  grantReward(sandbox, {
    ...{ id: `vip-${level.rank}`, memberId, kind: 'vip', satang, requiredSatang: 0, gameTypes: [], endsAt: null },
    name: { th: `ของขวัญ${level.name.th}`, en: `${level.name.en} gift` },
    text: { th: 'สำหรับการเข้าระดับนี้ครั้งแรก', en: 'For reaching the level for the first time.' },
  });
}

/** What a club rank is called and asks for; undefined for a rank that the operator does not have. */
export const settingsOf = ({ settings }: Sandbox, rank: number): VipLevelSettings | undefined =>
  settings.vip.levels.find((each) => each.rank === rank);
