import { bankAccounts } from '#api/banks.ts';
import { paymentPasswordState } from '#api/paymentPassword.ts';
import { memberCode, memberProfile, memberProfileSet } from '#api/profile.ts';
import { withdrawOptions } from '#api/withdrawals.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRefreshAll, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { digitsOf } from '#core/money/paymentPassword.model.ts';
import { useOnSupport } from '#core/site/support.ts';
import type { PersonalDetailsProps } from './personalDetails.types.ts';

/** Props of the personal details (SEC-03), connected to the platform. */
export function usePersonalDetails(): PersonalDetailsProps {
  const { client, clock } = usePlatform();
  const refreshAll = useRefreshAll();
  const [profile, { update, refresh }] = useRemote(memberProfile, {}, 'live');
  const [password] = useRemote(paymentPasswordState, {}, 'live');
  return {
    profile,
    passwordDigits: password.status === 'ready' ? digitsOf(password.value.rule) : null,
    language: useLanguage(),
    now: clock.now,
    async onSet(input) {
      const answer = await client.call(memberProfileSet, input);
      await (answer.ok ? update(() => answer.value) : refresh());
      // Where codes go, whose accounts fit, and whether withdrawals rest, depend on the details.
      await refreshAll(paymentPasswordState, bankAccounts, withdrawOptions);
      return answer;
    },
    onSendCode: (order) => client.call(memberCode, order),
    onSupport: useOnSupport(),
  };
}
