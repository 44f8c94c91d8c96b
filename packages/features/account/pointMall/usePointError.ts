import type { ApiError } from '#api/errors.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useRefusalText } from '#core/money/useRefusalText.ts';

/** Refusals specific to points. Their messages are in the namespace `pointMall`. */
const pointRefusals = [
  'points_insufficient',
  'points_daily',
  'out_of_stock',
  'redeem_most',
  'requirement_missing',
  'reward_changed',
  'amount_out_of_range',
  'payment_password_unset',
  'payment_password_locked',
  'proof_expired',
] as const;

/** Returns a function that translates an error of a call of the points mall, with the amount or time of its detail. */
export function usePointError(language: OfferedLanguage): (error: ApiError) => string {
  const { t } = useTranslation('pointMall');
  const messages = {
    refused: (code: (typeof pointRefusals)[number]) => t(`refused.${code}`),
    missing: (missing: string) => t('refusedMissing', { missing }),
    until: (time: string) => t('refusedUntil', { time }),
  };
  return useRefusalText(pointRefusals, messages, language);
}
