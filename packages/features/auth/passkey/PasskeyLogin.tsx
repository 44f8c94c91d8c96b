import type { LoginHost } from '../login/login.types.ts';
import { PasskeyLoginButton } from './PasskeyLoginButton.tsx';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

/** The login by passkey, connected to the platform and to the browser. */
export function PasskeyLogin({ host }: { host: Pick<LoginHost, 'entry' | 'finish'> }) {
  return <PasskeyLoginButton {...usePasskeyLogin(host)} />;
}
