import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { Form } from '#core/forms/AuthForm.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { type FactorProblems, factorProblemsOf, missingAnswers } from '#core/money/factors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { ContactFields } from './ContactFields.tsx';
import {
  type DetailProblem,
  type DetailProblems,
  type DetailValues,
  emptyValues,
  isContact,
  missingIn,
  problemsOf,
  toInput,
} from './personalDetails.model.ts';
import type { DetailDialogProps } from './personalDetails.types.ts';
import { ValueField } from './ValueField.tsx';

interface DetailFormProps extends Omit<DetailDialogProps, 'open' | 'onClose'> {
  onBusy: (busy: boolean) => void;
  onCancel: () => void;
}

/** The new value of a detail, and for a contact what proves the change. Problems are shown at their inputs. */
export function DetailForm(props: DetailFormProps) {
  const { field, profile, passwordDigits, language, now, onBusy, onSet, onSendCode, onSupport, onCancel, onDone } =
    props;
  const { t } = useTranslation('personalDetails');
  const { busy, run } = useActionLock();
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(emptyValues);
  const [problems, setProblems] = useState<DetailProblems>({});
  const [factorProblems, setFactorProblems] = useState<FactorProblems>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const problemText = (problem: DetailProblem | undefined): string | undefined =>
    problem === undefined
      ? undefined
      : problem === 'invalid'
        ? t(`problems.invalid.${field}`, { age: profile.minAge })
        : t(`problems.${problem}`);
  // The first input with a problem takes the focus.
  useEffect(() => {
    if (Object.keys({ ...problems, ...factorProblems }).length === 0) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems, factorProblems]);
  const change = (changed: Partial<DetailValues>): void => {
    setValues((known) => ({ ...known, ...changed }));
    setProblems({});
    setFactorProblems({});
  };
  const report = (found: DetailProblems, factors: FactorProblems): void => {
    setProblems(found);
    setFactorProblems(factors);
  };
  const submit = async (): Promise<void> => {
    setFailure(null);
    const missing = missingIn(field, profile[field], values);
    const answers = { password: values.password, authenticator: '' };
    const missingFactors = values.byPassword ? missingAnswers(['password'], answers) : {};
    if (Object.keys({ ...missing, ...missingFactors }).length > 0) {
      report(missing, missingFactors);
      return;
    }
    onBusy(true);
    const answer = await onSet(toInput(field, values));
    onBusy(false);
    if (answer.ok) {
      onDone();
      return;
    }
    const wrong = problemsOf(answer.error);
    const wrongFactors = factorProblemsOf(answer.error);
    if (wrongFactors !== null) setValues((known) => ({ ...known, password: '' }));
    if (wrong === null && wrongFactors === null) setFailure(answer.error);
    else report(wrong ?? {}, wrongFactors ?? {});
  };
  const own = failure?.kind === 'refused' ? failure.code : null;
  const failureText = own === 'detail_fixed' || own === 'payment_password_unset' ? t(`refused.${own}`) : null;
  return (
    <div ref={root}>
      <Form
        label={t(`fields.${field}`)}
        failure={failure}
        failureText={failureText}
        maybe={t('maybe')}
        onSubmit={() => void run(submit)}
      >
        {isContact(field) ? (
          <ContactFields
            contact={field}
            profile={profile}
            passwordDigits={passwordDigits}
            values={values}
            errors={{
              value: problemText(problems.value),
              code: problemText(problems.code),
              currentCode: problemText(problems.currentCode),
            }}
            factorProblems={factorProblems}
            language={language}
            now={now}
            onChange={change}
            onSendCode={onSendCode}
            onSupport={onSupport}
          />
        ) : (
          <ValueField
            field={field}
            profile={profile}
            value={values.value}
            error={problemText(problems.value)}
            language={language}
            now={now}
            onChange={(value) => change({ value })}
          />
        )}
        <Inline>
          <Button type="submit" busy={busy}>
            {t('submit')}
          </Button>
          <Button tone="quiet" disabled={busy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
