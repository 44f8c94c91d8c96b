import { useRefusalText } from '#core/components/useRefusalText.ts';
import { MoneyButton } from '#core/flow/MoneyButton.tsx';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { AmountField } from '#ui/AmountField/AmountField.tsx';
import { BonusCards } from '../bonusCards/BonusCards.tsx';
import { waitsForFigures } from '../bonusCards/bonusChoice.model.ts';
import { boundsOf, checkDeposit, chosenMethod, offeredAmounts } from '../deposit/deposit.model.ts';
import { useDepositProblemText } from '../deposit/useDepositProblemText.ts';
import { RefusedOrder } from '../orders/RefusedOrder.tsx';
import type { WelcomeDialogProps } from './welcome.types.ts';
import { form as formClass } from './WelcomeDialog.css.ts';

/** With or without the bonus, how much, and one button that leads to the code to pay. */
export function FirstDepositForm({ deposit }: Pick<WelcomeDialogProps, 'deposit'>) {
  const { entry, methods, onSupport } = deposit;
  const { values, problems, attention, failure, busy, offers, onType, onBlur, onSubmit } = entry;
  const { t } = useTranslation('welcome');
  const { t: deposits } = useTranslation('deposit');
  const { currencySymbol } = useMoneyFormat();
  const money = useShortMoneyText();
  const problemText = useDepositProblemText();
  const errorText = useRefusalText('deposit');
  const form = useWrongField(attention);
  const chosen = chosenMethod(methods.status === 'ready' ? methods.value : [], values.method);
  if (chosen === null) return null;
  const bounds = boundsOf(chosen, entry.ownLimits);
  const typed = checkDeposit(values.amount, bounds);
  const waits = waitsForFigures(offers, values.bonus);
  return (
    <BareForm
      ref={form}
      label={deposits('form')}
      className={formClass}
      onSubmit={() => {
        if (!busy && !waits) onSubmit();
      }}
    >
      <BonusCards
        offers={offers}
        value={values.bonus}
        error={problems.bonus && problemText(problems.bonus)}
        onChange={(bonus) => onType('bonus', bonus)}
      />
      <AmountField
        required
        label={t('amount')}
        hint={deposits('amountHint', { min: money(bounds.minAmount), max: money(bounds.maxAmount) })}
        error={problems.amount && problemText(problems.amount)}
        currency={currencySymbol}
        quickLabel={deposits('quick')}
        quick={offeredAmounts(chosen, bounds)
          .slice(0, 3)
          .map((amount) => ({ value: amount.replace(/\.00$/, ''), label: money(amount) }))}
        value={values.amount}
        onChange={(text) => onType('amount', text)}
        onBlur={() => onBlur('amount')}
      />
      {failure !== null && (
        <RefusedOrder of="deposit" error={failure} reason={errorText(failure)} onSupport={onSupport} />
      )}
      <MoneyButton type="submit" tone="money" busy={busy || waits} fullWidth>
        {typed.ok ? t('deposit', { amount: money(typed.amount), method: chosen.name }) : deposits('submit')}
      </MoneyButton>
    </BareForm>
  );
}
