import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { Form } from '#core/forms/Form.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { waysOf } from '#core/stepUp/credential.model.ts';
import { CredentialFields } from '#core/stepUp/CredentialFields.tsx';
import { useCredential } from '#core/stepUp/useCredential.ts';
import { useCredentialFailure } from '#core/stepUp/useCredentialFailure.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ContactFields } from './ContactFields.tsx';
import {
  type DetailProblem,
  type DetailProblems,
  type DetailValues,
  emptyValues,
  isContact,
  isProtected,
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

/** The new value of a detail, and for a contact what proves who changes it. Problems are shown at their inputs. */
export function DetailForm(props: DetailFormProps) {
  const { field, profile, credential: source, onBusy, onSet, onSendCode, onCancel, onDone } = props;
  const { t } = useTranslation('personalDetails');
  const { busy, run } = useActionLock();
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(emptyValues);
  const [problems, setProblems] = useState<DetailProblems>({});
  const credential = useCredential(source);
  const credentialFailure = useCredentialFailure();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const problemText = (problem: DetailProblem | undefined): string | undefined =>
    problem === undefined
      ? undefined
      : problem === 'invalid'
        ? t(`problems.invalid.${field}`, { age: profile.minAge })
        : t(`problems.${problem}`);
  const ways = source.state.status === 'ready' ? waysOf(source.state.value) : null;
  // The first contact of an account without any credential is proved by its own code.
  const asks = isProtected(field) && !(isContact(field) && ways?.length === 0);
  // The first input with a problem takes the focus.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const change = (changed: Partial<DetailValues>): void => {
    setValues((known) => ({ ...known, ...changed }));
    setProblems({});
  };
  const submit = async (): Promise<void> => {
    setFailure(null);
    const missing = missingIn(field, values);
    const given = asks ? credential.read() : { credential: undefined };
    setProblems(missing);
    if (given === null || Object.keys(missing).length > 0) return;
    onBusy(true);
    const answer = await onSet(toInput(field, values, given.credential));
    onBusy(false);
    if (answer.ok) {
      onDone();
      return;
    }
    if (credential.report(answer.error)) return;
    const wrong = problemsOf(answer.error);
    if (wrong === null) setFailure(answer.error);
    else setProblems(wrong);
  };
  const fixed = failure?.kind === 'refused' && failure.code === 'detail_fixed' ? t('refused.detail_fixed') : null;
  const failureText = fixed ?? credentialFailure(failure);
  return (
    <div ref={root}>
      <Form
        label={t(`fields.${field}`)}
        failure={failure}
        failureText={failureText}
        maybe={t('maybe')}
        onSubmit={() => void run(submit)}
      >
        {asks && <CredentialFields source={source} inputs={credential.inputs} />}
        {asks && isContact(field) && profile[field].state === 'set' && <Text size="sm">{t('verifyOnly')}</Text>}
        {isProtected(field) && !asks && <Text>{t('first')}</Text>}
        {isContact(field) ? (
          <ContactFields
            contact={field}
            profile={profile}
            values={values}
            errors={{
              value: problemText(problems.value),
              code: problemText(problems.code),
            }}
            onChange={change}
            onSendCode={onSendCode}
          />
        ) : (
          <ValueField
            field={field}
            profile={profile}
            value={values.value}
            error={problemText(problems.value)}
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
