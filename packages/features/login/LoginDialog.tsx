import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { LoginForm, type LoginLinks } from './LoginForm.tsx';
import type { LoginProps } from './useLogin.ts';

export interface LoginDialogProps extends LoginProps, LoginLinks {
  readonly open: boolean;
  /** Why it is asked for; null when the player asked themself. */
  readonly reason?: 'notLoggedIn' | null;
  readonly onClose: () => void;
}

/** The login over the page that the player is on, and stays on. */
export function LoginDialog({ open, reason = null, onClose, ...login }: LoginDialogProps) {
  const { t } = useTranslation('login');
  const { t: shared } = useTranslation();
  const start = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      width="dialog"
      open={open}
      title={t('title')}
      description={reason === null ? undefined : shared(reason)}
      closeLabel={shared('close')}
      initialFocus={start}
      onOpenChange={() => {
        login.onAbandon();
        onClose();
      }}
    >
      <LoginForm {...login} startRef={start} />
    </Dialog>
  );
}
