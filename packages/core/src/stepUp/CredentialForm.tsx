import { useEffect, useRef, useState } from 'react';
import type { ApiError, Result } from '#api/errors.ts';
import type { Credential } from '#api/stepUp.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useActionLock } from '../data/useActionLock.ts';
import { Form } from '../forms/Form.tsx';
import { CredentialFields } from './CredentialFields.tsx';
import type { CredentialSource } from './stepUp.types.ts';
import { useCredential } from './useCredential.ts';
import { useCredentialFailure } from './useCredentialFailure.ts';

interface CredentialFormProps<Value> {
  source: CredentialSource;
  /** Accessible name of the form. */
  label: string;
  /** What comes after it. */
  text: string;
  /** Shown when the outcome is unknown. */
  maybe: string;
  submitLabel: string;
  onSubmit: (credential: Credential | undefined) => Promise<Result<Value>>;
  /** Not called when the form has gone meanwhile. */
  onDone: (value: Value) => void;
}

/** A form that asks for a credential alone (SEC-06), before a change that takes more than one step. */
export function CredentialForm<Value>(props: CredentialFormProps<Value>) {
  const { source, label, text, maybe, submitLabel, onSubmit, onDone } = props;
  const { busy, run } = useActionLock();
  const credential = useCredential(source);
  const failureText = useCredentialFailure();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => void (shown.current = false);
  }, []);
  const submit = async (): Promise<void> => {
    setFailure(null);
    const given = credential.read();
    if (given === null) return;
    const answer = await onSubmit(given.credential);
    if (!shown.current) return;
    if (answer.ok) onDone(answer.value);
    else if (!credential.report(answer.error)) setFailure(answer.error);
  };
  return (
    <Form
      label={label}
      failure={failure}
      failureText={failureText(failure)}
      maybe={maybe}
      onSubmit={() => void run(submit)}
    >
      <Text>{text}</Text>
      <CredentialFields source={source} inputs={credential.inputs} />
      <Inline>
        <Button type="submit" busy={busy} disabled={source.state.status !== 'ready'}>
          {submitLabel}
        </Button>
      </Inline>
    </Form>
  );
}
