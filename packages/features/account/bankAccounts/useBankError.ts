import type { ApiError, RefusalCode } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';

/** Refusals specific to bank accounts that no field shows. */
const bankRefusals = [
  'bank_account_most',
  'bank_account_required',
  'withdraw_waiting',
  'method_unavailable',
  'payment_password_unset',
] as const;
type BankRefusal = (typeof bankRefusals)[number];

const isBankRefusal = (code: RefusalCode): code is BankRefusal => (bankRefusals as readonly string[]).includes(code);

/** Returns a function that translates an error of a call about bank accounts. */
export function useBankError(): (error: ApiError) => string {
  const { t } = useTranslation('bankAccounts');
  const errorText = useErrorText();
  return (error) =>
    error.kind === 'refused' && isBankRefusal(error.code) ? t(`refused.${error.code}`) : errorText(error);
}
