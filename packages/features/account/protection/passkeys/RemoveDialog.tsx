import type { PasskeyValue } from '#api/passkeys.ts';
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
import { useToast } from '#ui/Toast/useToast.ts';
import type { PasskeysCardProps } from './passkeys.types.ts';

interface RemoveDialogProps extends Pick<PasskeysCardProps, 'credential' | 'onRemove'> {
  open: boolean;
  passkey: PasskeyValue;
  onClose: () => void;
}

/** Asks who the player is before a passkey is removed, for which a lost device is a reason. */
export function RemoveDialog({ open, passkey, credential: source, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('passkeys');
  const credentialFailure = useCredentialFailure();
  const refusalText = useRefusalText('passkeys');
  const toast = useToast();
  const form = useFields<CredentialValues, CredentialProblems>(noCredential, credentialRules);
  const { inputs, missing, credential } = credentialIn(source, form);
  const title = t('remove.title', { name: passkey.name });
  const { failure } = form;
  const remove = async (): Promise<boolean> => {
    const result = await form.submit(missing, () => onRemove(passkey.id, credential));
    if (result !== 'done') return false;
    toast.show({ id: 'passkeys', tone: 'positive', text: t('remove.done') });
    return true;
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      onBeforeOpen={form.reset}
      onClosed={form.reset}
      tone="negative"
      title={title}
      text={t('remove.text')}
      confirmLabel={t('remove.submit')}
      confirmDisabled={source.state.status !== 'ready'}
      cancelLabel={t('common:cancel')}
      onConfirm={remove}
    >
      {/* Enter does nothing: what cannot be undone is confirmed by its button. */}
      <Form
        ref={form.ref}
        label={title}
        failure={failure}
        failureText={credentialFailure(failure) ?? (failure && refusalText(failure))}
        maybe={t('remove.maybe')}
        onSubmit={() => {}}
      >
        <CredentialFields source={source} inputs={inputs} rests={false} />
      </Form>
    </ConfirmDialog>
  );
}
