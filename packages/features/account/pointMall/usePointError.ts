import type { ApiError } from '#api/errors.ts';
import { type Refusal, useRefusalText } from '#core/components/useRefusalText.ts';

/** Returns a function that words an error of a call of the points mall. What is left, though too few, is named. */
export const usePointError = (): ((error: ApiError) => string) => useRefusalText('pointMall', variantOf);

const isSome = (left: unknown): boolean => typeof left === 'number' && left > 0;

function variantOf({ code, detail: { off, min, left, leftToday } }: Refusal): string | undefined {
  if (code === 'reward_changed' && off === true) return 'off';
  if (code === 'amount_out_of_range' && typeof min === 'number') return 'least';
  if (code === 'points_daily' && isSome(leftToday)) return 'leftToday';
  if (code === 'redeem_most' && isSome(left)) return 'leftForYou';
  return code === 'out_of_stock' && isSome(left) ? 'leftInStock' : undefined;
}
