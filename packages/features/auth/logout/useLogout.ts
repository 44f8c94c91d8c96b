import type { LogoutProps } from './logout.types.ts';
import { useForgetDevice } from './useForgetDevice.ts';
import { useSignOut } from './useSignOut.ts';

export interface LogoutOptions extends Pick<LogoutProps, 'open' | 'onClose'> {
  /** Loads the page anew. @default that of the browser */
  readonly reload?: () => void;
}

/** Props of the sign-out dialog (LGN-13). The caller owns `open`, so that the dialog can be loaded lazily. */
export function useLogout({ open, onClose, reload }: LogoutOptions): LogoutProps {
  const signOut = useSignOut();
  const forget = useForgetDevice(reload);
  return {
    open,
    onClose,
    async onConfirm(forgets) {
      await (forgets ? forget() : signOut());
    },
  };
}
