import { type ReactNode, type RefObject, useId } from 'react';
import type { ApiError } from '#api/errors.ts';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useErrorText } from '../components/ErrorText.tsx';
import { BareForm } from './BareForm.tsx';

export interface FormProps {
  /** Accessible name of the form. */
  readonly label: string;
  /** Error of the whole attempt. Shown above the fields, announced, and set as the form's description. */
  readonly failure: ApiError | null;
  /** The error in words, where the form has words of its own for it. @default that of the namespace `errors` */
  readonly failureText?: string | null | undefined;
  /** Shown with a failure whose outcome is unknown: the call may have had its effect. */
  readonly maybe?: string | undefined;
  /** Button shown with the failure. */
  readonly failureAction?: ReactNode;
  /** Content above the failure. */
  readonly head?: ReactNode;
  /** From `useFields` or `useWrongField`. */
  readonly ref?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * Form with the error of its attempt above the fields, announced and set as its description. Enter submits, native validation
 * is off, and what is submitted before React has taken the document over is submitted then. State, lock and the focus of the first
 * wrong field come from `useFields`, or from `useForm` and `useWrongField` in a form with a reducer of its own.
 */
export function Form({ label, failure, failureText, maybe, failureAction, head, ref, onSubmit, children }: FormProps) {
  const errorText = useErrorText();
  const errorId = useId();
  const unknown = failure !== null && 'outcomeUnknown' in failure && failure.outcomeUnknown;
  return (
    <BareForm ref={ref} label={label} describedBy={failure === null ? undefined : errorId} onSubmit={onSubmit}>
      <Stack gap="md">
        {head}
        {failure !== null && (
          <div id={errorId}>
            <ErrorState
              size="compact"
              announce
              title={failureText ?? errorText(failure)}
              text={unknown ? maybe : undefined}
              action={failureAction}
            />
          </div>
        )}
        {children}
      </Stack>
    </BareForm>
  );
}
