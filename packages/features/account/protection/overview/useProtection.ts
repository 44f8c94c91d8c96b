import { authenticatorState } from '#api/authenticator.ts';
import { paymentPasswordState } from '#api/paymentPassword.ts';
import { memberProfile } from '#api/profile.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { joinRemotes, toProtections } from './protection.model.ts';
import type { ProtectionCardProps } from './protection.types.ts';

/** Returns what protects the account (SEC-04). Shares its answers with the other parts of the page. */
export function useProtection(): Pick<ProtectionCardProps, 'protections'> {
  const { clock } = usePlatform();
  const [profile] = useRemote(memberProfile, {}, 'live');
  const [authenticator] = useRemote(authenticatorState, {}, 'live');
  const [paymentPassword] = useRemote(paymentPasswordState, {}, 'live');
  return {
    protections: mapRemote(joinRemotes(profile, authenticator, paymentPassword), ([own, app, password]) =>
      toProtections({ profile: own, authenticator: app, paymentPassword: password, now: clock.now() }),
    ),
  };
}
