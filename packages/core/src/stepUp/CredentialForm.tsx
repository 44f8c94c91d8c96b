import type { Result } from '#api/errors.ts';
import type { Credential } from '#api/stepUp.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Form } from '../forms/Form.tsx';
import { useFields } from '../forms/useFields.ts';
import { CredentialFields } from './CredentialFields.tsx';
import {
  type CredentialProblems,
  type CredentialValues,
  credentialIn,
  credentialRules,
  noCredential,
} from './credentialIn.ts';
import type { CredentialSource } from './stepUp.types.ts';
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
  /** Whether withdrawals rest after the change. @default true */
  rests?: boolean;
  onSubmit: (credential: Credential | undefined) => Promise<Result<Value>>;
  /** Not called when the form has gone meanwhile. */
  onDone: (value: Value) => void;
}

/** A form that asks for a credential alone (SEC-06), before a change that takes more than one step. */
export function CredentialForm<Value>(props: CredentialFormProps<Value>) {
  const { source, label, text, maybe, submitLabel, rests, onSubmit, onDone } = props;
  const form = useFields<CredentialValues, CredentialProblems>(noCredential, credentialRules);
  const { inputs, missing, credential } = credentialIn(source, form);
  const failureText = useCredentialFailure();
  const ready = source.state.status === 'ready';
  const submit = () =>
    form.submit(missing, async (signal) => {
      const answer = await onSubmit(credential);
      if (answer.ok && !signal.aborted) onDone(answer.value);
      return answer;
    });
  return (
    <Form
      ref={form.ref}
      label={label}
      failure={form.failure}
      failureText={failureText(form.failure)}
      maybe={maybe}
      onSubmit={() => ready && void submit()}
    >
      <Text>{text}</Text>
      <CredentialFields source={source} inputs={inputs} rests={rests} />
      <Inline>
        <Button type="submit" busy={form.busy} disabled={!ready}>
          {submitLabel}
        </Button>
      </Inline>
    </Form>
  );
}
