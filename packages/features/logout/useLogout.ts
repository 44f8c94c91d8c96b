import { useSignOut } from './useSignOut.ts';

export interface LogoutProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Done when the player is signed out on this device, whatever the platform answers. */
  readonly onConfirm: () => Promise<void>;
}

/** LGN-13. Whether the question is open is its host's to know, so that it can come when it is first asked. */
export function useLogout({ open, onClose }: Pick<LogoutProps, 'open' | 'onClose'>): LogoutProps {
  return { open, onClose, onConfirm: useSignOut() };
}
