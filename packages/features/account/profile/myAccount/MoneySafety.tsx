import { useOnSupport } from '#core/site/support.ts';
import { usePaymentPassword } from '#core/stepUp/usePaymentPassword.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { BankAccountsCard } from '../../money/bankAccounts/BankAccountsCard.tsx';
import { useBankAccounts } from '../../money/bankAccounts/useBankAccounts.ts';
import { PaymentPasswordCard } from '../../protection/paymentPassword/PaymentPasswordCard.tsx';

/** Bank accounts and payment password, connected to the platform. Loads after the rest of "my account". */
export function MoneySafety() {
  const bankAccounts = useBankAccounts();
  const password = usePaymentPassword();
  const onSupport = useOnSupport();
  return (
    <Stack gap="lg">
      <BankAccountsCard bankAccounts={bankAccounts} password={password} onSupport={onSupport} />
      <PaymentPasswordCard password={password} onSupport={onSupport} />
    </Stack>
  );
}
