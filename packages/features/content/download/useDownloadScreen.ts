import { gameHot } from '#api/games.ts';
import { systemRouters } from '#api/service.ts';
import { useInstall } from '#core/app/useInstall.ts';
import { hotGamesInput } from '#core/catalogue/hotGames.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { copyText } from '#core/format/copyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { safeUrl } from '#core/security/safeUrl.ts';
import { useBrand } from '#core/site/brand.ts';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import { appsOf, ownFirst } from './download.model.ts';
import type { DownloadScreenProps } from './download.types.ts';

/** As many games as the drawn phone shows. */
const coverCount = 9;

/** Props of the download page (RT-11), connected to the platform. @param userAgent overrides the browser's, for stories */
export function useDownloadScreen(userAgent?: string): DownloadScreenProps {
  const { deployment, origin } = usePlatform();
  const { device, ...install } = useInstall(userAgent);
  const [routers] = useRemote(systemRouters, { device: '3', language: useLanguage() }, 'perLanguage');
  const hosts = { origin, link: deployment.linkHosts };
  const resolveUrl = (url: string): string | null => safeUrl('link', url, hosts)?.href ?? null;
  return {
    ...install,
    brand: useBrand(),
    apps: mapRemote(routers, ({ resources }) =>
      ownFirst(appsOf(resources, deployment.iosLiteResource, resolveUrl), device),
    ),
    pageUrl: new URL(paths.download(), origin).href,
    covers: useCovers(useIsFrom('tablet')),
    homeHref: paths.home(),
    onCopy: copyText,
  };
}

/** Pictures of hot games, once they are wanted. */
function useCovers(wanted: boolean): readonly string[] {
  const { deployment } = usePlatform();
  const imageUrl = useImageUrl();
  const input = hotGamesInput(deployment.merchant, useLanguage());
  const [games] = useRemote(gameHot, wanted ? input : null, 'perLanguage');
  if (games.status !== 'ready') return [];
  return games.value.list.flatMap(({ icon }) => imageUrl(icon) ?? []).slice(0, coverCount);
}
