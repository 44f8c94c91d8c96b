import type { SmsLoginHost } from './smsLogin.types.ts';
import { SmsLoginForm } from './SmsLoginForm.tsx';
import { useSmsLogin } from './useSmsLogin.ts';

/** The SMS method, connected to the platform. */
export function SmsLogin({ host }: { readonly host: SmsLoginHost }) {
  return <SmsLoginForm {...useSmsLogin(host)} />;
}
