import { type ReactNode, type Ref, useId } from 'react';
import type { ApiError } from '#api/errors.ts';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useErrorText } from '../ErrorText.tsx';

export interface EntryFormProps {
  /** Names the form. */
  readonly label: string;
  /** Why it was not taken; stands at the head of the form, is read out, and describes the form from then on. */
  readonly failure: ApiError | null;
  /** Said beside a failure of which nobody knows whether it had its effect all the same. */
  readonly maybe?: string | undefined;
  /** What helps with the failure. */
  readonly failureAction?: ReactNode;
  readonly failureRef?: Ref<HTMLDivElement>;
  /** Stands before the failure. */
  readonly head?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form on a way in: its fields are checked by us, in the player's language, and never by the browser. */
export function EntryForm({
  label,
  failure,
  maybe,
  failureAction,
  failureRef,
  head,
  onSubmit,
  children,
}: EntryFormProps) {
  const errorText = useErrorText();
  const errorId = useId();
  const unknown = failure !== null && 'outcomeUnknown' in failure && failure.outcomeUnknown;
  return (
    <form
      method="post"
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
              title={errorText(failure)}
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
