import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { SessionEndedProps } from './sessionEnded.types.ts';

/** Says why and when a session was ended, and for another login how to secure the account (LGN-16). */
export function SessionEndedDialog({ open, reason, time, device, onLogIn, onSecure }: SessionEndedProps) {
  const { t } = useTranslation('sessionEnd');
  return (
    <Dialog
      open={open}
      onOpenChange={onLogIn}
      title={t(`ended.title.${reason}`)}
      description={t(`ended.text.${reason}`, { time })}
      width="dialog"
      role="alertdialog"
      dismissible={false}
      actions={
        <>
          {reason === 'elsewhere' && (
            <Button tone="outline" onClick={onSecure}>
              {t('ended.secure')}
            </Button>
          )}
          <Button onClick={onLogIn}>{t('ended.logIn')}</Button>
        </>
      }
    >
      {device !== '' && <Text>{t('ended.device', { device })}</Text>}
      {reason === 'elsewhere' && <Text>{t('ended.notYou')}</Text>}
      <Text size="sm" tone="muted">
        {t('ended.safe')}
      </Text>
    </Dialog>
  );
}
