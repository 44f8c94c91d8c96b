import { type AuthPage, useAuthPage } from '../login/useAuthPage.ts';
import type { Forgot } from './forgotPassword.types.ts';
import { useForgot } from './useForgot.ts';

/** The recovery of the page /forget. Leads to `?next=` or to the home page after a new password is set (FGT-02). */
export function useForgotPage(): Forgot & Pick<AuthPage, 'inWindow'> {
  const { hrefs, inWindow, leave } = useAuthPage();
  const { form, onAbandon } = useForgot({ onDone: () => void leave() });
  return { form: { ...form, loginHref: hrefs.login }, onAbandon, inWindow };
}
