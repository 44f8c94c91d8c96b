import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CredentialForm } from '#core/stepUp/CredentialForm.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import type { AuthenticatorCardProps, Setup } from './authenticator.types.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface SetupDialogProps extends Pick<
  AuthenticatorCardProps,
  'account' | 'credential' | 'onBegin' | 'onConfirm' | 'onCopy' | 'onSave'
> {
  open: boolean;
  onClose: () => void;
}

type Step =
  | { readonly kind: 'ask' }
  | { readonly kind: 'confirm'; readonly setup: Setup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Sets an authenticator up: credential, secret, code, recovery codes. The codes have to be saved before it closes. */
export function SetupDialog(props: SetupDialogProps) {
  const { open, account, credential, onBegin, onConfirm, onCopy, onSave, onClose } = props;
  const { t } = useTranslation('authenticator');
  const [step, setStep] = useState<Step>({ kind: 'ask' });
  const [saved, setSaved] = useState(false);
  /** Whether the player tried to close before the codes were saved. */
  const [hurried, setHurried] = useState(false);
  return (
    <Dialog
      open={open}
      width="dialog"
      closeLabel={t('common:close')}
      title={t(step.kind === 'codes' ? 'recovery.title' : 'setup.title')}
      onBeforeOpen={() => {
        setSaved(false);
        setHurried(false);
        setStep({ kind: 'ask' });
      }}
      onBeforeClose={(reason) => {
        if (reason === 'owner' || step.kind !== 'codes' || saved) return true;
        setHurried(true);
        return false;
      }}
      onOpenChange={onClose}
      // Secrets do not outlive the dialog.
      onClosed={() => setStep({ kind: 'ask' })}
    >
      {open && step.kind === 'ask' && (
        <CredentialForm
          source={credential}
          label={t('setup.title')}
          text={t('setup.ask')}
          maybe={t('setup.askMaybe')}
          submitLabel={t('setup.next')}
          onSubmit={onBegin}
          onDone={(setup) => setStep({ kind: 'confirm', setup })}
        />
      )}
      {step.kind === 'confirm' && (
        <ConfirmForm
          key={step.setup.secret}
          setup={step.setup}
          onConfirm={onConfirm}
          onCopy={onCopy}
          onCodes={(codes) => setStep({ kind: 'codes', codes })}
          onAgain={() => setStep({ kind: 'ask' })}
        />
      )}
      {step.kind === 'codes' && (
        <RecoveryCodes
          codes={step.codes}
          account={account}
          saved={saved}
          hurried={hurried}
          onSaved={setSaved}
          onCopy={onCopy}
          onSave={onSave}
          onDone={() => (saved ? onClose() : setHurried(true))}
        />
      )}
    </Dialog>
  );
}
