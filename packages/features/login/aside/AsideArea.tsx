import type { LoginLinks } from '../LoginForm.tsx';
import { LoginAside } from './LoginAside.tsx';
import { useLoginAside } from './useLoginAside.ts';
import type { LoginWindowOptions } from './useLoginWindow.ts';

export type AsideAreaProps = LoginWindowOptions & Pick<LoginLinks, 'registerHref' | 'onRegister'>;

/** The panel beside the form, wired. */
export function AsideArea({ registerHref, onRegister, ...options }: AsideAreaProps) {
  return <LoginAside {...useLoginAside(options)} registerHref={registerHref} onRegister={onRegister} />;
}
