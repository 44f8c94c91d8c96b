import type { PromotionStateName } from '#api/promotions.ts';
import { dayMs } from '#text/durations.ts';
import type { LocalText } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Round } from '../schema/games.ts';
import type { PromotionEntry } from '../schema/promotions.ts';
import type { Reward } from '../schema/rewards.ts';
import type { PromotionRule, SeedPromotion } from '../seed/promotions.ts';
import { depositReferences } from './deposits.ts';
import { periodOf, promotionById, rewardWaitDays } from './promotionRules.ts';
import { validBetSatang } from './rebates.ts';
import { storedReward } from './rewardRows.ts';
import { type Standing, standingsOf } from './standings.ts';

const waitsMs = rewardWaitDays * dayMs;

/** A promotion for one member, at this moment. Sums are in satang. */
export interface PromotionNow {
  readonly state: PromotionStateName;
  readonly progress: { readonly doneSatang: number; readonly requiredSatang: number } | null;
  readonly reason: LocalText | null;
  /** The reward that waits or was taken; null without one. */
  readonly rewardId: string | null;
}

export const entryKey = (memberId: string, promotionId: string, period: string): string =>
  `${memberId} ${promotionId} ${period}`;

/** A member's entry in the current period of a promotion. */
export const entryOf = (sandbox: Sandbox, memberId: string, promotion: SeedPromotion): PromotionEntry | undefined =>
  sandbox.store.get('promotionEntries', entryKey(memberId, promotion.id, periodOf(sandbox, promotion).name));

/** Whether a promotion is not for a member: newcomers are those who have never deposited. */
export const isExcluded = (sandbox: Sandbox, memberId: string, { rule }: SeedPromotion): boolean =>
  rule?.kind === 'deposit' && rule.newcomers && paidDeposits(sandbox, memberId).length > 0;

const plain = (state: PromotionStateName, reason: LocalText | null = null): PromotionNow => ({
  state,
  progress: null,
  reason,
  rewardId: null,
});
const forNewcomers: LocalText = {
  th: 'สำหรับสมาชิกที่ยังไม่เคยฝากเงิน',
  en: 'For members who have not deposited yet.',
};

/** PRM-01: the state of a promotion for a member, or for a visitor (null). */
export function promotionNow(
  sandbox: Sandbox,
  member: Pick<Member, 'id'> | null,
  promotion: SeedPromotion,
): PromotionNow {
  const { begins, ends } = periodOf(sandbox, promotion);
  const now = sandbox.now();
  if (begins > now) return plain('coming soon');
  const entry = member === null ? undefined : entryOf(sandbox, member.id, promotion);
  if (entry !== undefined && promotion.rule !== null) return entryNow(sandbox, entry, promotion.rule);
  if (ends !== null && ends <= now) return plain('Close');
  if (member !== null && isExcluded(sandbox, member.id, promotion)) return plain('Close', forNewcomers);
  return plain('Join');
}

/** The state of a promotion that a member takes part in. */
function entryNow(sandbox: Sandbox, entry: PromotionEntry, rule: PromotionRule): PromotionNow {
  const rewardId = rewardIdOf(entry);
  const stored = storedReward(sandbox, entry.memberId, rewardId);
  if (rule.kind === 'application') {
    const { decision } = entry;
    if (decision === null) return plain('Applying');
    return decision.granted ? { ...plain('Issued'), rewardId } : plain('Rejected', decision.reason);
  }
  if (rule.kind === 'ranking') return plain('signed');
  const progress = progressOf(sandbox, entry, rule);
  if (stored?.takenAt != null) return { ...plain('Claimed'), progress, rewardId };
  if (reachedReward(sandbox, entry, rule) !== null) return { ...plain('Claim'), progress, rewardId };
  if (entry.endsAt !== null && entry.endsAt <= sandbox.now()) return plain('Close');
  return { ...plain((progress?.doneSatang ?? 0) > 0 ? 'Process' : 'Joined'), progress };
}

function progressOf(sandbox: Sandbox, entry: PromotionEntry, rule: PromotionRule): PromotionNow['progress'] {
  if (rule.kind !== 'wager') return null;
  const { targetSatang } = rule;
  return { doneSatang: Math.min(wageredSatang(sandbox, entry, rule), targetSatang), requiredSatang: targetSatang };
}

/** The rewards that a member has reached by promotions, of every period. Those of applications are granted by hand. */
export function promotionRewards(sandbox: Sandbox, { id: memberId }: Pick<Member, 'id'>): readonly Reward[] {
  const { store } = sandbox;
  return (store.get('memberPromotions', memberId)?.keys ?? []).flatMap((key) => {
    const entry = store.get('promotionEntries', key);
    const promotion = entry && promotionById(sandbox, entry.promotionId);
    if (entry === undefined || promotion === undefined || promotion.rule === null) return [];
    const reached = reachedReward(sandbox, entry, promotion.rule);
    return reached === null ? [] : [rewardOf(sandbox, entry, promotion, reached)];
  });
}

