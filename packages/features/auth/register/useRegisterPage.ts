import { sessionStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
import { useNavigate } from '#core/routing/router.ts';
import { type AuthPage, useAuthPage } from '../login/useAuthPage.ts';
import type { Register } from './register.types.ts';
import { type RegisterOptions, useRegister } from './useRegister.ts';

export interface RegisterPage extends Register, Pick<AuthPage, 'inWindow'> {
  /** Leaves after another way to sign up. */
  readonly goOn: () => void;
}

/** The registration of the page /register. Leads to `?next=` or to the home page afterwards (REG-08). */
export function useRegisterPage(options: Omit<RegisterOptions, 'onDone' | 'onPage'> = {}): RegisterPage {
  const navigate = useNavigate();
  const { hrefs, inWindow, leadsHome, leave } = useAuthPage();
  const goOn = (to?: string): void => {
    // The form may be gone before it can do so, and another way to sign up leaves it filled in.
    sessionStore.remove('registerDraft');
    void leave(to);
  };
  const { form, onAbandon } = useRegister({
    ...options,
    onPage: true,
    onDone() {
      goOn(leadsHome ? paths.welcome() : undefined);
      return leadsHome && !inWindow;
    },
  });
  const onLeave = (): void => void navigate(inWindow ? hrefs.login : paths.home());
  return { form: { ...form, loginHref: hrefs.login, onLeave }, onAbandon, inWindow, goOn: () => goOn() };
}
