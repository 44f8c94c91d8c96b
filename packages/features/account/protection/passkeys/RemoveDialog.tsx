import type { PasskeyValue } from '#api/passkeys.ts';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CredentialConfirm } from '#core/stepUp/CredentialConfirm.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import type { PasskeysCardProps } from './passkeys.types.ts';

interface RemoveDialogProps extends Pick<PasskeysCardProps, 'credential' | 'onRemove'> {
  open: boolean;
  passkey: PasskeyValue;
  onClose: () => void;
}

/** Asks who the player is before a passkey is removed, for which a lost device is a reason. */
export function RemoveDialog({ open, passkey, credential, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('passkeys');
  const refusalText = useRefusalText('passkeys');
  const toast = useToast();
  return (
    <CredentialConfirm
      open={open}
      source={credential}
      title={t('remove.title', { name: passkey.name })}
      text={t('remove.text')}
      confirmLabel={t('remove.submit')}
      maybe={t('remove.maybe')}
      rests={false}
      refusalText={refusalText}
      onConfirm={(given) => onRemove(passkey.id, given)}
      onDone={() => toast.show({ id: 'passkeys', tone: 'positive', text: t('remove.done') })}
      onClose={onClose}
    />
  );
}
