import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { waysOf } from '#core/stepUp/credential.model.ts';
import { CredentialFields } from '#core/stepUp/CredentialFields.tsx';
import {
  type CredentialProblems,
  type CredentialValues,
  credentialIn,
  credentialRules,
  noCredential,
} from '#core/stepUp/credentialIn.ts';
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

/** A detail, and what proves who changes it. */
type FormValues = CredentialValues & DetailValues;
type FormProblems = CredentialProblems & DetailProblems;
const emptyForm: FormValues = { ...noCredential, ...emptyValues };

/** The new value of a detail, and for a contact what proves who changes it. Problems are shown at their inputs. */
export function DetailForm(props: DetailFormProps) {
  const { field, profile, credential: source, onBusy, onSet, onSendCode, onCancel, onDone } = props;
  const { t } = useTranslation('personalDetails');
  const form = useFields<FormValues, FormProblems>(emptyForm, {
    ...credentialRules,
    problemsOf: (error) => credentialRules.problemsOf(error) ?? problemsOf(error),
  });
  const { values, problems, failure, busy } = form;
  const credential = credentialIn(source, form);
  const credentialFailure = useCredentialFailure();
  const problemText = (problem: DetailProblem | undefined): string | undefined =>
    problem === undefined
      ? undefined
      : problem === 'invalid'
        ? t(`problems.invalid.${field}`, { age: profile.minAge })
        : t(`problems.${problem}`);
  const ways = source.state.status === 'ready' ? waysOf(source.state.value) : null;
  // The first contact of an account without any credential is proved by its own code.
  const asks = isProtected(field) && !(isContact(field) && ways?.length === 0);
  const submit = async (): Promise<void> => {
    const missing = { ...(asks && credential.missing), ...missingIn(field, values) };
    if (asks && ways === null) {
      form.check(missing);
      return;
    }
    const result = await form.submit(missing, async () => {
      onBusy(true);
      const answer = await onSet(toInput(field, values, asks ? credential.credential : undefined));
      onBusy(false);
      return answer;
    });
    if (result === 'done') onDone();
  };
  const fixed = failure?.kind === 'refused' && failure.code === 'detail_fixed' ? t('refused.detail_fixed') : null;
  const failureText = fixed ?? credentialFailure(failure);
  return (
    <Form
      label={t(`fields.${field}`)}
      failure={failure}
      failureText={failureText}
      maybe={t('maybe')}
      ref={form.ref}
      onSubmit={() => void submit()}
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
          onChange={form.change}
          onSendCode={onSendCode}
        />
      ) : (
        <ValueField
          field={field}
          profile={profile}
          value={values.value}
          error={problemText(problems.value)}
          onChange={(value) => form.change({ value })}
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
  );
}
