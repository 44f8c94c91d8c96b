import { useState } from 'react';
import type { PasskeyQuestion } from '#api/passkeys.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CredentialForm } from '#core/stepUp/CredentialForm.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { CreateForm } from './CreateForm.tsx';
import type { PasskeysCardProps } from './passkeys.types.ts';

interface AddDialogProps extends Pick<
  PasskeysCardProps,
  'deviceName' | 'credential' | 'onBegin' | 'onCreate' | 'onAdd'
> {
  open: boolean;
  onClose: () => void;
}

/** Adds a passkey: credential, then a name and the browser's own prompt, which a click has to open. */
export function AddDialog({ open, deviceName, credential, onBegin, onCreate, onAdd, onClose }: AddDialogProps) {
  const { t } = useTranslation('passkeys');
  const [question, setQuestion] = useState<PasskeyQuestion | null>(null);
  const again = () => setQuestion(null);
  return (
    <Dialog
      open={open}
      width="dialog"
      closeLabel={t('common:close')}
      title={t('add.title')}
      onBeforeOpen={again}
      onOpenChange={onClose}
      onClosed={again}
    >
      {open && question === null && (
        <CredentialForm
          source={credential}
          label={t('add.title')}
          text={t('add.ask')}
          maybe={t('add.askMaybe')}
          submitLabel={t('add.next')}
          rests={false}
          onSubmit={onBegin}
          onDone={setQuestion}
        />
      )}
      {question !== null && (
        <CreateForm
          key={question.ticket}
          question={question}
          deviceName={deviceName}
          onCreate={onCreate}
          onAdd={onAdd}
          onAgain={again}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
