import { useState, useSyncExternalStore } from 'react';
import { gameHot } from '#api/games.ts';
import { hotGamesInput } from '#core/catalogue/hotGames.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { ownWayOf } from './download.model.ts';
import type { DownloadScreenProps } from './download.types.ts';
import { install, isInstallOffered, onInstallOffer } from './installOffer.ts';
import { useWays } from './useWays.ts';

/** As many games as the drawn phone shows. */
const coverCount = 6;
const standalone = '(display-mode: standalone)';

/** Props of the download page (RT-11), connected to the platform. @param userAgent overrides the browser's, for stories */
export function useDownloadScreen(userAgent?: string): DownloadScreenProps {
  const ways = useWays(userAgent);
  const { apps, device } = ways;
  const covers = useCovers(device !== 'unknown');
  const offered = useSyncExternalStore(onInstallOffer, isInstallOffered, () => false);
  const [declined, setDeclined] = useState(false);
  return {
    ...ways,
    covers,
    way: ownWayOf({
      device,
      apps: apps.status === 'ready' ? apps.value : [],
      installed: device !== 'unknown' && matchMedia(standalone).matches,
      offered,
    }),
    homeHref: paths.home(),
    declined,
    onInstall() {
      install().then(
        (agreed) => setDeclined(!agreed),
        () => setDeclined(true),
      );
    },
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
