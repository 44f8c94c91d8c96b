import { SmsLoginForm } from './SmsLoginForm.tsx';
import { type SmsLoginOptions, useSmsLogin } from './useSmsLogin.ts';

/** The method by SMS, wired: for a host that keeps what was typed. */
export function SmsLogin(options: SmsLoginOptions) {
  return <SmsLoginForm {...useSmsLogin(options)} />;
}
