import { ok } from '#api/errors.ts';
import type { PointDelivery, RedeemStatus } from '#api/points.ts';
import { tellRedemption } from '../inbox/rewardMessages.ts';
import type { LocalText } from '../language.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { PointOrder } from '../schema/points.ts';
import type { RewardSettings } from '../seed/points.ts';
import { grantFreeRounds } from './freeRounds.ts';
import { payForPoints } from './payForPoints.ts';
import { leftOf, missingFor, ownLeftOf, rewardOf } from './pointRewards.ts';
import { heldPointsAccount, housePoints, pointsAccount, pointsIn, postPoints } from './points.ts';
import { derivedReference } from './references.ts';

/** What a player asks for. `points` is the price that they have agreed to. */
export interface AskedRedemption {
  readonly rewardId: string;
  readonly quantity: number;
  readonly points: number;
  readonly delivery: PointDelivery | null;
}

/** A member's redemptions, newest first. */
export function pointOrdersOf({ store }: Sandbox, memberId: string): readonly PointOrder[] {
  const references = store.get('memberPointOrders', memberId)?.references ?? [];
  return references.flatMap((reference) => store.get('pointOrders', reference) ?? []);
}

/** Checks everything about a redemption but the points and the proof. Writes nothing. Returns the reward. */
export function checkRedemption(sandbox: Sandbox, member: Member, asked: AskedRedemption): Answer<RewardSettings> {
  const reward = rewardOf(sandbox, asked.rewardId);
  if (reward === undefined || reward.points * asked.quantity !== asked.points) return refuse('reward_changed');
  const missing = missingFor(sandbox, member.id, reward);
  if (missing !== null && missing.satang > 0) {
    return refuse('requirement_missing', { detail: { of: missing.of, missing: missing.amount } });
  }
  const left = leftOf(sandbox, reward);
  if (left !== null && left < asked.quantity) return refuse('out_of_stock', { detail: { left } });
  const ownLeft = ownLeftOf(sandbox, member.id, reward);
  if (ownLeft !== null && ownLeft < asked.quantity) return refuse('redeem_most', { detail: { left: ownLeft } });
  const needsDelivery = reward.kind === 'goods';
  return needsDelivery === (asked.delivery !== null)
    ? ok(reward)
    : refuse('invalid_input', { detail: { field: 'delivery' } });
}

/**
 * PTS-02: holds the points of a redemption and takes the reward out of stock. Credit is paid and free rounds are given at
 * once; goods wait for the back office. Refuses with `points_insufficient`. Joins the open transaction.
 */
export function redeem(
  sandbox: Sandbox,
  member: Member,
  reward: RewardSettings,
  asked: AskedRedemption,
): Answer<PointOrder> {
  const { store } = sandbox;
  const references = store.get('memberPointOrders', member.id)?.references ?? [];
  const reference = derivedReference('P', `${member.id} redeem ${references.length + 1}`);
  const { quantity, points, delivery } = asked;
  const held = postPoints(sandbox, {
    ref: `redeem:${reference}`,
    memberId: member.id,
    type: 'redeem',
    reference,
    lines: [
      { account: pointsAccount(member.id), points: -points },
      { account: heldPointsAccount(member.id), points },
    ],
    paidSatang: null,
    remark: times(reward.name, quantity),
  });
  if (!held.ok)
    return refuse('points_insufficient', { detail: { points: pointsIn(sandbox, pointsAccount(member.id)) } });
  takeFromStock(sandbox, reward.id, quantity);
  store.put('memberPointOrders', member.id, { memberId: member.id, references: [reference, ...references] });
  const at = sandbox.now();
  const order: PointOrder = {
    reference,
    memberId: member.id,
    rewardId: reward.id,
    name: reward.name,
    kind: reward.kind,
    quantity,
    points,
    delivery,
    status: 'In Process',
    steps: [{ status: 'In Process', at }],
    createdAt: at,
    remark: null,
  };
  storeOrder(sandbox, order);
  if (reward.kind === 'goods') return ok(order);
  if (reward.kind === 'spins') grantFreeRounds(sandbox, order, reward);
  else payForPoints(sandbox, member.id, { reference, name: reward.name, satang: reward.creditSatang * quantity });
  return approveOrder(sandbox, order, null);
}

/** Marks a redemption as completed: what it holds goes to the house. Refuses with `order_closed` one that is decided. */
export function approveOrder(sandbox: Sandbox, order: PointOrder, remark: LocalText | null): Answer<PointOrder> {
  if (order.status !== 'In Process') return refuse('order_closed');
  return ok(decide(sandbox, { ...order, remark }, 'Approved'));
}

/** Rejects a redemption: its points come back with the remark, and the reward is in stock again. */
export function rejectOrder(sandbox: Sandbox, order: PointOrder, remark: LocalText): Answer<PointOrder> {
  if (order.status !== 'In Process') return refuse('order_closed');
  takeFromStock(sandbox, order.rewardId, -order.quantity);
  return ok(decide(sandbox, { ...order, remark }, 'Rejected'));
}

function decide(sandbox: Sandbox, order: PointOrder, status: Exclude<RedeemStatus, 'In Process'>): PointOrder {
  const { reference, memberId, points, remark } = order;
  const back = status === 'Rejected';
  const posted = postPoints(sandbox, {
    ref: `redeem:${reference}:${back ? 'returned' : 'done'}`,
    memberId,
    type: 'redeem',
    reference,
    lines: [
      { account: heldPointsAccount(memberId), points: -points },
      { account: back ? pointsAccount(memberId) : housePoints, points },
    ],
    paidSatang: null,
    remark,
  });
  if (!posted.ok) throw new Error(`redemption ${reference} holds no points`);
  const at = sandbox.now();
  const decided = storeOrder(sandbox, { ...order, status, steps: [...order.steps, { status, at }] });
  // The rest is there at once; the player has just seen it.
  if (order.kind === 'goods') tellRedemption(sandbox, decided);
  return decided;
}

function storeOrder({ store }: Sandbox, order: PointOrder): PointOrder {
  const { reference, memberId, status } = order;
  store.put('pointOrders', reference, order);
  if (status === 'In Process') store.put('waitingPointOrders', reference, { memberId });
  else store.remove('waitingPointOrders', reference);
  return order;
}

function takeFromStock({ store }: Sandbox, rewardId: string, quantity: number): void {
  const taken = (store.get('pointStock', rewardId)?.taken ?? 0) + quantity;
  store.put('pointStock', rewardId, { rewardId, taken });
}

const times = ({ th, en }: LocalText, quantity: number): LocalText =>
  quantity === 1 ? { th, en } : { th: `${th} × ${quantity}`, en: `${en} × ${quantity}` };
