import { useEffect } from 'react';
import { usePlatform } from '../data/platform.tsx';
import { localStore } from '../data/storage.ts';
import { useSite } from './site.ts';

/** In local storage; the boot script reads it too. */
const storageKey = 'membersOnly';

/**
 * Returns whether visitors may see only the open routes (RT-14). Until the setting has loaded, the last known one applies,
 * and on a first visit that of the deployment: an open site does not wait for it, and a closed one does not flash.
 */
export function useMembersOnly(): boolean {
  const { deployment } = usePlatform();
  const site = useSite();
  const setting = site.status === 'ready' ? site.value.loginedToHomePage : null;
  useEffect(() => {
    if (setting !== null) localStore.set(storageKey, setting ? '1' : '0');
  }, [setting]);
  const known = localStore.get(storageKey);
  return setting ?? (known === null ? deployment.membersOnly : known === '1');
}
