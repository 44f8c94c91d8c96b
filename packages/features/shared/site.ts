import type { InputOf } from '#api/operation.ts';
import type { Language } from '#api/primitives.ts';
import {
  systemPermission,
  systemStatus,
  systemWhitelabel,
  type SiteInfoValue,
  type SystemStatusValue,
} from '#api/system.ts';
import { type FeatureFlags, readFlags } from './flags.ts';
import { useLanguage } from './i18n/language.ts';
import { type Remote, useRemote } from './remote.ts';

/** SYS-01: maintenance wins over a region restriction. */
export type RootStatus = 'normal' | 'maintenance' | 'blocked';

export function rootStatusOf(status: Pick<SystemStatusValue, 'maintenance' | 'regionRestriction'>): RootStatus {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'blocked' : 'normal';
}

/** The state of the platform. Asked again when the player comes back to the tab. */
export function useSystemStatus(): [Remote<SystemStatusValue>, () => Promise<void>] {
  const [status, { refresh }] = useRemote(systemStatus, {}, 'live');
  return [status, refresh];
}

/** The one question for the operator's choices: asked alike everywhere, it is asked once per session (STO-02). */
export const siteInfoInput = (language: Language): InputOf<typeof systemPermission> => ({
  url: location.host,
  language,
});

/** What the operator switched on; screens get the booleans they need as props. */
export function useSite(): Remote<SiteInfoValue> {
  return useRemote(systemPermission, siteInfoInput(useLanguage()), 'perLanguage')[0];
}

/** FLG-01. Everything is off until the platform has said otherwise. */
export function useFlags(): FeatureFlags {
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  return readFlags(whitelabel.status === 'ready' ? whitelabel.value.nodes : []);
}
