import { LogoutDialog } from '#features/logout/LogoutDialog.tsx';
import { type LogoutProps, useLogout } from '#features/logout/useLogout.ts';

export function Logout(options: Pick<LogoutProps, 'open' | 'onClose'>) {
  return <LogoutDialog {...useLogout(options)} />;
}
