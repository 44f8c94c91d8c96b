import { type ReactNode, useRef } from 'react';
import { Box } from '#ui/Box/Box.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { columns } from './LoginDialog.css.ts';
import type { LoginLinks } from './LoginForm.tsx';
import { LoginPanel, type LoginSlots } from './LoginPanel.tsx';
import type { LoginProps } from './useLogin.ts';

export interface LoginDialogProps extends LoginProps, LoginLinks, LoginSlots {
  readonly open: boolean;
  /** Why it is asked for; null when the player asked themself. */
  readonly reason?: 'notLoggedIn' | 'sessionExpired' | null;
  /** LGN-02: beside the form, given where the screen has room for it. */
  readonly aside?: ReactNode;
  /** Below the form: what may be done without logging in. */
  readonly instead?: ReactNode;
  readonly onClose: () => void;
}

/** The login over the page that the player is on, and stays on. */
export function LoginDialog({ open, reason = null, aside, instead, onClose, ...login }: LoginDialogProps) {
  const { t } = useTranslation('login');
  const { t: shared } = useTranslation();
  const start = useRef<HTMLInputElement>(null);
  // The panel has a button of its own for it.
  const registering = aside === undefined ? {} : { registerHref: undefined };
  const panel = <LoginPanel {...login} {...registering} startRef={start} />;
  return (
    <Dialog
      width={aside === undefined ? 'dialog' : 'wide'}
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
      <div className={aside === undefined ? undefined : columns}>
        <div>
          {panel}
          {instead}
        </div>
        {aside !== undefined && (
          <Box tone="accentSoft" radius="card" padding="lg">
            {aside}
          </Box>
        )}
      </div>
    </Dialog>
  );
}
