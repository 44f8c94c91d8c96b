import { bankAccounts } from '#api/banks.ts';
import { memberCode, memberProfile, memberProfileSet } from '#api/profile.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useCredentialSource, useRefreshProtection } from '#core/stepUp/useCredentialSource.ts';
import type { PersonalDetailsProps } from './personalDetails.types.ts';

/** Props of the personal details (SEC-03), connected to the platform. */
export function usePersonalDetails(): PersonalDetailsProps {
  const { client, clock } = usePlatform();
  const refreshAll = useRefreshAll();
  const [profile, { update, refresh }] = useRemote(memberProfile, {}, 'live');
  const credential = useCredentialSource();
  const refreshProtection = useRefreshProtection();
  return {
    profile,
    credential,
    language: useLanguage(),
    now: clock.now,
    async onSet(input) {
      const answer = await client.call(memberProfileSet, input);
      await (answer.ok ? update(() => answer.value) : refresh());
      // Where codes go, whose accounts fit, and whether withdrawals rest, depend on the details.
      await Promise.all([refreshProtection(), refreshAll(bankAccounts)]);
      return answer;
    },
    onSendCode: (order) => client.call(memberCode, { purpose: 'new', ...order }),
  };
}
