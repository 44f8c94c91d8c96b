import { type PointRedemption, pointConvert, pointRedeem, pointRedeemList, pointTransactions } from '#api/points.ts';
import { pendingOf } from '#core/data/moneyIntent.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { lookUpIn } from '#core/flow/lookUpIn.ts';
import { type MoneyFlowOptions, useMoneyFlow } from '#core/flow/useMoneyFlow.ts';
import { dayOf } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { conversionForIntent, redemptionForIntent } from './pointMall.model.ts';
import type { MallStep } from './pointMall.types.ts';

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

type Intents = ReturnType<typeof usePointIntents>;

/** What became of the last attempt. An unknown outcome comes first: it has to be resolved. */
export function stepOf({ redeem, convert }: Intents): MallStep {
  for (const { state, repeats } of [redeem, convert]) {
    const pending = pendingOf<{ readonly points: number | string }>(state);
    if (pending !== null) {
      return { kind: 'unknown', points: Number(pending.input.points), error: pending.error, repeats };
    }
  }
  for (const { state } of [redeem, convert]) {
    if (state.status === 'refused') return { kind: 'refused', error: state.error };
  }
  if (redeem.state.status === 'done') return { kind: 'redeemed', order: redeem.state.value };
  if (convert.state.status === 'done') return { kind: 'converted', conversion: convert.state.value };
  return { kind: 'none' };
}
