import { ChangePasswordScreen } from '#features/password/ChangePasswordScreen.tsx';
import { useChangePasswordPage } from '#features/password/useChangePasswordPage.ts';

export function Page() {
  return <ChangePasswordScreen {...useChangePasswordPage()} />;
}
