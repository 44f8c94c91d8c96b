import { useState } from 'react';
import type { BankAccountsValue } from '#api/banks.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { PaymentPassword, PaymentPasswordMode } from '#core/stepUp/paymentPassword.types.ts';
import { PaymentPasswordDialog } from '#core/stepUp/PaymentPasswordDialog.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import type { BankAccounts } from './bankAccounts.types.ts';

export interface AddBankAccountProps {
  bankAccounts: BankAccounts;
  accounts: BankAccountsValue;
  password: PaymentPassword;
  onSupport: (() => void) | undefined;
  onDone: (id: string | null) => void;
  onCancel: (() => void) | undefined;
}

/** A new bank account in place. A player without a payment password sets one first. */
export function AddBankAccount(props: AddBankAccountProps) {
  const { bankAccounts, accounts, password, onSupport, onDone, onCancel } = props;
  const { t } = useTranslation('bankAccounts');
  const passwordTexts = useTranslation('paymentPassword').t;
  const [mode, setMode] = useState<PaymentPasswordMode>('set');
  const [open, setOpen] = useState(false);
  const show = (wanted: PaymentPasswordMode) => {
    setMode(wanted);
    setOpen(true);
  };
  const skeleton = <Skeleton shape="text" lines={4} />;
  return (
    <Card>
      <RemoteView compact remote={bankAccounts.banks} failed={t('banksFailed')} skeleton={skeleton}>
        {(banks) => (
          <RemoteView compact remote={password.state} failed={passwordTexts('card.failed')} skeleton={skeleton}>
            {(state) => (
              <>
                {state.state === 'unset' && state.factors.includes('password') ? (
                  <Stack gap="sm">
                    <Text>{t('passwordFirst')}</Text>
                    <Inline>
                      <Button aria-haspopup="dialog" onClick={() => show('set')}>
                        {passwordTexts('card.setNow')}
                      </Button>
                      {onCancel && (
                        <Button tone="quiet" onClick={onCancel}>
                          {t('form.cancel')}
                        </Button>
                      )}
                    </Inline>
                  </Stack>
                ) : (
                  <BankAccountForm
                    accounts={accounts}
                    banks={banks}
                    password={state}
                    onPasskey={password.onPasskey}
                    onAdd={bankAccounts.onAdd}
                    onSendCode={bankAccounts.onSendCode}
                    onDone={onDone}
                    onCancel={onCancel}
                    onForgot={() => show('reset')}
                  />
                )}
                <PaymentPasswordDialog
                  open={open}
                  mode={mode}
                  state={state}
                  onSet={password.onSet}
                  onSendCode={password.onSendCode}
                  onSupport={onSupport}
                  onClose={() => setOpen(false)}
                />
              </>
            )}
          </RemoteView>
        )}
      </RemoteView>
    </Card>
  );
}
