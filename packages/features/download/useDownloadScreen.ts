import { systemRouters } from '#api/service.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { mapRemote, useRemote } from '../shared/remote.ts';
import { safeAddress } from '../shared/safeAddress.ts';
import { appsOf, deviceOf, ownFirst } from './download.model.ts';
import type { DownloadScreenProps } from './DownloadScreen.tsx';

/** @param userAgent what the browser says it is. */
export function useDownloadScreen(userAgent: string = navigator.userAgent): DownloadScreenProps {
  const { deployment } = usePlatform();
  const [routers] = useRemote(systemRouters, { device: '3', language: useLanguage() }, 'perLanguage');
  const hosts = { origin: location.origin, link: deployment.linkHosts };
  const device = deviceOf(userAgent);
  return {
    apps: mapRemote(routers, ({ resources }) =>
      ownFirst(
        appsOf(resources, (address) => safeAddress('link', address, hosts)?.href ?? null),
        device,
      ),
    ),
    device,
    homeHref: paths.home(),
  };
}
