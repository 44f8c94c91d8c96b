import type { ReactNode } from 'react';
import { describeError } from '#core/data/describeError.ts';
import { Form } from '#core/forms/Form.tsx';
import { ProblemSummary } from '#core/forms/ProblemSummary.tsx';
import { type FieldFocus, useFieldFocus } from '#core/forms/useFieldFocus.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { type PasswordField, type PasswordFormProps, passwordFields } from '../form.model.ts';
import { useFieldMessages } from './useFieldMessages.ts';

export interface PasswordFormBodyProps {
  readonly form: Pick<PasswordFormProps, 'problems' | 'failure' | 'attention' | 'busy' | 'onSubmit' | 'onSupport'>;
  /** Accessible name of the form. */
  readonly label: string;
  readonly submitLabel: string;
  /** Shown with a failure whose outcome is unknown: the call may have had its effect. */
  readonly maybe?: string;
  /** Draws the fields. `refOf` registers an input for focusing. */
  readonly children: (refOf: FieldFocus<PasswordField>['refOf']) => ReactNode;
}

/** The frame of a password form: failure, problem summary, fields, submit button. */
export function PasswordFormBody({ form, label, submitLabel, maybe, children }: PasswordFormBodyProps) {
  const { problems, failure, attention, busy, onSubmit, onSupport } = form;
  const { t } = useTranslation('password');
  const focus = useFieldFocus(attention);
  const { t: fields } = useTranslation('fields');
  const { labelOf, problemOf } = useFieldMessages();
  const canHelp = failure !== null && describeError(failure)?.action === 'support' && onSupport !== undefined;

  return (
    <Form
      label={label}
      failure={failure}
      failureRef={focus.head}
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
          ref={focus.head}
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
          onChoose={focus.go}
        />
      )}
      <Text size="sm" tone="muted">
        {fields('required')}
      </Text>
      {children(focus.refOf)}
      <Button type="submit" busy={busy} fullWidth>
        {submitLabel}
      </Button>
    </Form>
  );
}
