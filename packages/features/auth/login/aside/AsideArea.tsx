import { LoginAside } from './LoginAside.tsx';
import type { AsideAreaProps } from './loginAside.types.ts';
import { useLoginAside } from './useLoginAside.ts';

/** The panel beside the login form, connected to the platform. */
export function AsideArea({ registerHref, onRegister, ...options }: AsideAreaProps) {
  return <LoginAside {...useLoginAside(options)} registerHref={registerHref} onRegister={onRegister} />;
}
