import { authenticatorBegin, authenticatorConfirm, authenticatorEnd, authenticatorState } from '#api/authenticator.ts';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { copyText } from '#core/format/copyText.ts';
import { saveFile } from '#core/format/saveFile.ts';
import { useMember } from '#core/session/member.ts';
import { useCredentialSource } from '#core/stepUp/useCredentialSource.ts';
import type { AuthenticatorCardProps } from './authenticator.types.ts';

/** Props of the authenticator block (SEC-02), connected to the platform. */
export function useAuthenticator(): AuthenticatorCardProps {
  const { info } = useMember();
  const credential = useCredentialSource();
  const begin = useChange(authenticatorBegin);
  const confirm = useChange(authenticatorConfirm);
  const [state, { update }] = useRemote(authenticatorState, {}, 'live');
  const end = useChange(authenticatorEnd, update);
  return {
    state,
    account: info.status === 'ready' ? info.value.account : '',
    credential,
    // It may be on since another tab has set it up.
    onBegin: (given) => begin({ credential: given }),
    onConfirm: (code) => confirm({ code }),
    onEnd: (code) => end({ code }),
    onCopy: copyText,
    onSave: (name, text) => saveFile(name, 'text/plain', text),
  };
}
