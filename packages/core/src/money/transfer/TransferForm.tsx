import type { ReactNode } from 'react';
import type { ApiError } from '#api/errors.ts';
import { type TransferTerms, longestTransferRemark } from '#api/transfers.ts';
import { AmountField } from '#ui/AmountField/AmountField.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { TextArea } from '#ui/TextArea/TextArea.tsx';
import { useRefusalText } from '../../components/useRefusalText.ts';
import { MoneyButton } from '../../flow/MoneyButton.tsx';
import { useMoneyFormat } from '../../format/moneyFormat.tsx';
import { useMoneyText, useShortMoneyText } from '../../format/useMoneyText.ts';
import { BareForm } from '../../forms/BareForm.tsx';
import { useWrongField } from '../../forms/useWrongField.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import { isLess } from '../amount.ts';
import { checkTransfer, isTooLong, limitsOf } from './transfer.model.ts';
import type { Transfer, TransferProblem } from './transfer.types.ts';
import { form as formClass } from './TransferArea.css.ts';

export interface TransferWords {
  amount: string;
  remark: string;
  /** The text of the button; without an amount while none is typed that can be sent. */
  submit: (amount: string | null) => string;
}

interface TransferFormProps extends Pick<Transfer, 'form' | 'onType' | 'onSubmit'> {
  /** The accessible name of the form. */
  label: string;
  /** @default those of a transfer */
  words?: TransferWords;
  terms: TransferTerms;
  /** Why the platform refused the last one; null when it did not. */
  failure: ApiError | null;
  /** Fields between amount and remark. */
  children?: ReactNode;
}

/** Amount and remark of a transfer. */
export function TransferForm(props: TransferFormProps) {
  const { label, terms, form, failure, children, onType, onSubmit } = props;
  const { t } = useTranslation('upline');
  const words = props.words ?? {
    amount: t('form.amount'),
    remark: t('form.remark'),
    submit: (amount) => (amount === null ? t('form.submit') : t('form.submitAmount', { amount })),
  };
  const { currencySymbol } = useMoneyFormat();
  const money = useMoneyText();
  const short = useShortMoneyText();
  const errorText = useRefusalText('upline');
  const problemText = useProblemText();
  const ref = useWrongField(form.attention);
  const { values, problems } = form;
  const limits = limitsOf(terms);
  const checked = checkTransfer(values, limits);
  const { minAmount, maxAmount } = limits;
  return (
    <BareForm ref={ref} label={label} className={formClass} onSubmit={onSubmit}>
      <AmountField
        required
        label={words.amount}
        hint={t(`form.hint.${limits.by}`, { min: short(minAmount), max: short(maxAmount) })}
        error={problems.amount && problemText(problems.amount)}
        currency={currencySymbol}
        quickLabel={t('form.quick')}
        quick={isLess(maxAmount, minAmount) ? [] : [{ value: maxAmount.replace(/\.00$/, ''), label: t('form.all') }]}
        value={values.amount}
        onChange={(text) => onType('amount', text)}
      />
      {children}
      <TextArea
        label={words.remark}
        most={longestTransferRemark}
        value={values.remark}
        error={isTooLong(values.remark) ? t('problems.remark', { most: longestTransferRemark }) : undefined}
        onChange={(text) => onType('remark', text)}
      />
      {failure !== null && <ErrorState size="compact" announce title={errorText(failure)} text={t('nothingMoved')} />}
      <MoneyButton type="submit" fullWidth>
        {words.submit(checked.ok ? money(checked.amount) : null)}
      </MoneyButton>
    </BareForm>
  );
}

function useProblemText() {
  const money = useMoneyText();
  const { t } = useTranslation('upline');
  return (problem: TransferProblem): string => {
    if (problem.key === 'tooLong') return t('problems.remark', { most: longestTransferRemark });
    const limit = 'limit' in problem ? money(problem.limit) : '';
    return problem.key === 'tooMuch'
      ? t(`problems.tooMuch.${problem.by ?? 'transfer'}`, { limit })
      : t(`problems.${problem.key}`, { limit });
  };
}
