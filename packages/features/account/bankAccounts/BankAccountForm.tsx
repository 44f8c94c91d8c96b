import { useEffect, useRef, useState } from 'react';
import type { Bank, BankAccountsValue } from '#api/banks.ts';
import type { ApiError } from '#api/errors.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { Form } from '#core/forms/Form.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CodeField } from '#core/money/CodeField.tsx';
import { FactorFields } from '#core/money/FactorFields.tsx';
import { factorProblemsOf, missingAnswers, noAnswers, toAnswers, type FactorProblems } from '#core/money/factors.ts';
import { digitsOf } from '#core/money/paymentPassword.model.ts';
import { readCode } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import {
  type BankAccountField,
  type BankAccountProblem,
  type BankAccountProblems,
  emptyAccount,
  problemsOf,
  readNumber,
  refusedProblemsOf,
} from './bankAccounts.model.ts';
import type { BankAccounts } from './bankAccounts.types.ts';

export interface BankAccountFormProps extends Pick<BankAccounts, 'onAdd' | 'onSendCode'> {
  accounts: BankAccountsValue;
  banks: readonly Bank[];
  password: PaymentPasswordStateValue;
  /** Called with the id of the account that was added; null when the platform's list does not tell. */
  onDone: (id: string | null) => void;
  /** Closes the form; undefined where the form cannot be closed. */
  onCancel: (() => void) | undefined;
  onForgot: () => void;
}

/** Form for a new bank account. The holder is the registered name wherever that is known (PAT-02). */
export function BankAccountForm(props: BankAccountFormProps) {
  const { accounts, banks, password, onAdd, onSendCode, onDone, onCancel, onForgot } = props;
  const { t } = useTranslation('bankAccounts');
  const errorText = useRefusalText('bankAccounts');
  const problemText = useProblemText();
  const { busy, run } = useActionLock();
  const [values, setValues] = useState(emptyAccount);
  const [answers, setAnswers] = useState(noAnswers);
  const [problems, setProblems] = useState<BankAccountProblems>({});
  const [factorProblems, setFactorProblems] = useState<FactorProblems>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const attention = useRef(0);
  const [attended, setAttended] = useState(0);
  useEffect(() => {
    if (attended > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attended]);

  const type = (field: BankAccountField) => (value: string) => {
    setValues({ ...values, [field]: value });
    const { [field]: _, ...rest } = problems;
    setProblems(rest);
  };
  const report = (found: BankAccountProblems, missing: FactorProblems): boolean => {
    setProblems(found);
    setFactorProblems(missing);
    const wrong = Object.keys(found).length + Object.keys(missing).length > 0;
    if (wrong) setAttended((attention.current += 1));
    return wrong;
  };
  const submit = async (): Promise<void> => {
    setFailure(null);
    if (report(problemsOf(values, banks, accounts.holder), missingAnswers(password.factors, answers))) return;
    const answer = await onAdd({
      bankCode: values.bankCode,
      number: readNumber(values.number) ?? '',
      holder: accounts.holder ?? readText(values.holder),
      ...toAnswers(password.factors, answers),
      ...(readCode(values.code) !== '' && { code: readCode(values.code) }),
    });
    if (answer.ok) {
      const known = new Set(accounts.list.map(({ id }) => id));
      onDone(answer.value.list.find(({ id }) => !known.has(id))?.id ?? null);
      return;
    }
    const refused = refusedProblemsOf(answer.error);
    const wrong = factorProblemsOf(answer.error);
    if (wrong !== null) setAnswers(noAnswers);
    if (refused === null && wrong === null) setFailure(answer.error);
    else report(refused ?? {}, wrong ?? {});
  };
  const errorOf = (field: BankAccountField): string | undefined => {
    const problem = problems[field];
    return problem && problemText(field, problem);
  };
  return (
    <div ref={form}>
      <Form
        label={t('form.title')}
        failure={failure}
        failureText={failure && errorText(failure)}
        maybe={t('form.maybe')}
        onSubmit={() => void run(submit)}
      >
        <Select
          required
          label={t('form.bank')}
          placeholder={t('form.choose')}
          options={banks.map(({ code, name, available }) => ({
            value: code,
            label: available ? name : t('form.bankPaused', { name }),
            disabled: !available,
          }))}
          value={values.bankCode}
          error={errorOf('bankCode')}
          onChange={type('bankCode')}
        />
        <TextInput
          required
          label={t('form.number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={values.number}
          error={errorOf('number')}
          onChange={type('number')}
        />
        <TextInput
          required={accounts.holder === null}
          readOnly={accounts.holder !== null}
          label={t('form.holder')}
          hint={t(accounts.holder === null ? 'form.holderNew' : 'form.holderKnown')}
          autoComplete="off"
          autoCapitalize="words"
          value={accounts.holder ?? values.holder}
          error={errorOf('holder')}
          onChange={type('holder')}
        />
        {accounts.codeTo !== null && accounts.waitHours > 0 && (
          <CodeField
            label={t('form.code')}
            hint={t('form.codeHint', { hours: accounts.waitHours })}
            to={accounts.codeTo}
            value={values.code}
            error={errorOf('code')}
            onChange={type('code')}
            onSend={onSendCode}
          />
        )}
        <FactorFields
          factors={password.factors}
          values={answers}
          problems={factorProblems}
          triesLeft={password.triesLeft}
          digits={digitsOf(password.rule)}
          onChange={(changed) => {
            setAnswers(changed);
            setFactorProblems({});
          }}
          onForgot={onForgot}
        />
        <Inline>
          <Button type="submit" busy={busy}>
            {t('form.submit')}
          </Button>
          {onCancel && (
            <Button tone="quiet" disabled={busy} onClick={onCancel}>
              {t('form.cancel')}
            </Button>
          )}
        </Inline>
      </Form>
    </div>
  );
}

function useProblemText() {
  const { t } = useTranslation('bankAccounts');
  return (field: BankAccountField, problem: BankAccountProblem): string => {
    if (problem.key === 'digits') return t('problems.digits', { digits: problem.digits.join(t('problems.or')) });
    return problem.key === 'empty' ? t(`problems.empty.${field}`) : t(`problems.${problem.key}`);
  };
}
