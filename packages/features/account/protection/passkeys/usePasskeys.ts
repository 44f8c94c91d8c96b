import { useEffect, useState } from 'react';
import { passkeyAdd, passkeyList, passkeyOptions, passkeyRemove, passkeyRename } from '#api/passkeys.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { localStore } from '#core/data/storage.ts';
import { useChange } from '#core/data/useChange.ts';
import { createKey, passkeyStateHere, reachesKeysOf, signalKeys } from '#core/security/passkeys.ts';
import { useCredentialSource } from '#core/stepUp/useCredentialSource.ts';
import { deviceNameOf } from './passkeys.model.ts';
import type { PasskeysCardProps } from './passkeys.types.ts';

/** Props of the passkeys block (SEC-08), connected to the platform and to the browser. */
export function usePasskeys(): PasskeysCardProps {
  const { deployment } = usePlatform();
  const credential = useCredentialSource();
  const [passkeys, { update }] = useRemote(passkeyList, {}, 'live');
  const begin = useChange(passkeyOptions);
  const add = useChange(passkeyAdd, update);
  const rename = useChange(passkeyRename, update);
  const remove = useChange(passkeyRemove, update);
  const rpId = passkeys.status === 'ready' ? passkeys.value.rpId : '';
  const [unreached, setUnreached] = useState('');
  useEffect(() => {
    const visit = new AbortController();
    void reachesKeysOf(rpId)
      // A browser that does not answer is asked for a key, and says then what it thinks.
      .catch(() => true)
      .then((reached) => {
        if (!reached && !visit.signal.aborted) setUnreached(rpId);
      });
    return () => visit.abort();
  }, [rpId]);
  const here = passkeyStateHere();
  return {
    passkeys,
    here: here === 'ready' && rpId !== '' && unreached === rpId ? 'otherHost' : here,
    mainSite: deployment.origin || `https://${rpId}`,
    deviceName: deviceNameOf(navigator.userAgent),
    credential,
    onBegin: (given) => begin({ credential: given }),
    onCreate: createKey,
    async onAdd(ticket, created, name) {
      const answer = await add({ passkey: { ticket, created }, name });
      if (answer.ok) localStore.set('passkeyHere', '1');
      return answer;
    },
    onRename: (id, name) => rename({ id, name }),
    async onRemove(id, given) {
      const answer = await remove({ id, credential: given });
      if (answer.ok) {
        if (answer.value.list.length === 0) localStore.remove('passkeyHere');
        void signalKeys(answer.value);
      }
      return answer;
    },
  };
}
