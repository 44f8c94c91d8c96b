import type { Banner } from '#api/announcements.ts';
import { type ImageUrl, useImageUrl } from '#core/catalogue/images.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, ready } from '#core/data/remote.ts';
import { useLocation } from '#core/routing/router.ts';
import { routeOf } from '#core/routing/routes.ts';
import { safeReturnPath } from '#core/security/safeUrl.ts';
import { useGuardedOpen } from '#core/session/useGuardedOpen.ts';
import { useAnnouncements } from '#core/site/announcements.ts';
import { chooseBlocks } from '#core/site/layout.ts';
import { useSite } from '#core/site/site.ts';
import { type BannerGroup, bannerGroupOf, bannersOf } from './banner.model.ts';
import type { BannerBoxProps, BannerView } from './banner.types.ts';

/**
 * Provides the banners of the current page, or null on a page without banners.
 * @param requested the group to show instead of the page's, such as `w_login` in the login dialog
 */
export function useBanner(requested?: BannerGroup): BannerBoxProps | null {
  const { origin } = usePlatform();
  const { pathname } = useLocation();
  const announcements = useAnnouncements();
  const site = useSite();
  const imageUrl = useImageUrl();
  const onOpen = useGuardedOpen();
  const group = requested ?? bannerGroupOf(pathname);
  if (group === null) return null;
  const shown = chooseBlocks('top', site.status === 'ready' ? site.value.layout : {}).includes('banner');
  return {
    group,
    banners: shown
      ? mapRemote(announcements, ({ banners }) =>
          bannersOf(group, banners).map((banner) => toBannerView(banner, imageUrl, origin)),
        )
      : ready([]),
    onOpen,
  };
}

/** Null where a picture comes from elsewhere than the image hosts: the banner is then its image. */
function toScene({ wide, tall, ...words }: NonNullable<Banner['scene']>, imageUrl: ImageUrl): BannerView['scene'] {
  const [inWindow, onPhone] = [imageUrl(wide), imageUrl(tall)];
  return inWindow === null || onPhone === null ? null : { ...words, wide: inWindow, tall: onPhone };
}

function toBannerView(
  { bannerId, title, url, linkage, scene }: Banner,
  imageUrl: ImageUrl,
  origin: string,
): BannerView {
  const href = linkage === '' ? null : safeReturnPath(linkage, origin);
  return {
    id: bannerId,
    title,
    image: imageUrl(url),
    scene: scene && toScene(scene, imageUrl),
    href,
    opensGame: href !== null && routeOf(new URL(href, origin).pathname) === 'game',
  };
}
