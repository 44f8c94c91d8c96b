import { authenticatorBegin, authenticatorConfirm, authenticatorEnd, authenticatorState } from '#api/authenticator.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { copyText } from '#core/format/copyText.ts';
import { saveFile } from '#core/format/saveFile.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useMember } from '#core/session/member.ts';
import { useCredentialSource, useRefreshProtection } from '#core/stepUp/useCredentialSource.ts';
import type { AuthenticatorCardProps } from './authenticator.types.ts';

/** Props of the authenticator block (SEC-02), connected to the platform. */
export function useAuthenticator(): AuthenticatorCardProps {
  const { client } = usePlatform();
  const { info } = useMember();
  const credential = useCredentialSource();
  const refreshProtection = useRefreshProtection();
  const [state, { update, refresh }] = useRemote(authenticatorState, {}, 'live');
  return {
    state,
    account: info.status === 'ready' ? info.value.account : '',
    language: useLanguage(),
    credential,
    async onBegin(given) {
      const answer = await client.call(authenticatorBegin, { credential: given });
      // It may be on since another tab has set it up, and a wrong try changes the number of those that are left.
      if (!answer.ok) await Promise.all([refresh(), refreshProtection()]);
      return answer;
    },
    async onConfirm(code) {
      const answer = await client.call(authenticatorConfirm, { code });
      await Promise.all([refresh(), refreshProtection()]);
      return answer;
    },
    async onEnd(code) {
      const answer = await client.call(authenticatorEnd, { code });
      await (answer.ok ? update(() => answer.value) : refresh());
      await refreshProtection();
      return answer;
    },
    onCopy: copyText,
    onSave: (name, text) => saveFile(name, 'text/plain', text),
  };
}
