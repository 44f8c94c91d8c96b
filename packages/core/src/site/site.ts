import type { InputOf } from '#api/operation.ts';
import type { Language } from '#api/primitives.ts';
import {
  systemPermission,
  systemStatus,
  systemWhitelabel,
  type SiteInfoValue,
  type SystemStatusValue,
  type WhitelabelNode,
} from '#api/system.ts';
import { usePlatform } from '../data/platform.tsx';
import { type Remote, useRemote } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';
import { type FeatureFlags, readFlags } from './flags.ts';

/** Whether the site is open. */
export type RootStatus = 'normal' | 'maintenance' | 'blocked';

/** Derives whether the site is open (SYS-01). Maintenance takes precedence over a region restriction. */
export function rootStatusOf(status: Pick<SystemStatusValue, 'maintenance' | 'regionRestriction'>): RootStatus {
  if (status.maintenance) return 'maintenance';
  return status.regionRestriction ? 'blocked' : 'normal';
}

/** Returns the status of the platform and a function that refreshes it. Revalidated on focus. */
export function useSystemStatus(): [Remote<SystemStatusValue>, () => Promise<void>] {
  const [status, { refresh }] = useRemote(systemStatus, {}, 'live');
  return [status, refresh];
}

/** Builds the input for the site information. The same everywhere, so that it is fetched once per session (STO-02). */
export const siteInfoInput = (language: Language, origin: string): InputOf<typeof systemPermission> => ({
  url: new URL(origin).host,
  language,
});

/** Returns the operator's settings. Screens receive only the booleans and values they need. */
export function useSite(): Remote<SiteInfoValue> {
  const { origin } = usePlatform();
  return useRemote(systemPermission, siteInfoInput(useLanguage(), origin), 'perLanguage')[0];
}

/** Returns the feature flags (FLG-01); all are off until they have loaded. */
export const useFlags = (): FeatureFlags => readFlags(useWhitelabel());

/** Returns the whitelabel tree with what the platform does not have, which `switches.ts` reads; that alone until it has loaded. */
export function useWhitelabel(): readonly WhitelabelNode[] {
  const { missing } = usePlatform().deployment;
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const nodes = whitelabel.status === 'ready' ? whitelabel.value.nodes : noNodes;
  return [...nodes, ...missing.map((modId) => ({ modId, enabled: '0' as const, childrenNodes: noNodes }))];
}
const noNodes: readonly WhitelabelNode[] = [];
