import type { ReactNode } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { describeError } from '../../shared/describeError.ts';
import { EntryForm } from '../../shared/form/EntryForm.tsx';
import { ProblemSummary } from '../../shared/form/ProblemSummary.tsx';
import { type FieldFocus, useFieldFocus } from '../../shared/form/useFieldFocus.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type FormState, type PasswordField, wrongFields } from '../form.model.ts';
import { useFieldWords } from './useFieldWords.ts';

export interface PasswordFormBodyProps extends Pick<FormState, 'problems' | 'failure' | 'attention'> {
  /** Names the form. */
  readonly label: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** Said beside a failure of which nobody knows whether it had its effect all the same. */
  readonly maybe?: string;
  readonly onSubmit: () => void;
  readonly onSupport: (() => void) | undefined;
  /** The fields, each with the ref that the focus is moved by. */
  readonly children: (refOf: FieldFocus<PasswordField>['refOf']) => ReactNode;
}

/** A form from what is wrong with it, at its head, to the button that sends it. */
export function PasswordFormBody({ label, submitLabel, busy, maybe, children, ...form }: PasswordFormBodyProps) {
  const { t } = useTranslation('recovery');
  const focus = useFieldFocus(form.attention);
  const { t: fields } = useTranslation('fields');
  const { labelOf, problemOf } = useFieldWords();
  const { failure, problems } = form;
  const helps = failure !== null && describeError(failure)?.action === 'support' && form.onSupport !== undefined;

  return (
    <EntryForm
      label={label}
      failure={failure}
      failureRef={focus.head}
      maybe={maybe}
      failureAction={
        helps && (
          <Button size="small" tone="outline" onClick={form.onSupport}>
            {t('support')}
          </Button>
        )
      }
      onSubmit={form.onSubmit}
    >
      {form.attention.to === 'summary' && (
        <ProblemSummary
          ref={focus.head}
          lines={wrongFields(problems).flatMap((field) => {
            const problem = problems[field];
            if (problem === undefined) return [];
            return [
              { place: field, text: fields('summary.item', { field: labelOf(field), problem: problemOf(problem) }) },
            ];
          })}
          onChoose={focus.go}
        />
      )}
      {children(focus.refOf)}
      <Button type="submit" busy={busy} fullWidth>
        {submitLabel}
      </Button>
    </EntryForm>
  );
}
