import { memberCode, memberProfile, memberProfileSet } from '#api/profile.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { useCredentialSource } from '#core/stepUp/useCredentialSource.ts';
import type { PersonalDetailsProps } from './personalDetails.types.ts';

/** Props of the personal details (SEC-03), connected to the platform. */
export function usePersonalDetails(): PersonalDetailsProps {
  const { client } = usePlatform();
  const [profile, { update }] = useRemote(memberProfile, {}, 'live');
  const credential = useCredentialSource();
  return {
    profile,
    credential,
    // Where codes go, whose accounts fit, and whether withdrawals rest, depend on the details.
    onSet: useChange(memberProfileSet, update),
    onSendCode: (order) => client.call(memberCode, { purpose: 'new', ...order }),
  };
}
