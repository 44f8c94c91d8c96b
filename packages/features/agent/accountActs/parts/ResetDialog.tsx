import { useRef } from 'react';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { Form } from '#core/forms/Form.tsx';
import { useFields } from '#core/forms/useFields.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CredentialFields } from '#core/stepUp/CredentialFields.tsx';
import {
  type CredentialProblems,
  type CredentialValues,
  credentialIn,
  credentialRules,
  noCredential,
} from '#core/stepUp/credentialIn.ts';
import { useCredentialFailure } from '#core/stepUp/useCredentialFailure.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import type { AccountActsProps, SetPassword } from '../accountActs.types.ts';
import type { ActDialogProps } from './PauseDialog.tsx';

interface ResetDialogProps extends ActDialogProps, Pick<AccountActsProps, 'credential' | 'onReset'> {
  /** The password that was set, or may be. Called when the dialog has given back the focus. */
  onSet: (set: SetPassword) => void;
}

/** Asks the agent who they are before an account gets a new first password. */
export function ResetDialog({ open, detail, credential: source, onReset, onSet, onClose }: ResetDialogProps) {
  const { account } = detail.downline;
  const { t } = useTranslation('agentAccounts');
  const errorText = useRefusalText('agentRates');
  const credentialFailure = useCredentialFailure();
  const form = useFields<CredentialValues, CredentialProblems>(noCredential, credentialRules);
  const { inputs, missing, credential } = credentialIn(source, form);
  const set = useRef<SetPassword>(null);
  const title = t('reset.title', { account });
  const hours = source.state.status === 'ready' ? source.state.value.restHours : 0;
  const confirm = async (): Promise<boolean> =>
    (await form.submit(missing, async () => {
      const answer = await onReset(credential);
      if (answer.ok) set.current = answer.value;
      return answer;
    })) === 'done';
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      // The panel with the password takes the focus then.
      onClosed={() => set.current !== null && onSet(set.current)}
      tone="negative"
      title={title}
      text={hours > 0 ? t('reset.text', { hours }) : t('reset.textOnly')}
      confirmLabel={t('reset.confirm')}
      confirmDisabled={source.state.status !== 'ready'}
      cancelLabel={t('common:cancel')}
      onConfirm={confirm}
    >
      {/* Enter does nothing: what logs a player out is confirmed by its button. */}
      <Form
        ref={form.ref}
        label={title}
        failure={form.failure}
        failureText={credentialFailure(form.failure) ?? (form.failure && errorText(form.failure))}
        onSubmit={() => {}}
      >
        <CredentialFields source={source} inputs={inputs} />
      </Form>
    </ConfirmDialog>
  );
}