/** What a member has applied for in vain, with the operator's reason. */
export function rejectedApplications(
  sandbox: Sandbox,
  { id: memberId }: Pick<Member, 'id'>,
): readonly { readonly reward: Reward; readonly reason: LocalText | null }[] {
  const { store } = sandbox;
  return (store.get('memberPromotions', memberId)?.keys ?? []).flatMap((key) => {
    const entry = store.get('promotionEntries', key);
    const promotion = entry && promotionById(sandbox, entry.promotionId);
    if (entry?.decision?.granted !== false || promotion?.rule?.kind !== 'application') return [];
    const { at, reason } = entry.decision;
    return [{ reward: { ...rewardOf(sandbox, entry, promotion, promotion.rule.rewardSatang), endsAt: at }, reason }];
  });
}

export const rewardIdOf = ({ promotionId, period }: PromotionEntry): string => `promotion-${promotionId}-${period}`;

/** A promotion's reward of a sum, with what it binds. */
export function rewardOf(
  sandbox: Sandbox,
  entry: PromotionEntry,
  { title, rule }: SeedPromotion,
  satang: number,
): Reward {
  const bonus = rule?.kind === 'deposit' ? rule.bonus : null;
  return {
    id: rewardIdOf(entry),
    memberId: entry.memberId,
    kind: 'promotion',
    name: title,
    text: { th: '', en: '' },
    satang,
    requiredSatang: bonus === null ? 0 : satang * bonus.times,
    ...(bonus !== null && { wagerDays: bonus.days }),
    ...(bonus?.mostStakeSatang !== undefined && { mostStakeSatang: bonus.mostStakeSatang }),
    gameTypes: bonus?.gameTypes ?? [],
    grantedAt: sandbox.now(),
    endsAt: entry.endsAt === null ? null : entry.endsAt + waitsMs,
    takenAt: null,
    reference: null,
  };
}

/** The sum that an entry has reached, in satang; null for none yet. */
function reachedReward(sandbox: Sandbox, entry: PromotionEntry, rule: PromotionRule): number | null {
  switch (rule.kind) {
    case 'deposit': {
      const counted = paidDeposits(sandbox, entry.memberId).findLast(
        ({ payableSatang, endedAt }) => payableSatang >= rule.fromSatang && isWithin(entry, endedAt),
      );
      if (counted === undefined) return null;
      return depositShare(rule, counted.payableSatang);
    }
    case 'wager':
      return wageredSatang(sandbox, entry, rule) >= rule.targetSatang ? rule.rewardSatang : null;
    case 'ranking': {
      if (entry.endsAt === null || entry.endsAt > sandbox.now()) return null;
      const place = rankingOf(sandbox, entry.promotionId, entry.period).findIndex(
        ({ memberId }) => memberId === entry.memberId,
      );
      return rule.prizesSatang[place] ?? null;
    }
    case 'application':
      return null;
  }
}

/** What a deposit of a sum that is large enough brings, in satang. */
export const depositShare = (
  { percent, mostSatang }: Pick<Extract<PromotionRule, { kind: 'deposit' }>, 'percent' | 'mostSatang'>,
  satang: number,
): number => Math.min(Math.floor((satang * percent) / 100), mostSatang);

/** The members who take part in a period of a ranking, by their valid bets. */
export function rankingOf(sandbox: Sandbox, promotionId: string, period: string): readonly Standing[] {
  const rule = promotionById(sandbox, promotionId)?.rule;
  if (rule?.kind !== 'ranking') return [];
  const entries = new Map<string, PromotionEntry>();
  for (const [, entry] of sandbox.store.entries('promotionEntries')) {
    if (entry.promotionId === promotionId && entry.period === period) entries.set(entry.memberId, entry);
  }
  return standingsOf(sandbox, (round) => {
    const entry = round.memberId === null ? undefined : entries.get(round.memberId);
    return entry === undefined ? 0 : countedSatang(entry, rule.gameTypes, round);
  });
}

/** What a member has wagered for an entry, in satang. Reads the rounds once. */
function wageredSatang(
  { store }: Sandbox,
  entry: PromotionEntry,
  { gameTypes }: Extract<PromotionRule, { kind: 'wager' }>,
): number {
  let sum = 0;
  for (const [, round] of store.entries('rounds')) {
    if (round.memberId === entry.memberId) sum += countedSatang(entry, gameTypes, round);
  }
  return sum;
}

/** What a round adds: it was placed after joining and settled before the end. */
function countedSatang(entry: PromotionEntry, gameTypes: readonly string[], round: Round): number {
  const counts = gameTypes.includes(round.gameType) && round.playedAt >= entry.joinedAt;
  return counts && isWithin(entry, round.settledAt) ? validBetSatang(round) : 0;
}

const isWithin = ({ joinedAt, endsAt }: PromotionEntry, at: number | null): boolean =>
  at !== null && at >= joinedAt && (endsAt === null || at < endsAt);

/** Newest first. */
const paidDeposits = (sandbox: Sandbox, memberId: string) =>
  depositReferences(sandbox, memberId).flatMap((reference) => {
    const deposit = sandbox.store.get('deposits', reference);
    return deposit?.status === 'paid' ? deposit : [];
  });
