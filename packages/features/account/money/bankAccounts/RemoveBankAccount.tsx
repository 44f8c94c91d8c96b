import { useState } from 'react';
import type { BankAccount } from '#api/banks.ts';
import type { ApiError } from '#api/errors.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { FactorFields } from '#core/stepUp/FactorFields.tsx';
import { type FactorProblems, factorProblemsOf, missingAnswers, toAnswers } from '#core/stepUp/factors.ts';
import { useFactors } from '#core/stepUp/useFactors.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import type { BankAccounts } from './bankAccounts.types.ts';

interface RemoveBankAccountProps extends Pick<BankAccounts, 'onRemove'> {
  open: boolean;
  account: BankAccount;
  password: PaymentPasswordStateValue;
  onClose: () => void;
  /** Called with the account that is the default instead; null when the removed one was not. */
  onDone: (nextDefault: BankAccount | null) => void;
}

/** Asks before a bank account is removed. */
export function RemoveBankAccount(props: RemoveBankAccountProps) {
  const { open, account, password, onRemove, onClose, onDone } = props;
  const { t } = useTranslation('bankAccounts');
  const shared = useTranslation('common').t;
  const errorText = useRefusalText('bankAccounts');
  const factors = useFactors(password.factors, password);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const forget = (): void => {
    factors.forget();
    setFailure(null);
  };
  const report = (found: FactorProblems): false => {
    factors.report(found);
    return false;
  };
  const remove = async (): Promise<boolean> => {
    setFailure(null);
    const missing = missingAnswers(password.factors, factors.values);
    if (Object.keys(missing).length > 0) return report(missing);
    const answer = await onRemove({ id: account.id, ...toAnswers(password.factors, factors.values) });
    if (answer.ok) {
      onDone((account.isDefault && answer.value.list.find(({ isDefault }) => isDefault)) || null);
      return true;
    }
    const wrong = factorProblemsOf(answer.error);
    if (wrong !== null) return report(wrong);
    setFailure(answer.error);
    return false;
  };
  const name = t('name', { bank: account.bankName, number: account.number });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      onBeforeOpen={forget}
      tone="negative"
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirmLabel={t('removeDo')}
      cancelLabel={shared('cancel')}
      onConfirm={remove}
    >
      {failure !== null && <ErrorState size="compact" announce title={errorText(failure)} />}
      <FactorFields {...factors.fields} />
    </ConfirmDialog>
  );
}
