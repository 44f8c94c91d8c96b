import { dayMs } from '#text/durations.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PointOrder } from '../schema/points.ts';
import type { RewardSettings } from '../seed/points.ts';
import { satangToAmount } from './ledger.ts';
import { validBetSatang } from './rebates.ts';

/** The rewards that can be redeemed now, in the operator's order. Free rounds of a game that is not offered are not. */
export const rewardsOf = ({ settings, catalogue, now }: Sandbox): readonly RewardSettings[] =>
  settings.points.rewards.filter(
    ({ endsAt, kind, freeRounds }) =>
      (endsAt === null || endsAt > now()) && (kind !== 'spins' || catalogue.gameByCode.has(freeRounds?.gameCode ?? '')),
  );

/** A reward that can be redeemed now. */
export const rewardOf = (sandbox: Sandbox, id: string): RewardSettings | undefined =>
  rewardsOf(sandbox).find((each) => each.id === id);

/** How many of a reward there are; null where they do not run out. */
export const leftOf = ({ store }: Sandbox, { id, stock }: RewardSettings): number | null =>
  stock === null ? null : Math.max(0, stock - (store.get('pointStock', id)?.taken ?? 0));

/** How many of a reward a member can still have; null for any number. What was rejected does not count. */
export function ownLeftOf({ store }: Sandbox, memberId: string, { id, perPerson }: RewardSettings): number | null {
  if (perPerson === null) return null;
  const isOwn = (order: PointOrder | undefined): order is PointOrder =>
    order !== undefined && order.rewardId === id && order.status !== 'Rejected';
  const own = (store.get('memberPointOrders', memberId)?.references ?? [])
    .map((reference) => store.get('pointOrders', reference))
    .filter(isOwn);
  return Math.max(0, perPerson - own.reduce((sum, { quantity }) => sum + quantity, 0));
}

/** What a member has of the sum that a reward asks for, and what is missing; null where it asks for none. */
export function missingFor(sandbox: Sandbox, memberId: string, { requirement }: RewardSettings) {
  if (requirement === null) return null;
  const since = sandbox.now() - requirement.days * dayMs;
  const done = requirement.of === 'deposit' ? depositedSince : wageredSince;
  const doneSatang = Math.min(requirement.satang, done(sandbox, memberId, since));
  const satang = requirement.satang - doneSatang;
  return { of: requirement.of, satang, amount: satangToAmount(satang), done: satangToAmount(doneSatang) };
}

/** The valid bets of a member that were settled since a moment and by now, in satang. Walks the rounds once. */
export function wageredSince({ store, now }: Sandbox, memberId: string, since: number): number {
  const until = now();
  let satang = 0;
  for (const [, round] of store.entries('rounds')) {
    const { settledAt } = round;
    if (round.memberId === memberId && settledAt !== null && settledAt >= since && settledAt <= until) {
      satang += validBetSatang(round);
    }
  }
  return satang;
}

/** What a member has deposited since a moment and by now, in satang. */
export function depositedSince({ store, now }: Sandbox, memberId: string, since: number): number {
  const until = now();
  let satang = 0;
  for (const reference of store.get('memberDeposits', memberId)?.references ?? []) {
    const deposit = store.get('deposits', reference);
    if (deposit?.status !== 'paid') continue;
    const endedAt = deposit.endedAt ?? 0;
    if (endedAt >= since && endedAt <= until) satang += deposit.payableSatang;
  }
  return satang;
}
