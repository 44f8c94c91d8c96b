import { usePlatform } from '#core/data/platform.tsx';
import { useLanguage } from '#core/i18n/language.ts';
import { usePaymentPassword } from '#core/money/usePaymentPassword.ts';
import { useOnSupport } from '#core/site/support.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { BankAccountsCard } from '../bankAccounts/BankAccountsCard.tsx';
import { useBankAccounts } from '../bankAccounts/useBankAccounts.ts';
import { PaymentPasswordCard } from '../paymentPassword/PaymentPasswordCard.tsx';

/** Bank accounts and payment password, connected to the platform. Loads after the rest of "my account". */
export function MoneySafety() {
  const { clock } = usePlatform();
  const language = useLanguage();
  const bankAccounts = useBankAccounts();
  const password = usePaymentPassword();
  const onSupport = useOnSupport();
  return (
    <Stack gap="lg">
      <BankAccountsCard
        bankAccounts={bankAccounts}
        password={password}
        language={language}
        now={clock.now}
        onSupport={onSupport}
      />
      <PaymentPasswordCard password={password} language={language} now={clock.now} onSupport={onSupport} />
    </Stack>
  );
}
