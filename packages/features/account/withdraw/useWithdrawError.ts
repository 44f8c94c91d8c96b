import type { ApiError } from '#api/errors.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { uploadMegabytes } from '#api/uploads.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useRefusalText } from '#core/money/useRefusalText.ts';

/** Refusals specific to withdrawals. Their messages are in the namespace `withdraw`. */
const withdrawRefusals = [
  'amount_out_of_range',
  'method_unavailable',
  'payment_password_unset',
  'payment_password_locked',
  'proof_expired',
  'bank_account_required',
  'bank_account_waiting',
  'bank_name_mismatch',
  'turnover_missing',
  'withdraw_waiting',
  'withdraw_daily',
  'withdraw_resting',
  'receipt_closed',
  'upload_invalid',
  'order_closed',
] as const;

/** Returns a function that translates an error of a withdrawal's call, with the amount or time of its detail. */
export function useWithdrawError(language: OfferedLanguage): (error: ApiError) => string {
  const { t } = useTranslation('withdraw');
  const messages = {
    refused: (code: (typeof withdrawRefusals)[number]) => t(`refused.${code}`, { megabytes: uploadMegabytes }),
    missing: (missing: string) => t('refusedMissing', { missing }),
    until: (time: string) => t('refusedUntil', { time }),
  };
  return useRefusalText(withdrawRefusals, messages, language);
}
