import { type Result, ok } from '#api/errors.ts';
import { type SiteInfoValue, systemPermission } from '#api/system.ts';
import { usePlatform } from '../shared/platform.tsx';
import { siteInfoInput, useSite } from '../shared/site.ts';

/** What the operator chose, at the moment of a press: usually here long before anybody has typed a name, else asked for. */
export function useSiteInfo(): (signal?: AbortSignal) => Promise<Result<SiteInfoValue>> {
  const { client, language } = usePlatform();
  const site = useSite();
  return async (signal) =>
    site.status === 'ready'
      ? ok(site.value)
      : client.call(systemPermission, siteInfoInput(language.current()), signal && { signal });
}
