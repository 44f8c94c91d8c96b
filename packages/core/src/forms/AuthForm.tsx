import { type ReactNode, type Ref, useId } from 'react';
import type { ApiError } from '#api/errors.ts';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useErrorText } from '../components/ErrorText.tsx';
import { useEarlySubmit } from './useEarlySubmit.ts';

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
  readonly failureRef?: Ref<HTMLDivElement>;
  /** Content above the failure. */
  readonly head?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * A form with an error above its fields. Native validation is off: messages must be in the player's language. What is
 * submitted in a document before React has taken the form over is submitted then.
 */
export function Form({
  label,
  failure,
  failureText,
  maybe,
  failureAction,
  failureRef,
  head,
  onSubmit,
  children,
}: FormProps) {
  const errorText = useErrorText();
  const errorId = useId();
  const unknown = failure !== null && 'outcomeUnknown' in failure && failure.outcomeUnknown;
  const form = useEarlySubmit();
  return (
    <form
      ref={form}
      // A browser sends such a form nowhere outside of a `dialog`, also where no script runs: passwords are in it.
      method="dialog"
      noValidate
      aria-label={label}
      aria-describedby={failure === null ? undefined : errorId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="md">
        {head}
        {failure !== null && (
          <div id={errorId} ref={failureRef}>
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
    </form>
  );
}
