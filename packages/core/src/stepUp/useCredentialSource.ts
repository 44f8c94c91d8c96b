import { paymentPasswordState } from '#api/paymentPassword.ts';
import { memberCode } from '#api/profile.ts';
import { usePlatform } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { useOnSupport } from '../site/support.ts';
import type { CredentialSource } from './stepUp.types.ts';

/** The credential of a form (SEC-06), connected to the platform. */
export function useCredentialSource(): CredentialSource {
  const { client } = usePlatform();
  const [state] = useRemote(paymentPasswordState, {}, 'live');
  return {
    state,
    onSendCode: (channel) => client.call(memberCode, { purpose: 'current', channel }),
    onSupport: useOnSupport(),
  };
}
