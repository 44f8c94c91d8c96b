import type { Bank, BankAccountsValue } from '#api/banks.ts';
import type { PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CodeField } from '#core/stepUp/CodeField.tsx';
import { FactorFields } from '#core/stepUp/FactorFields.tsx';
import {
  factorRules,
  missingAnswers,
  noAnswers,
  toAnswers,
  type FactorProblems,
  type FactorValues,
} from '#core/stepUp/factors.ts';
import { OtherFactor, PasskeyIcon } from '#core/stepUp/PasskeyFactorParts.tsx';
import type { PaymentPassword } from '#core/stepUp/paymentPassword.types.ts';
import { usePasskeyFactor } from '#core/stepUp/usePasskeyFactor.ts';
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
import type { BankAccounts, BankAccountValues } from './bankAccounts.types.ts';

export interface BankAccountFormProps extends Pick<BankAccounts, 'onAdd' | 'onSendCode'> {
  accounts: BankAccountsValue;
  banks: readonly Bank[];
  password: PaymentPasswordStateValue;
  onPasskey: PaymentPassword['onPasskey'];
  /** Called with the id of the account that was added; null when the platform's list does not tell. */
  onDone: (id: string | null) => void;
  /** Closes the form; undefined where the form cannot be closed. */
  onCancel: (() => void) | undefined;
  onForgot: () => void;
}

/** The account, and what the operator asks for before it is added. */
type FormValues = BankAccountValues & FactorValues;
type FormProblems = BankAccountProblems & FactorProblems;
const emptyForm: FormValues = { ...emptyAccount, ...noAnswers };

/** Form for a new bank account. The holder is the registered name wherever that is known (PAT-02). */
export function BankAccountForm(props: BankAccountFormProps) {
  const { accounts, banks, password, onAdd, onSendCode, onDone, onCancel, onForgot } = props;
  const { t } = useTranslation('bankAccounts');
  const errorText = useRefusalText('bankAccounts');
  const problemText = useProblemText();
  const form = useFields<FormValues, FormProblems>(emptyForm, {
    ...factorRules,
    problemsOf: (error) => refusedProblemsOf(error) ?? factorRules.problemsOf(error),
  });
  const { values, problems, failure, busy } = form;
  const passkey = usePasskeyFactor(props.onPasskey);

  const submit = () =>
    form.submit(
      {
        ...problemsOf(values, banks, accounts.holder),
        ...(!passkey.chosen && missingAnswers(password.factors, values)),
      },
      () =>
        passkey.send(values, async (answers) => {
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
          }
          return answer;
        }),
    );
  const errorOf = (field: BankAccountField): string | undefined => {
    const problem = problems[field];
    return problem && problemText(field, problem);
  };
  return (
    <Form
      label={t('form.title')}
      failure={failure}
      failureText={failure && errorText(failure)}
      maybe={t('form.maybe')}
      ref={form.ref}
      onSubmit={() => void submit()}
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
        onChange={(bankCode) => form.change({ bankCode })}
      />
      <TextInput
        required
        label={t('form.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        value={values.number}
        error={errorOf('number')}
        onChange={(number) => form.change({ number })}
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
        onChange={(holder) => form.change({ holder })}
      />
      {accounts.codeTo !== null && accounts.waitHours > 0 && (
        <CodeField
          label={t('form.code')}
          hint={t('form.codeHint', { hours: accounts.waitHours })}
          to={accounts.codeTo}
          value={values.code}
          error={errorOf('code')}
          onChange={(code) => form.change({ code })}
          onSend={onSendCode}
        />
      )}
      <FactorFields
        passkey={passkey}
        factors={password.factors}
        values={values}
        problems={problems}
        password={password}
        onChange={form.change}
        onForgot={onForgot}
      />
      <Inline>
        <Button type="submit" busy={busy} {...(passkey.chosen && { icon: <PasskeyIcon /> })}>
          {t('form.submit')}
        </Button>
        <OtherFactor passkey={passkey} factors={password.factors} disabled={busy} />
        {onCancel && (
          <Button tone="quiet" disabled={busy} onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </Inline>
    </Form>
  );
}

function useProblemText() {
  const { t } = useTranslation('bankAccounts');
  return (field: BankAccountField, problem: BankAccountProblem): string => {
    if (problem.key === 'digits') return t('problems.digits', { digits: problem.digits.join(t('problems.or')) });
    return problem.key === 'empty' ? t(`problems.empty.${field}`) : t(`problems.${problem.key}`);
  };
}
