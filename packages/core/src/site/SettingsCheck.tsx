import { useEffect } from 'react';
import { systemWhitelabel } from '#api/system.ts';
import { usePlatform } from '../data/platform.tsx';
import { useRemote } from '../data/remote.ts';
import { readFlags } from './flags.ts';
import { settingConflicts } from './settingConflicts.ts';
import { useSite } from './site.ts';

/** Reports settings that contradict each other in the console, once per page load; renders nothing. */
export function SettingsCheck() {
  const { deployment } = usePlatform();
  const site = useSite();
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const conflicts =
    site.status === 'ready' && whitelabel.status === 'ready'
      ? settingConflicts({ flags: readFlags(whitelabel.value.nodes), site: site.value, deployment })
      : [];
  const report = conflicts.join('\n');
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the operator has no other place to see it
    if (report !== '') console.warn(`The operator's settings contradict each other:\n${report}`);
  }, [report]);
  return null;
}
