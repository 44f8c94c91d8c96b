import { useEffect } from 'react';
import { useSite } from '#features/shared/site.ts';
import { localStore } from '#features/shared/storage.ts';

const key = 'membersOnly';

/**
 * RT-14: may visitors see only the open routes? What the operator said last time holds until they have said it again, so
 * that neither an open site waits for the answer nor a closed one shows itself for a moment.
 */
export function useMembersOnly(): boolean {
  const site = useSite();
  const said = site.status === 'ready' ? site.value.loginedToHomePage : null;
  useEffect(() => {
    if (said === true) localStore.set(key, '1');
    if (said === false) localStore.remove(key);
  }, [said]);
  return said ?? localStore.get(key) === '1';
}
