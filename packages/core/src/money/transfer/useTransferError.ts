import type { ApiError } from '#api/errors.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import { useRefusalText } from '../useRefusalText.ts';

/** Refusals specific to transfers. Their messages are in the namespace `upline`. */
const transferRefusals = [
  'amount_out_of_range',
  'payment_password_unset',
  'payment_password_locked',
  'proof_expired',
  'transfers_disabled',
  'upline_missing',
  'turnover_missing',
  'withdraw_resting',
  'transfer_daily',
  'downline_not_found',
] as const;

/** Returns a function that translates an error of a transfer's call, with the amount or time of its detail. */
export function useTransferError(language: OfferedLanguage): (error: ApiError) => string {
  const { t } = useTranslation('upline');
  const messages = {
    refused: (code: (typeof transferRefusals)[number]) => t(`refused.${code}`),
    missing: (missing: string) => t('refusedMissing', { missing }),
    until: (time: string) => t('refusedUntil', { time }),
  };
  return useRefusalText(transferRefusals, messages, language);
}
