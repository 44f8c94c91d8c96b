import type { BankAccount } from '#api/banks.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { FactorFields } from '#core/stepUp/FactorFields.tsx';
import {
  type FactorProblems,
  type FactorValues,
  factorRules,
  missingAnswers,
  noAnswers,
  toAnswers,
} from '#core/stepUp/factors.ts';
import { OtherFactor } from '#core/stepUp/PasskeyFactorParts.tsx';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import { usePasskeyFactor } from '#core/stepUp/usePasskeyFactor.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { BankAccounts } from './bankAccounts.types.ts';

interface RemoveBankAccountProps extends Pick<BankAccounts, 'onRemove'> {
  open: boolean;
  account: BankAccount;
  password: PaymentPasswordStateValue;
  onPasskey: PaymentPassword['onPasskey'];
  onClose: () => void;
  /** Called with the account that is the default instead; null when the removed one was not. */
  onDone: (nextDefault: BankAccount | null) => void;
}

/** Asks before a bank account is removed. */
export function RemoveBankAccount(props: RemoveBankAccountProps) {
  const { open, account, password, onRemove, onClose, onDone } = props;
  const { t } = useTranslation('bankAccounts');
  const words = useTranslation('paymentPassword');
  const errorText = useRefusalText('bankAccounts');
  const form = useFields<FactorValues, FactorProblems>(noAnswers, factorRules);
  const { values, problems, failure, busy } = form;
  const passkey = usePasskeyFactor(props.onPasskey);
  const remove = async (): Promise<boolean> => {
    const missing = passkey.chosen ? {} : missingAnswers(password.factors, values);
    const result = await form.submit(missing, () =>
      passkey.send(values, async (answers) => {
        const answer = await onRemove({ id: account.id, ...toAnswers(password.factors, answers) });
        if (answer.ok) onDone((account.isDefault && answer.value.list.find(({ isDefault }) => isDefault)) || null);
        return answer;
      }),
    );
    return result === 'done';
  };
  const title = t('removeTitle', { name: t('name', { bank: account.bankName, number: account.number }) });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      onBeforeOpen={() => {
        form.reset();
        passkey.onChoose(true);
      }}
      tone="negative"
      title={title}
      text={t('removeText')}
      confirmLabel={t('removeDo')}
      cancelLabel={t('common:cancel')}
      onConfirm={remove}
    >
      {/* Enter does nothing: what cannot be undone is confirmed by its button. */}
      <Form
        ref={form.ref}
        label={title}
        failure={failure}
        failureText={failure && errorText(failure)}
        onSubmit={() => {}}
      >
        <FactorFields
          passkey={passkey}
          factors={password.factors}
          values={values}
          problems={problems}
          password={password}
          onChange={form.change}
        />
        {passkey.chosen && <Text size="sm">{words.t('passkey.asked')}</Text>}
        <OtherFactor passkey={passkey} factors={password.factors} disabled={busy} />
      </Form>
    </ConfirmDialog>
  );
}
