import type { LogoutProps } from './logout.types.ts';
import { LogoutDialog } from './LogoutDialog.tsx';
import { useLogout } from './useLogout.ts';

export function Logout(options: Pick<LogoutProps, 'open' | 'onClose'>) {
  return <LogoutDialog {...useLogout(options)} />;
}
