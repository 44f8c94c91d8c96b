import { dayMs, hourMs } from '#text/durations.ts';
import { approveOrder, redeem, rejectOrder } from '../money/pointOrders.ts';
import { rewardOf } from '../money/pointRewards.ts';
import { housePoints, pointsAccount, postPoints } from '../money/points.ts';
import type { Sandbox } from '../sandbox.ts';
import type { PointOrder } from '../schema/points.ts';
import { startOfThaiDay } from '../time.ts';
import { memberIdOf } from './members.ts';
import { done } from './moneyOutMembers.ts';
import type { Move } from './moves.ts';

/** What demo members have from before the history begins. */
const before = 4_200;

/** Points from before the history, and a redemption in each status. None of them moves money. */
export function plannedPoints(memberId: string, today: number): readonly Move[] {
  const timeOf = (daysAgo: number, hour: number): number => startOfThaiDay(today - daysAgo) + hour * hourMs;
  const orders = new Map<string, PointOrder>();
  const ask =
    (rewardId: string) =>
    (then: Sandbox): void => {
      const order = redeemOne(then, memberId, rewardId);
      if (order !== undefined) orders.set(rewardId, order);
    };
  const decide =
    (rewardId: string, decision: (then: Sandbox, order: PointOrder) => unknown) =>
    (then: Sandbox): void => {
      const order = orders.get(rewardId);
      if (order !== undefined) decision(then, order);
    };
  return [
    { at: startOfThaiDay(today - 29) - dayMs / 2, run: (then) => openWith(then, memberId) },
    { at: timeOf(18, 11), run: ask('mug') },
    {
      at: timeOf(16, 15),
      run: decide('mug', (then, order) =>
        approveOrder(then, order, { th: 'จัดส่งแล้ว เลขพัสดุ TH0042137', en: 'Sent, parcel TH0042137' }),
      ),
    },
    { at: timeOf(9, 20), run: ask('bag') },
    {
      at: timeOf(8, 10),
      run: decide('bag', (then, order) =>
        rejectOrder(then, order, {
          th: 'ที่อยู่จัดส่งไม่ครบ คืนคะแนนให้แล้ว',
          en: 'The address was not complete. The points are back.',
        }),
      ),
    },
    { at: timeOf(1, 19), run: ask('umbrella') },
  ];
}

/** Twenty free rounds of `demo`, just redeemed: they wait in the reward centre. */
export function seedFreeRounds(sandbox: Sandbox): void {
  redeemOne(sandbox, memberIdOf('demo'), 'spins-20');
}

/** Redeems one of a reward; undefined where there is no such member or reward. */
function redeemOne(sandbox: Sandbox, memberId: string, rewardId: string): PointOrder | undefined {
  const member = sandbox.store.get('members', memberId);
  const reward = rewardOf(sandbox, rewardId);
  if (member === undefined || reward === undefined) return undefined;
  const delivery =
    reward.kind === 'goods' ? { name: member.payeeName ?? member.nickname, phone: member.mobile ?? '', address } : null;
  return done(redeem(sandbox, member, reward, { rewardId, quantity: 1, points: reward.points, delivery }));
}

const address = '99/9 ถนนสาธิต แขวงตัวอย่าง เขตทดลอง กรุงเทพฯ 10000';

function openWith(sandbox: Sandbox, memberId: string): void {
  const posted = postPoints(sandbox, {
    ref: `opening:${memberId}`,
    memberId,
    type: 'slots',
    reference: 'OPENING',
    lines: [
      { account: housePoints, points: -before },
      { account: pointsAccount(memberId), points: before },
    ],
    paidSatang: null,
    remark: { th: 'ยอดยกมาจากเดือนก่อน', en: 'Carried over from earlier months' },
  });
  if (!posted.ok) throw new Error('the opening points were not posted');
}
