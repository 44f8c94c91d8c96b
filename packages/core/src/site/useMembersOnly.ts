import { useEffect } from 'react';
import { localStore } from '../data/storage.ts';
import { useSite } from './site.ts';

/** In local storage; the boot script reads it too. */
const storageKey = 'membersOnly';

/**
 * Returns whether visitors may see only the open routes (RT-14). The last known setting applies until the current one has
 * loaded, so that an open site does not wait for it and a closed one does not flash.
 */
export function useMembersOnly(): boolean {
  const site = useSite();
  const setting = site.status === 'ready' ? site.value.loginedToHomePage : null;
  useEffect(() => {
    if (setting === true) localStore.set(storageKey, '1');
    if (setting === false) localStore.remove(storageKey);
  }, [setting]);
  return setting ?? localStore.get(storageKey) === '1';
}
