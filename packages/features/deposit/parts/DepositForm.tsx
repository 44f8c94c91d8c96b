import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { DepositMethod } from '#api/cashier.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { describeError } from '../../shared/describeError.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type MoneyFormat, moneyText, shortMoneyText } from '../../shared/moneyText.ts';
import type { AmountProblem } from '../amount.ts';
import { chosenMethod } from '../deposit.model.ts';
import type { DepositScreenProps } from '../DepositScreen.tsx';
import { useDepositError } from '../useDepositError.ts';
import { form as formClass, quick, skeletonCard, sum } from './DepositForm.css.ts';
import { methods as methodsClass } from './MethodPicker.css.ts';
import { MethodPicker } from './MethodPicker.tsx';

interface DepositFormProps extends Omit<DepositScreenProps, 'methods'> {
  methods: readonly DepositMethod[];
}

/** Which way, and how much. Everything that is said about limits is said before, too. */
export function DepositForm(props: DepositFormProps) {
  const { methods, form, failure, busy, onChoose, onType, onLeave, onSubmit } = props;
  const { t } = useTranslation('deposit');
  const money = shortMoneyText(props);
  const problemText = useProblemText(props);
  const quickId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (form.attention > 0) input.current?.focus();
  }, [form.attention]);
  const chosen = chosenMethod(methods, form.methodId);
  if (chosen === null) return null;

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form noValidate aria-label={t('form')} className={formClass} onSubmit={submit}>
      <MethodPicker {...props} chosen={chosen} onChoose={onChoose} />
      <div className={sum}>
        {/* Before the field: what is wrong with a sum is said below it, and moves none of them from under a press. */}
        {chosen.quickAmounts.length > 0 && (
          <div role="group" aria-labelledby={quickId} className={sum}>
            <Text as="span" weight="strong" id={quickId}>
              {t('quick')}
            </Text>
            <div className={quick}>
              {chosen.quickAmounts.map((amount) => (
                <Button key={amount} tone="soft" onClick={() => onType(amount.replace(/\.00$/, ''))}>
                  {money(amount)}
                </Button>
              ))}
            </div>
          </div>
        )}
        <TextInput
          ref={input}
          required
          label={t('amount')}
          hint={t('amountHint', { min: money(chosen.minAmount), max: money(chosen.maxAmount) })}
          error={form.problem === null ? undefined : problemText(form.problem)}
          name="amount"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={24}
          leading={props.currencySymbol}
          value={form.text}
          onChange={onType}
          onBlur={onLeave}
        />
      </div>
      {failure !== null && <Refused {...props} error={failure} />}
      <Button type="submit" busy={busy} fullWidth>
        {t('submit')}
      </Button>
    </form>
  );
}

function Refused({
  error,
  onSupport,
}: { error: NonNullable<DepositScreenProps['failure']> } & Pick<DepositScreenProps, 'onSupport'>) {
  const { t } = useTranslation('deposit');
  const errorText = useDepositError();
  const helps = describeError(error)?.action === 'support' && onSupport !== undefined;
  return (
    <ErrorState
      size="compact"
      announce
      title={errorText(error)}
      text={t('nothingMoved')}
      action={
        helps && (
          <Button size="small" tone="outline" onClick={onSupport}>
            {t('support')}
          </Button>
        )
      }
    />
  );
}

function useProblemText(format: MoneyFormat) {
  const { t } = useTranslation('deposit');
  return (problem: AmountProblem): string =>
    t(`problems.${problem.key}`, {
      limit: 'limit' in problem ? moneyText(format)(problem.limit) : '',
    });
}

/** The place of the form while nobody knows what it will ask. */
export function DepositFormSkeleton() {
  const shared = useTranslation('shared').t;
  return (
    <div className={formClass} role="status" aria-label={shared('loading')}>
      <div className={methodsClass}>
        {[1, 2, 3, 4].map((at) => (
          <span key={at} className={skeletonCard}>
            <Skeleton shape="text" lines={2} />
          </span>
        ))}
      </div>
      <Skeleton shape="text" lines={2} size="xl" />
    </div>
  );
}
