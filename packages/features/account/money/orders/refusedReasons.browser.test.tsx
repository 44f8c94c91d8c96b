import { expect } from 'storybook/test';
import { test } from 'vitest';
import type { ApiError, RefusalCode } from '#api/errors.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { renderOnPlatform } from '#storybook/renderOnPlatform.tsx';

type Detail = Readonly<Record<string, unknown>>;
const refusal = (code: RefusalCode, detail: Detail): ApiError => ({ kind: 'refused', code, message: '', detail });

/** What the platform refuses with, and the sentence that a player reads. A code alone can have several reasons. */
const cases = [
  ['deposit', 'order_closed', { status: 'paid' }, 'deposit:refused.order_closed_paid'],
  ['deposit', 'order_closed', { status: 'expired' }, 'deposit:refused.order_closed_expired'],
  ['deposit', 'order_closed', { status: 'cancelled' }, 'deposit:refused.order_closed_cancelled'],
  ['deposit', 'order_closed', { status: 'rejected' }, 'deposit:refused.order_closed_rejected'],
  ['deposit', 'order_closed', {}, 'deposit:refused.order_closed'],
  ['withdraw', 'withdraw_not_cancellable', {}, 'withdraw:refused.withdraw_not_cancellable'],
  ['withdraw', 'order_closed', { status: 'approved' }, 'withdraw:refused.order_closed_approved'],
  ['withdraw', 'order_closed', { status: 'received' }, 'withdraw:refused.order_closed_received'],
  ['withdraw', 'order_closed', { status: 'rejected' }, 'withdraw:refused.order_closed_rejected'],
  ['withdraw', 'order_closed', { status: 'paying' }, 'withdraw:refused.order_closed'],
  ['points', 'reward_changed', { off: true }, 'pointMall:refused.reward_changed_off'],
  ['points', 'reward_changed', {}, 'pointMall:refused.reward_changed'],
  ['points', 'amount_out_of_range', { min: 100 }, 'pointMall:refused.amount_out_of_range_min'],
  ['points', 'points_daily', { leftToday: 20 }, 'pointMall:refused.points_daily_leftToday'],
  ['points', 'points_daily', { leftToday: 0 }, 'pointMall:refused.points_daily'],
  ['points', 'redeem_most', { left: 1 }, 'pointMall:refused.redeem_most_left'],
  ['points', 'redeem_most', { left: 0 }, 'pointMall:refused.redeem_most'],
  ['points', 'out_of_stock', { left: 2 }, 'pointMall:refused.out_of_stock_left'],
  ['points', 'out_of_stock', { left: 0 }, 'pointMall:refused.out_of_stock'],
] as const satisfies readonly (readonly [string, RefusalCode, Detail, string])[];

/** The sentences of all cases. */
function useSentences(): { readonly sentences: readonly string[] } {
  const texts = {
    deposit: useRefusalText('deposit'),
    withdraw: useRefusalText('withdraw'),
    points: useRefusalText('pointMall'),
  };
  return { sentences: cases.map(([of, code, detail]) => texts[of](refusal(code, detail))) };
}

const Sentences = ({ sentences }: ReturnType<typeof useSentences>) => (
  <ul>
    {sentences.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

test.each(['th', 'en'] as const)('a refused order or redemption says its own reason (%s)', async (language) => {
  const { canvas, t } = await renderOnPlatform(Sentences, useSentences, { persona: 'member', language });
  const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const [at, [, , detail, key]] of cases.entries()) {
    const numbers = Object.fromEntries(Object.entries(detail).filter(([, value]) => typeof value === 'number'));
    await expect(shown[at]).toBe(t(key, numbers));
  }
});
