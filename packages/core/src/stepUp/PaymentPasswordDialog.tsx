import { useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { formatMoment } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { useNow } from '../time/useNow.ts';
import { restEnd } from './credential.model.ts';
import type { PaymentPasswordDialogProps, PaymentPasswordMode } from './paymentPassword.types.ts';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';

/** Sets, changes or replaces the payment password. What was typed is forgotten when the dialog closes. */
export function PaymentPasswordDialog(props: PaymentPasswordDialogProps) {
  const { open, state, onClose, onDone, onSet, onSendCode, onSupport } = props;
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('paymentPassword');
  const [busy, setBusy] = useState(false);
  /** The mode that the player switched to inside the dialog. */
  const [switched, setSwitched] = useState<PaymentPasswordMode | null>(null);
  const mode = switched ?? props.mode;
  return (
    <Dialog
      open={open}
      width="dialog"
      closeLabel={t('common:close')}
      title={t(`${mode}.title`)}
      onBeforeOpen={() => setSwitched(null)}
      // Stays open while busy, so that the player sees the outcome.
      onBeforeClose={(reason) => reason === 'owner' || !busy}
      onOpenChange={onClose}
    >
      {open && (
        <Stack gap="md">
          <Text>
            {t(`${mode}.text`, {
              hours: state.restHours,
              time: formatMoment(restEnd(now(), state), language),
            })}
          </Text>
          <PaymentPasswordForm
            key={mode}
            mode={mode}
            state={state}
            onBusy={setBusy}
            onSet={onSet}
            onSendCode={onSendCode}
            onSupport={onSupport}
            onDone={() => {
              onDone?.();
              onClose();
            }}
          />
          {mode === 'change' && (
            <Button tone="quiet" disabled={busy} onClick={() => setSwitched('reset')}>
              {t('forgot')}
            </Button>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
