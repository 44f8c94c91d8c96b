import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DetailForm } from './DetailForm.tsx';
import type { DetailDialogProps } from './personalDetails.types.ts';

/** Sets or changes one personal detail. What was typed is forgotten when the dialog closes. */
export function DetailDialog(props: DetailDialogProps) {
  const { open, field, profile, credential, onSet, onSendCode, onClose, onDone } = props;
  const { t } = useTranslation('personalDetails');
  const [busy, setBusy] = useState(false);
  const once = field === 'realName' || field === 'birthday';
  return (
    <Dialog
      open={open}
      width="dialog"
      closeLabel={t('common:close')}
      title={once ? t(`titles.${field}`) : t(`fields.${field}`)}
      // Stays open while busy, so that the player sees the outcome.
      onBeforeClose={(reason) => reason === 'owner' || !busy}
      onOpenChange={onClose}
    >
      {open && (
        <DetailForm
          field={field}
          profile={profile}
          credential={credential}
          onBusy={setBusy}
          onSet={onSet}
          onSendCode={onSendCode}
          onCancel={onClose}
          onDone={() => {
            onDone();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
