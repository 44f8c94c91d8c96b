import { useState } from 'react';
import type { CodeChannel } from '#api/paymentPassword.ts';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { useErrorText } from '../components/ErrorText.tsx';
import { formatMoment } from '../format/dates.ts';
import { Form } from '../forms/Form.tsx';
import { describeRule } from '../forms/rules/fieldRule.ts';
import { Strength } from '../forms/rules/Strength.tsx';
import { usePasswordJudge } from '../forms/rules/usePasswordJudge.ts';
import { useProblemText } from '../forms/rules/useProblemText.ts';
import { useForm } from '../forms/useForm.ts';
import { useWrongField } from '../forms/useWrongField.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { CodeField } from './CodeField.tsx';
import {
  type PinFormField,
  type PinFormState,
  type PinProblem,
  digitsOf,
  emptyForm,
  fieldsOf,
  isOwnProblem,
  problemsOf,
  reduceForm,
  toInput,
} from './paymentPassword.model.ts';
import type { PaymentPasswordDialogProps } from './paymentPassword.types.ts';
import { SecretField } from './SecretField.tsx';

interface PaymentPasswordFormProps extends Pick<
  PaymentPasswordDialogProps,
  'mode' | 'state' | 'onSet' | 'onSendCode' | 'onSupport'
> {
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

/** The form does not know the account; the platform does. */
const noWords: readonly string[] = [];

/** What proves the change, and the new payment password twice. */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  const { mode, state, onBusy, onSet, onSendCode, onDone, onSupport } = props;
  const language = useLanguage();
  const { t } = useTranslation('paymentPassword');
  const ruleText = useProblemText();
  const problemText = usePinProblemText();
  const form = useForm<PinFormField, PinProblem, PinFormState, never>(reduceForm, emptyForm);
  const { values, problems, failure, attention, busy, onType } = form.props;
  const ref = useWrongField(attention);
  const [channel, setChannel] = useState<CodeChannel | null>(state.channels[0]?.channel ?? null);
  const shown = fieldsOf(mode, state);
  const digits = digitsOf(state.rule);
  const judge = usePasswordJudge(values.newPassword !== '');
  const errorOf = (field: PinFormField): string | undefined => {
    const problem = problems[field];
    return problem && problemText(field, problem);
  };
  const to = state.channels.find((one) => one.channel === channel)?.to ?? '';
  if (shown.includes('code') && channel === null) return <NoChannel onSupport={onSupport} />;
  if (mode === 'change' && state.state === 'locked' && state.lockedUntil !== null) {
    const time = formatMoment(Date.parse(state.lockedUntil), language);
    return <EmptyState level={3} title={t('locked')} text={t('problems.lockedUntil', { time })} />;
  }

  const submit = async (): Promise<void> => {
    onBusy(true);
    const result = await form.submit(problemsOf(shown, values, state.rule, judge), () => onSet(toInput(shown, values)));
    onBusy(false);
    if (result === 'done') onDone();
  };
  return (
    <Form ref={ref} label={t(`${mode}.title`)} failure={failure} maybe={t('maybeSet')} onSubmit={() => void submit()}>
      {shown.includes('loginPassword') && (
        <PasswordInput
          required
          label={t('loginPassword')}
          autoComplete="current-password"
          showLabel={t('show')}
          hideLabel={t('hide')}
          value={values.loginPassword}
          error={errorOf('loginPassword')}
          onChange={(value) => onType('loginPassword', value)}
        />
      )}
      {shown.includes('oldPassword') && (
        <SecretField
          required
          label={t('current')}
          digits={digits}
          value={values.oldPassword}
          error={errorOf('oldPassword')}
          hint={state.triesLeft <= 3 && t('triesLeft', { count: state.triesLeft })}
          onChange={(value) => onType('oldPassword', value)}
        />
      )}
      {shown.includes('code') && (
        <>
          {state.channels.length > 1 && (
            <Select
              label={t('code.channel')}
              options={state.channels.map((one) => ({
                value: one.channel,
                label: t(`code.${one.channel}`, { to: one.to }),
              }))}
              value={channel ?? ''}
              onChange={setChannel}
            />
          )}
          <CodeField
            key={channel}
            required
            label={t('code.label')}
            to={to}
            value={values.code}
            error={errorOf('code')}
            onChange={(value) => onType('code', value)}
            onSend={() => onSendCode(channel ?? 'sms')}
          />
        </>
      )}
      <SecretField
        required
        label={t('new')}
        digits={digits}
        value={values.newPassword}
        error={errorOf('newPassword')}
        hint={
          digits === null ? (
            <Strength rule={state.rule} password={values.newPassword} own={noWords} />
          ) : (
            problems.newPassword === undefined && ruleText(describeRule(state.rule))
          )
        }
        onChange={(value) => onType('newPassword', value)}
      />
      <SecretField
        required
        label={t('repeat')}
        digits={digits}
        value={values.confirmPassword}
        error={errorOf('confirmPassword')}
        onChange={(value) => onType('confirmPassword', value)}
      />
      <Button type="submit" busy={busy} fullWidth>
        {t(`${mode}.submit`)}
      </Button>
    </Form>
  );
}

/** Shown to a player without a number or address that a code could go to. */
function NoChannel({ onSupport }: Pick<PaymentPasswordFormProps, 'onSupport'>) {
  const { t } = useTranslation('paymentPassword');
  return (
    <EmptyState
      level={3}
      title={t('noChannel')}
      text={t('noChannelText')}
      action={onSupport && <Button onClick={onSupport}>{t('support')}</Button>}
    />
  );
}

function usePinProblemText() {
  const { t } = useTranslation('paymentPassword');
  const errors = useErrorText();
  const fieldText = useProblemText();
  return (field: PinFormField, problem: PinProblem): string => {
    if (isOwnProblem(problem)) {
      if (problem.key !== 'incorrect' || field !== 'loginPassword') return t(`problems.${problem.key}`);
      return errors({ kind: 'refused', code: 'password_incorrect', message: '', detail: {} });
    }
    if (problem.key === 'required') return t(`required.${field}`);
    if (problem.key === 'mismatch') return t('problems.mismatch');
    return fieldText(problem);
  };
}
