import { passkeyAdd, passkeyList, passkeyOptions, passkeyRemove, passkeyRename } from '#api/passkeys.ts';
import { useRemote } from '#core/data/remote.ts';
import { useChange } from '#core/data/useChange.ts';
import { createKey, passkeyStateHere, signalKeys } from '#core/security/passkeys.ts';
import { useCredentialSource } from '#core/stepUp/useCredentialSource.ts';
import { deviceNameOf } from './passkeys.model.ts';
import type { PasskeysCardProps } from './passkeys.types.ts';

/** Props of the passkeys block (SEC-08), connected to the platform and to the browser. */
export function usePasskeys(): PasskeysCardProps {
  const credential = useCredentialSource();
  const [passkeys, { update }] = useRemote(passkeyList, {}, 'live');
  const begin = useChange(passkeyOptions);
  const add = useChange(passkeyAdd, update);
  const rename = useChange(passkeyRename, update);
  const remove = useChange(passkeyRemove, update);
  return {
    passkeys,
    here: passkeyStateHere(),
    deviceName: deviceNameOf(navigator.userAgent),
    credential,
    onBegin: (given) => begin({ credential: given }),
    onCreate: createKey,
    onAdd: (ticket, created, name) => add({ passkey: { ticket, created }, name }),
    onRename: (id, name) => rename({ id, name }),
    async onRemove(id, given) {
      const answer = await remove({ id, credential: given });
      if (answer.ok) void signalKeys(answer.value);
      return answer;
    },
  };
}
