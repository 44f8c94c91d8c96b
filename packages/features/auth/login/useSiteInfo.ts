import { type Result, ok } from '#api/errors.ts';
import { type SiteInfoValue, systemPermission } from '#api/system.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { siteInfoInput, useSite } from '#core/site/site.ts';

/** Returns a function that reads the site information from the cache, or from the platform if it is not loaded yet. */
export function useSiteInfo(): (signal?: AbortSignal) => Promise<Result<SiteInfoValue>> {
  const { client, language, origin } = usePlatform();
  const site = useSite();
  return async (signal) =>
    site.status === 'ready'
      ? ok(site.value)
      : client.call(systemPermission, siteInfoInput(language.current(), origin), signal && { signal });
}
