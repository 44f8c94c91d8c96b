import { systemRouters } from '#api/service.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import { appsOf, deviceOf, ownFirst } from './download.model.ts';
import type { WaysProps } from './download.types.ts';

/** The ways onto a device, connected to the platform. @param userAgent overrides the browser's, for stories */
export function useWays(userAgent?: string): WaysProps {
  const { deployment, origin } = usePlatform();
  const hydrated = useHydrated();
  const [routers] = useRemote(systemRouters, { device: '3', language: useLanguage() }, 'perLanguage');
  const hosts = { origin, link: deployment.linkHosts };
  // A document is for every device.
  const device = hydrated ? deviceOf(userAgent ?? navigator.userAgent) : 'unknown';
  return {
    apps: mapRemote(routers, ({ resources }) =>
      ownFirst(
        appsOf(resources, deployment.iosLiteResource, (url) => safeUrl('link', url, hosts)?.href ?? null),
        device,
      ),
    ),
    device,
    pageUrl: new URL(paths.download(), origin).href,
  };
}
