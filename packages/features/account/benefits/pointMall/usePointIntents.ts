import type { MoneyFactor } from '#api/paymentPassword.ts';
import { type PointRedemption, pointConvert, pointRedeem, pointRedeemList, pointTransactions } from '#api/points.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { useConfirmedFlow } from '#core/flow/useConfirmedFlow.ts';
import type { MoneyFlowOptions } from '#core/flow/useMoneyFlow.ts';
import { dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { conversionForIntent, readDelivery, redemptionForIntent } from './pointMall.model.ts';
import type { ConvertDraft, RedeemDraft } from './pointMall.types.ts';

const latest = { pageNo: 1, pageSize: 20 } as const;

interface PointOptions extends Pick<MoneyFlowOptions<typeof pointRedeem>, 'onRefused'> {
  readonly factors: readonly MoneyFactor[];
}

/** The flows of the points mall. A platform without idempotency keys is asked for the latest entries before a repeat. */
export function usePointIntents(options: PointOptions) {
  const { client } = usePlatform();
  const language = useLanguage();
  const orders = { ...latest, language };
  const redeem = useConfirmedFlow(pointRedeem, {
    ...options,
    inputOf: ({ reward, quantity, points, delivery }: RedeemDraft, proof) => ({
      rewardId: reward.id,
      quantity,
      points,
      ...(reward.kind === 'goods' && { delivery: readDelivery(delivery) }),
      language,
      proof,
    }),
    lookUp: lookUpIn(client, pointRedeemList, orders, redemptionForIntent),
  });
  const convert = useConfirmedFlow(pointConvert, {
    ...options,
    inputOf: ({ points, choice }: ConvertDraft, proof) => ({ points, amount: choice.amount, proof }),
    async lookUp(input, since) {
      const from = dayOf(since);
      const days = { from, to: from, type: 'redeem', ...orders } as const;
      const history = await client.call(pointTransactions, days, { complete: true });
      if (!history.ok) return history;
      // Read after the history, so that each redemption in it is among them.
      const find = (redeemed: readonly PointRedemption[], sent: typeof input) =>
        conversionForIntent(history.value.list, redeemed, sent, since);
      return lookUpIn(client, pointRedeemList, orders, find)(input, since);
    },
  });
  return { redeem, convert };
}
