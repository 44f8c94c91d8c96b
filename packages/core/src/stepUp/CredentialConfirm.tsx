import type { ApiError, Result } from '#api/errors.ts';
import type { Credential } from '#api/stepUp.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { Form } from '../forms/Form.tsx';
import { useFields } from '../forms/useFields.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
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

interface CredentialConfirmProps {
  open: boolean;
  source: CredentialSource;
  /** Names what is confirmed; also the accessible name of the form. */
  title: string;
  text: string;
  confirmLabel: string;
  /** Shown when the outcome is unknown. */
  maybe?: string;
  /** Whether withdrawals rest after the change. @default true */
  rests?: boolean;
  /** Translates the refusals that are not about the credential. */
  refusalText?: (error: ApiError) => string | null;
  onConfirm: (credential: Credential | undefined) => Promise<Result<unknown>>;
  /** Called when it is done, before the dialog closes. */
  onDone?: () => void;
  onClose: () => void;
  /** Called when the dialog has given back the focus. */
  onClosed?: () => void;
}

/** Asks for a credential (SEC-06) before something that cannot be undone, and does it. */
export function CredentialConfirm(props: CredentialConfirmProps) {
  const { open, source, title, text, confirmLabel, maybe, rests, refusalText } = props;
  const { onConfirm, onDone, onClose, onClosed } = props;
  const { t } = useTranslation('common');
  const credentialFailure = useCredentialFailure();
  const form = useFields<CredentialValues, CredentialProblems>(noCredential, credentialRules);
  const { inputs, missing, credential } = credentialIn(source, form);
  const { failure } = form;
  const confirm = async (): Promise<boolean> => {
    const isDone = (await form.submit(missing, () => onConfirm(credential))) === 'done';
    if (isDone) onDone?.();
    return isDone;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      onBeforeOpen={form.reset}
      // A credential does not outlive the dialog.
      onClosed={() => {
        form.reset();
        onClosed?.();
      }}
      tone="negative"
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      confirmDisabled={source.state.status !== 'ready'}
      cancelLabel={t('cancel')}
      onConfirm={confirm}
    >
      {/* Enter does nothing: what cannot be undone is confirmed by its button. */}
      <Form
        ref={form.ref}
        label={title}
        failure={failure}
        failureText={credentialFailure(failure) ?? (failure && refusalText?.(failure))}
        maybe={maybe}
        onSubmit={() => {}}
      >
        <CredentialFields source={source} inputs={inputs} rests={rests} />
      </Form>
    </ConfirmDialog>
  );
}
