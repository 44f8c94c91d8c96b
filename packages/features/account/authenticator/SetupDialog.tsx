import { useRef, useState } from 'react';
import type { ApiError } from '#api/errors.ts';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import type { AuthenticatorCardProps, Setup } from './authenticator.types.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface SetupDialogProps extends Pick<
  AuthenticatorCardProps,
  'account' | 'language' | 'onBegin' | 'onConfirm' | 'onCopy' | 'onSave'
> {
  open: boolean;
  onClose: () => void;
}

type Step =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'confirm'; readonly setup: Setup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Sets an authenticator up: secret, code, recovery codes. The codes have to be saved before it closes. */
export function SetupDialog(props: SetupDialogProps) {
  const { open, account, language, onBegin, onConfirm, onCopy, onSave, onClose } = props;
  const { t } = useTranslation('authenticator');
  const shared = useTranslation('common').t;
  const errorText = useErrorText();
  const [step, setStep] = useState<Step>({ kind: 'loading' });
  const [saved, setSaved] = useState(false);
  /** Whether the player tried to close before the codes were saved. */
  const [hurried, setHurried] = useState(false);
  const attempt = useRef(0);
  const begin = async (): Promise<void> => {
    const own = (attempt.current += 1);
    setStep({ kind: 'loading' });
    const answer = await onBegin();
    // Each begin voids the secret before it.
    if (own !== attempt.current) return;
    setStep(answer.ok ? { kind: 'confirm', setup: answer.value } : { kind: 'failed', error: answer.error });
  };
  return (
    <Dialog
      open={open}
      width="dialog"
      closeLabel={shared('close')}
      title={t(step.kind === 'codes' ? 'recovery.title' : 'setup.title')}
      onBeforeOpen={() => {
        setSaved(false);
        setHurried(false);
        void begin();
      }}
      onBeforeClose={(reason) => {
        if (reason === 'owner' || step.kind !== 'codes' || saved) return true;
        setHurried(true);
        return false;
      }}
      onOpenChange={onClose}
      onClosed={() => {
        // Secrets do not outlive the dialog.
        attempt.current += 1;
        setStep({ kind: 'loading' });
      }}
    >
      {step.kind === 'loading' && (
        <div role="status" aria-label={shared('loading')}>
          <Skeleton shape="text" lines={8} />
        </div>
      )}
      {step.kind === 'failed' && (
        <ErrorState
          size="compact"
          announce
          title={t('setup.failed')}
          text={errorText(step.error)}
          action={<Button onClick={() => void begin()}>{shared('retry')}</Button>}
        />
      )}
      {step.kind === 'confirm' && (
        <ConfirmForm
          key={step.setup.secret}
          setup={step.setup}
          language={language}
          onConfirm={onConfirm}
          onCopy={onCopy}
          onCodes={(codes) => setStep({ kind: 'codes', codes })}
          onAgain={() => void begin()}
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
