import type { LogoutProps } from './logout.types.ts';
import { useSignOut } from './useSignOut.ts';

/** Props of the sign-out dialog (LGN-13). The caller owns `open`, so that the dialog can be loaded lazily. */
export function useLogout({ open, onClose }: Pick<LogoutProps, 'open' | 'onClose'>): LogoutProps {
  return { open, onClose, onConfirm: useSignOut() };
}
