import type { DepositMethod } from '#api/cashier.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { MoneyButton } from '#core/flow/MoneyButton.tsx';
import { useMoneyFormat } from '#core/format/moneyFormat.tsx';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { BareForm } from '#core/forms/BareForm.tsx';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { AmountField } from '#ui/AmountField/AmountField.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { waitsForFigures } from '../../bonusCards/bonusChoice.model.ts';
import { RefusedOrder } from '../../orders/RefusedOrder.tsx';
import { boundsOf, chosenMethod, offeredAmounts } from '../deposit.model.ts';
import type { DepositScreenProps } from '../deposit.types.ts';
import { useDepositProblemText, useMoment } from '../useDepositProblemText.ts';
import { form as formClass, methods as methodsClass, skeletonCard } from './DepositForm.css.ts';
import { MethodPicker } from './MethodPicker.tsx';

const BonusCards = lazyComponent(async () => (await import('../../bonusCards/BonusCards.tsx')).BonusCards);

interface DepositFormProps extends Pick<DepositScreenProps, 'entry' | 'onSupport'> {
  methods: readonly DepositMethod[];
}

/** Form for the payment method and the amount. The limits are shown before any error. */
export function DepositForm({ methods, entry, onSupport }: DepositFormProps) {
  const { values, problems, attention, failure, busy, offers, onType, onBlur, onSubmit } = entry;
  const { t } = useTranslation('deposit');
  const { currencySymbol } = useMoneyFormat();
  const money = useShortMoneyText();
  const moment = useMoment();
  const problemText = useDepositProblemText();
  const errorText = useRefusalText('deposit');
  const form = useWrongField(attention);
  const chosen = chosenMethod(methods, values.method);
  if (chosen === null) return null;
  // They stand above the amount, and must not move it.
  if (offers.asking) return <DepositFormSkeleton />;
  // What a bonus costs is known before it can be chosen for good.
  const bounds = boundsOf(chosen, entry.ownLimits);
  const waits = waitsForFigures(offers, values.bonus);

  const submit = (): void => {
    if (!busy && !waits) onSubmit();
  };
  return (
    <BareForm ref={form} label={t('form')} className={formClass} onSubmit={submit}>
      {(offers.bonuses.length > 0 || offers.failed !== null) && (
        <LazySection placeholder={<Skeleton shape="text" lines={4} />}>
          <BonusCards
            offers={offers}
            value={values.bonus}
            error={problems.bonus && problemText(problems.bonus)}
            onChange={(bonus) => onType('bonus', bonus)}
          />
        </LazySection>
      )}
      <AmountField
        required
        label={t('amount')}
        hint={
          bounds.own === null
            ? t('amountHint', { min: money(chosen.minAmount), max: money(chosen.maxAmount) })
            : t('ownHint', { left: money(bounds.own.left), time: moment(bounds.own.resetsAt) })
        }
        error={problems.amount && problemText(problems.amount)}
        currency={currencySymbol}
        quickLabel={t('quick')}
        quick={offeredAmounts(chosen, bounds).map((amount) => ({
          value: amount.replace(/\.00$/, ''),
          label: money(amount),
        }))}
        value={values.amount}
        onChange={(text) => onType('amount', text)}
        onBlur={() => onBlur('amount')}
      />
      <MethodPicker methods={methods} chosen={chosen} onType={onType} />
      {failure !== null && (
        <RefusedOrder of="deposit" error={failure} reason={errorText(failure)} onSupport={onSupport} />
      )}
      <MoneyButton type="submit" busy={busy || waits} fullWidth>
        {t('submit')}
      </MoneyButton>
    </BareForm>
  );
}

/** Skeleton of the deposit form. */
export function DepositFormSkeleton() {
  const shared = useTranslation('common').t;
  return (
    <div className={formClass} role="status" aria-label={shared('loading')}>
      <LoadingNote quiet />
      <div className={methodsClass}>
        {[1, 2, 3, 4].map((index) => (
          <span key={index} className={skeletonCard}>
            <Skeleton shape="text" lines={2} />
          </span>
        ))}
      </div>
      <Skeleton shape="text" lines={2} size="xl" />
    </div>
  );
}
