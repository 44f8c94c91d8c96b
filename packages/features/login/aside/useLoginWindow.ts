import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#ui/Toast/useToast.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { paths } from '../../shared/navigation.ts';
import { openWindow } from '../../shared/openExternal.ts';
import type { LoginHost } from '../useLogin.ts';
import { awaitLogin, hasRoom, loginWindow, windowParameter } from './loginWindow.ts';

export interface LoginWindowOptions extends Pick<LoginHost, 'finish'> {
  /** The player goes on in this tab; a dialog over the page closes. */
  readonly onLeave: () => void;
}

export interface LoginWindow {
  /** A window is open, and the login goes on there. */
  readonly waiting: boolean;
  /** Opens the login, and goes to `target` after it. Called within the press itself, or the browser blocks the window. */
  readonly open: (target: string) => void;
}

/** LGN-02g: /login in a window of 1300 × 900 where there is room for it, else in this tab. */
export function useLoginWindow({ finish, onLeave }: LoginWindowOptions): LoginWindow {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation('errors');
  const [waiting, setWaiting] = useState(false);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const tell = (text: string): void => void toast.show({ id: 'loginWindow', tone: 'negative', text });

  function open(target: string): void {
    // Another vendor was chosen meanwhile: the same window serves the new choice.
    current.current?.abort();
    if (!hasRoom(screen)) {
      void navigate(paths.login({ next: target }));
      onLeave();
      return;
    }
    const opened = openWindow(loginWindow);
    if (opened === null) return tell(t('popupBlocked'));
    toast.dismiss('loginWindow');
    const watch = new AbortController();
    current.current = watch;
    const id = crypto.randomUUID();
    const address = new URL(paths.login(), location.origin);
    address.searchParams.set(windowParameter, id);
    setWaiting(true);
    void awaitLogin(id, opened, watch.signal).then((token) => {
      if (watch.signal.aborted) return undefined;
      setWaiting(false);
      if (token === null) return tell(t('signInCancelled'));
      return finish({ token, firstTimeLogin: false, passwordExpired: false }, 'window', target);
    });
    opened.go(address);
  }

  return { waiting, open };
}
