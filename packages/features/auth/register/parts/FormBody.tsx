import { Form } from '#core/forms/Form.tsx';
import { ProblemSummary } from '#core/forms/ProblemSummary.tsx';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { Register, RegisterFormView } from '../register.types.ts';
import { buttons } from '../RegisterForm.css.ts';
import { RegisterFields } from './RegisterFields.tsx';
import { TermsBox } from './TermsBox.tsx';
import { useProblemLines } from './useProblemLines.ts';

export interface FormBodyProps extends Pick<Register, 'form'> {
  readonly view: Pick<RegisterFormView, 'fields' | 'linkCode' | 'minAge'>;
}

/** The form itself: problem summary, fields, terms, buttons and links. */
export function FormBody({ form, view }: FormBodyProps) {
  const { fields, linkCode, minAge } = view;
  const { problems, termsMissing } = form;
  const { t } = useTranslation('register');
  const shared = useTranslation('fields').t;
  const ref = useWrongField(form.attention);
  const lines = useProblemLines(fields, problems, termsMissing);

  return (
    <Form ref={ref} label={t('title')} failure={form.failure} maybe={t('maybeRegistered')} onSubmit={form.onSubmit}>
      <ProblemSummary lines={lines} />
      <Text size="sm" tone="muted">
        {shared('required')}
      </Text>
      <RegisterFields form={form} fields={fields} linkCode={linkCode} />
      <TermsBox
        termsAccepted={form.termsAccepted}
        termsMissing={termsMissing}
        minAge={minAge}
        onTerms={form.onTerms}
        onTermsOpen={form.onTermsOpen}
      />
      <div className={buttons}>
        <Button tone="outline" onClick={form.onClear}>
          {t('reset')}
        </Button>
        <Button type="submit" busy={form.busy} fullWidth>
          {t('submit')}
        </Button>
      </div>
      {form.thirdParty}
    </Form>
  );
}
