import type { InputOf } from '#api/operation.ts';
import { type PointDelivery, pointConvert, pointRedeem } from '#api/points.ts';
import { housePoints, pointsAccount, postPoints } from '../money/points.ts';
import type { Sandbox } from '../sandbox.ts';
import { proveMoney } from './moneyOut.ts';
import type { TestPlatform } from './platform.ts';

/** An address of the demonstration. */
export const demoDelivery: PointDelivery = {
  name: 'กัญญา พร้อมดี',
  phone: '086-789-0123',
  address: '99/9 ถนนสาธิต แขวงตัวอย่าง เขตทดลอง กรุงเทพฯ 10000',
};

/** Credits points to a member, for tests and stories about what they are good for. */
export function givePoints(sandbox: Sandbox, memberId: string, points: number, ref = 'given'): void {
  sandbox.store.transaction(() =>
    postPoints(sandbox, {
      ref: `${ref}:${memberId}`,
      memberId,
      type: 'slots',
      reference: ref,
      lines: [
        { account: housePoints, points: -points },
        { account: pointsAccount(memberId), points },
      ],
      paidSatang: null,
      remark: null,
    }),
  );
}

type Change = Partial<InputOf<typeof pointRedeem>> & { readonly key?: string };

/** Redeems one of a reward, at its price and with an address for goods, unless they are given. */
export async function redeemOne(
  platform: TestPlatform,
  rewardId: string,
  { key = crypto.randomUUID(), ...change }: Change = {},
) {
  const { sandbox, client } = platform;
  const reward = sandbox.settings.points.rewards.find(({ id }) => id === rewardId);
  const quantity = Number(change.quantity ?? 1);
  const input = {
    rewardId,
    quantity,
    points: (reward?.points ?? 0) * quantity,
    ...(reward?.kind === 'goods' && { delivery: demoDelivery }),
    ...change,
    proof: change.proof ?? (await proveMoney(platform)),
  };
  return client.call(pointRedeem, input, { idempotencyKey: key });
}

/** Converts points to the given amount, with a new proof and key unless they are given. */
export async function convertAll(
  platform: TestPlatform,
  points: number,
  amount: string,
  { key = crypto.randomUUID(), proof }: { readonly key?: string; readonly proof?: string } = {},
) {
  const input = { points, amount, proof: proof ?? (await proveMoney(platform)) };
  return platform.client.call(pointConvert, input, { idempotencyKey: key });
}
