import { useEffect, useEffectEvent } from 'react';
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
  const found = conflicts.join();
  const report = useEffectEvent(() => {
    if (found === '') return;
    import('./reportConflicts.ts').then(({ reportConflicts }) => reportConflicts(conflicts), nothing);
  });
  useEffect(() => report(), [found]);
  return null;
}

const nothing = (): void => {};
