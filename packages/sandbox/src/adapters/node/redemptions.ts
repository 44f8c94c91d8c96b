import * as v from 'valibot';
import type { PlatformLanguage } from '../../language.ts';
import { approveOrder, rejectOrder } from '../../money/pointOrders.ts';
import { settleWhatIsDue } from '../../money/settlement.ts';
import { type Answer, refuse } from '../../refusal.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { PointOrder } from '../../schema/points.ts';
import { iso } from '../../time.ts';

const remark = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const reference = v.string();

/** What the back office does to a redemption. A rejection says why. */
const actionBody = v.variant('action', [
  v.strictObject({ reference, action: v.literal('approve'), remark: v.optional(remark) }),
  v.strictObject({ reference, action: v.literal('reject'), remark }),
]);

/** Lists the redemptions of points in process, oldest first, for the back office. */
export function listRedemptions(sandbox: Sandbox, language: PlatformLanguage) {
  settleWhatIsDue(sandbox);
  const { store } = sandbox;
  const open = Array.from(store.entries('waitingPointOrders'), ([key]) => store.get('pointOrders', key));
  return {
    list: open.flatMap((order) =>
      order === undefined
        ? []
        : [
            {
              reference: order.reference,
              account: store.get('members', order.memberId)?.account ?? '',
              name: order.name[language],
              quantity: order.quantity,
              points: order.points,
              delivery: order.delivery === null ? '' : Object.values(order.delivery).join(' · '),
              createdAt: iso(order.createdAt),
            },
          ],
    ),
  };
}

/** Decides a redemption. Refuses with `order_closed` one that is decided already. */
export function actOnRedemption(sandbox: Sandbox, body: unknown): Answer<PointOrder> {
  const asked = v.parse(actionBody, body);
  const words = asked.remark === undefined ? null : { th: asked.remark, en: asked.remark };
  return sandbox.store.transaction((): Answer<PointOrder> => {
    const order = sandbox.store.get('pointOrders', asked.reference);
    if (order === undefined) return refuse('invalid_input');
    if (asked.action === 'approve') return approveOrder(sandbox, order, words);
    return rejectOrder(sandbox, order, { th: asked.remark, en: asked.remark });
  });
}
