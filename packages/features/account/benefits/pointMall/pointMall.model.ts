import type { InputOf, OutputOf } from '#api/operation.ts';
import type { PointReward } from '#api/pointReward.ts';
import type { PointDelivery, PointRedemption, PointTransaction, pointConvert, pointRedeem } from '#api/points.ts';
import { type MoneyIntentState, pendingOf } from '#core/data/moneyIntent.ts';
import { isSince } from '#core/flow/lookUpIn.ts';
import { readDigits } from '#text/readDigits.ts';
import { readLines, readText } from '#text/readText.ts';
import type { DeliveryProblems, MallTab } from './pointMall.types.ts';

/** The parts of the points mall, in their order. Visitors see those of `openTabs`. */
export const mallTabs: readonly MallTab[] = ['shop', 'convert', 'history', 'redemptions', 'rules'];

/** What stays readable during a break: what was earned and spent before. */
export const recordTabs: readonly MallTab[] = ['history', 'redemptions'];
/** Where points are spent. */
export const spendingTabs: readonly MallTab[] = ['shop', 'convert'];
export const openTabs: readonly MallTab[] = ['shop', 'rules'];

/** The tab that an address names. */
export const tabOf = (text: string | null): MallTab => mallTabs.find((each) => each === text) ?? 'shop';

/** Whether an attempt to spend points has an outcome to show, or one that is to be checked. */
export const hasOutcome = (state: MoneyIntentState<unknown, unknown>): boolean =>
  state.status === 'done' || state.status === 'refused' || pendingOf(state) !== null;

/** Whether a reward can be had, and why not. `points`: some are missing. */
export type RewardState =
  | { readonly kind: 'open' }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'most' }
  | { readonly kind: 'requirement' }
  | { readonly kind: 'points'; readonly missing: number };

/** @param points what the member can spend; null for a visitor, and while unknown */
export function stateOfReward(reward: PointReward, points: number | null): RewardState {
  if (reward.availableQuantity === 0) return { kind: 'soldOut' };
  if (reward.redeemLeft === 0) return { kind: 'most' };
  if (/[1-9]/.test(reward.amountRequirement?.missing ?? '')) return { kind: 'requirement' };
  const missing = points === null ? 0 : reward.pointsRequirement - points;
  return missing > 0 ? { kind: 'points', missing } : { kind: 'open' };
}

/** The most that a form offers at once. */
const mostAtOnce = 10;

/** How many of a reward a member can redeem at once. */
export function mostOf(reward: PointReward, points: number): number {
  const { pointsRequirement, availableQuantity, redeemLeft } = reward;
  const affordable = pointsRequirement > 0 ? Math.floor(points / pointsRequirement) : mostAtOnce;
  return Math.max(1, Math.min(mostAtOnce, affordable, availableQuantity ?? mostAtOnce, redeemLeft ?? mostAtOnce));
}

/** A delivery as it is sent. */
export const readDelivery = ({ name, phone, address }: PointDelivery): PointDelivery => ({
  name: readText(name),
  phone: readDigits(phone),
  address: readLines(address),
});

export const noDelivery: PointDelivery = { name: '', phone: '', address: '' };

/** The shortest address that can be delivered to, in letters. The contract has the same bound. */
const shortestAddress = 10;
const fewestDigits = 9;

/** Returns the fields of a delivery that cannot be delivered to. */
export function deliveryProblems(typed: PointDelivery): DeliveryProblems {
  const { name, phone, address } = readDelivery(typed);
  const wrong: Readonly<Record<keyof PointDelivery, boolean>> = {
    name: name === '',
    phone: phone.replace(/\D/g, '').length < fewestDigits || phone.length > 20,
    address: address.length < shortestAddress,
  };
  return (['name', 'phone', 'address'] as const).filter((field) => wrong[field]);
}

/** Finds the redemption that an intent with a lost answer made. The points after it are not known. */
export function redemptionForIntent(
  list: readonly PointRedemption[],
  { rewardId, quantity, points }: Pick<InputOf<typeof pointRedeem>, 'rewardId' | 'quantity' | 'points'>,
  since: number,
): OutputOf<typeof pointRedeem> | null {
  const found = list.find(
    (one) =>
      one.rewardId === rewardId &&
      one.quantity === Number(quantity) &&
      one.points === Number(points) &&
      isSince(one.at, since),
  );
  return found === undefined
    ? null
    : {
        reference: found.reference,
        status: found.status,
        points: found.points,
        balance: null,
        freeRounds: found.freeRounds,
      };
}

/**
 * Finds the conversion that an intent with a lost answer made.
 * @param redemptions the latest redemptions, which have the same type in the history
 */
export function conversionForIntent(
  history: readonly PointTransaction[],
  redemptions: readonly PointRedemption[],
  { points, amount }: Pick<InputOf<typeof pointConvert>, 'points' | 'amount'>,
  since: number,
): OutputOf<typeof pointConvert> | null {
  const found = history.find(
    ({ changed, at, reference }) =>
      changed === -Number(points) && isSince(at, since) && redemptions.every((one) => one.reference !== reference),
  );
  return found === undefined
    ? null
    : { reference: found.reference, points: Number(points), amount, balance: found.balance };
}
