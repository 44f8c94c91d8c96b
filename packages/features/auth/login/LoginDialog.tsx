import { useRef } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import type { LoginDialogProps } from './login.types.ts';
import { columns } from './LoginDialog.css.ts';
import { LoginPanel } from './LoginPanel.tsx';

/** The login as a dialog over the current page. */
export function LoginDialog(props: LoginDialogProps) {
  const { form, open, reason = null, aside, onAbandon, onClose } = props;
  const { t } = useTranslation('login');
  const { t: shared } = useTranslation();
  const start = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      width={aside === undefined ? 'dialog' : 'wide'}
      open={open}
      title={t('title')}
      description={reason === null ? undefined : shared(reason)}
      closeLabel={shared('close')}
      initialFocus={start}
      onOpenChange={() => {
        onAbandon();
        onClose();
      }}
    >
      <div className={aside === undefined ? undefined : columns}>
        <LoginPanel form={form} startRef={start} />
        {aside !== undefined && (
          <Box tone="accentSoft" radius="card" padding="lg">
            {aside}
          </Box>
        )}
      </div>
    </Dialog>
  );
}
