import { useEffect, useRef, useState } from 'react';
import { randomId } from '#api/randomId.ts';
import { runsAsApp } from '#core/app/runsAsApp.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { openWindow } from '#core/security/openExternal.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import type { LoginWindowOptions } from './loginAside.types.ts';
import { awaitLogin, fitsScreen, loginWindow } from './loginWindow.ts';

export interface LoginWindow {
  /** Whether the login continues in an open window. */
  readonly waiting: boolean;
  /** Opens the login, then goes to `target`. Call it in a click handler, or the browser blocks the window. */
  readonly open: (target: string) => void;
}

/** Opens /login in a window of 1300 × 900 where the screen is large enough, else in this tab, as the installed app does (LGN-02g). */
export function useLoginWindow({ finish, onLeave }: LoginWindowOptions): LoginWindow {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('errors');
  const [waiting, setWaiting] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const showError = (text: string): void => void toast.show({ id: 'loginWindow', tone: 'negative', text });

  function open(target: string): void {
    // Choosing another vendor reuses the same window.
    current.current?.abort();
    // The installed app would open the window in the browser, which is another visitor on iPhones.
    if (!fitsScreen(screen) || runsAsApp()) {
      void navigate(paths.login({ next: target }));
      onLeave();
      return;
    }
    const opened = openWindow(loginWindow);
    if (opened === null) return showError(t('popupBlocked'));
    toast.dismiss('loginWindow');
    const watch = new AbortController();
    current.current = watch;
    const id = randomId();
    setWaiting(true);
    void awaitLogin(id, opened, watch.signal).then((token) => {
      if (watch.signal.aborted) return undefined;
      setWaiting(false);
      if (token === null) return showError(t('signInCancelled'));
      return finish({ token, firstTimeLogin: false, passwordExpired: false }, 'window', target);
    });
    opened.go(new URL(paths.login({ window: id }), location.origin));
  }

  return { waiting, open };
}
