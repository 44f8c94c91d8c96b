import type { ReactNode } from 'react';
import { describeError } from '#core/data/describeError.ts';
import { Form } from '#core/forms/Form.tsx';
import { ProblemSummary } from '#core/forms/ProblemSummary.tsx';
import { useWrongField } from '#core/forms/useWrongField.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { type PasswordFormProps, passwordFields } from '../form.model.ts';
import { useFieldMessages } from './useFieldMessages.ts';

export interface PasswordFormBodyProps {
  readonly form: Pick<PasswordFormProps, 'problems' | 'failure' | 'attention' | 'busy' | 'onSubmit' | 'onSupport'>;
  /** Accessible name of the form. */
  readonly label: string;
  readonly submitLabel: string;
  /** Shown with a failure whose outcome is unknown: the call may have had its effect. */
  readonly maybe?: string;
  /** The fields; each has its field's name. */
  readonly children: ReactNode;
}

/** The frame of a password form: failure, problem summary, fields, submit button. */
export function PasswordFormBody({ form, label, submitLabel, maybe, children }: PasswordFormBodyProps) {
  const { problems, failure, attention, busy, onSubmit, onSupport } = form;
  const { t } = useTranslation('password');
  const ref = useWrongField(attention);
  const { t: fields } = useTranslation('fields');
  const { labelOf, problemOf } = useFieldMessages();
  const canHelp = failure !== null && describeError(failure)?.action === 'support' && onSupport !== undefined;

  return (
    <Form
      ref={ref}
      label={label}
      failure={failure}
      maybe={maybe}
      failureAction={
        canHelp && (
          <Button size="small" tone="outline" onClick={onSupport}>
            {t('support')}
          </Button>
        )
      }
      onSubmit={onSubmit}
    >
      {attention.to === 'summary' && (
        <ProblemSummary
          lines={passwordFields.flatMap((field) => {
            const problem = problems[field];
            if (problem === undefined) return [];
            return [
              {
                place: field,
                text: fields('summary.item', { field: labelOf(field), problem: problemOf(problem, field) }),
              },
            ];
          })}
        />
      )}
      <Text size="sm" tone="muted">
        {fields('required')}
      </Text>
      {children}
      <Button type="submit" busy={busy} fullWidth>
        {submitLabel}
      </Button>
    </Form>
  );
}
