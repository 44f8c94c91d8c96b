import { passkeyStateHere } from '#core/security/passkeys.ts';
import { PasskeyLogin } from '../passkey/PasskeyLogin.tsx';
import type { SecondFactorStepProps } from './secondFactor.types.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useSecondFactor } from './useSecondFactor.ts';

/** The second factor step of a login, connected to the platform. */
export function SecondFactor({ host, detail }: SecondFactorStepProps) {
  const { ticket, methods } = detail;
  const byPasskey = methods.some(({ method }) => method === 'passkey') && passkeyStateHere() === 'ready';
  return (
    <SecondFactorForm
      {...useSecondFactor(host, detail)}
      {...(byPasskey && { passkey: <PasskeyLogin host={{ ...host, ticket }} /> })}
    />
  );
}
