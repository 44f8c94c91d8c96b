import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Refusals whose message is in the namespace `wallet`. */
const moveRefusals = ['amount_out_of_range', 'transfer_pending', 'vendor_maintenance', 'insufficient_balance'] as const;

/** Returns a function that translates an error of a transfer between wallets. */
export function useMoveError(): (error: ApiError) => string {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  return (error) => {
    const known = error.kind === 'refused' ? moveRefusals.find((code) => code === error.code) : undefined;
    return known === undefined ? errorText(error) : t(`refused.${known}`);
  };
}
