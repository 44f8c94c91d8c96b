import { authenticatorBegin, authenticatorConfirm, authenticatorEnd, authenticatorState } from '#api/authenticator.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { copyText } from '#core/format/copyText.ts';
import { saveFile } from '#core/format/saveFile.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useMember } from '#core/session/member.ts';
import type { AuthenticatorCardProps } from './authenticator.types.ts';

/** Props of the authenticator block (SEC-02), connected to the platform. */
export function useAuthenticator(): AuthenticatorCardProps {
  const { client } = usePlatform();
  const { info } = useMember();
  const [state, { update, refresh }] = useRemote(authenticatorState, {}, 'live');
  return {
    state,
    account: info.status === 'ready' ? info.value.account : '',
    language: useLanguage(),
    async onBegin() {
      const answer = await client.call(authenticatorBegin, {});
      // It may be on since another tab has set it up.
      if (!answer.ok) await refresh();
      return answer;
    },
    async onConfirm(code) {
      const answer = await client.call(authenticatorConfirm, { code });
      await refresh();
      return answer;
    },
    async onEnd(code) {
      const answer = await client.call(authenticatorEnd, { code });
      await (answer.ok ? update(() => answer.value) : refresh());
      return answer;
    },
    onCopy: copyText,
    onSave: (name, text) => saveFile(name, 'text/plain', text),
  };
}
