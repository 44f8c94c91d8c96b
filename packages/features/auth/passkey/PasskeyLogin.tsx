import { PasskeyLoginButton } from './PasskeyLoginButton.tsx';
import { type PasskeyLoginHost, usePasskeyLogin } from './usePasskeyLogin.ts';

/** The login by passkey, connected to the platform and to the browser: a button, and suggestions in the field of the user name. */
export function PasskeyLogin({ host }: { host: PasskeyLoginHost }) {
  return <PasskeyLoginButton {...usePasskeyLogin(host, host.ticket === undefined)} />;
}
