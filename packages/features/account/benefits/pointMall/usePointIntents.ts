import { type PointRedemption, pointConvert, pointRedeem, pointRedeemList, pointTransactions } from '#api/points.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { type MoneyFlowOptions, useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { conversionForIntent, redemptionForIntent } from './pointMall.model.ts';

const latest = { pageNo: 1, pageSize: 20 } as const;

/**
 * The flows of the points mall. They hold a proof instead of the payment password, because they are stored until
 * their outcome is final. A platform without idempotency keys is asked for the latest entries before a repeat.
 */
export function usePointIntents(options: Pick<MoneyFlowOptions<typeof pointRedeem>, 'onRefused'>) {
  const { client } = usePlatform();
  const language = useLanguage();
  const orders = { ...latest, language };
  const redeem = useMoneyFlow(pointRedeem, {
    ...options,
    lookUp: lookUpIn(client, pointRedeemList, orders, redemptionForIntent),
  });
  const convert = useMoneyFlow(pointConvert, {
    ...options,
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
