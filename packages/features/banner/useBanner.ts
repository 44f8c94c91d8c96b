import { useLocation } from 'react-router-dom';
import type { Banner } from '#api/system.ts';
import { useAnnouncements } from '../shared/announcements.ts';
import { type ImageAddress, useImageAddress } from '../shared/images.ts';
import { chooseBlocks } from '../shared/layout.ts';
import { routeOf } from '../shared/navigation.ts';
import { mapRemote, ready } from '../shared/remote.ts';
import { safeReturnPath } from '../shared/safeAddress.ts';
import { useSite } from '../shared/site.ts';
import { useGatedOpen } from '../shared/useGatedOpen.ts';
import { type BannerGroup, bannerGroupOf, bannersOf } from './banner.model.ts';
import type { BannerBoxProps, BannerView } from './BannerBox.tsx';

/** The banners of the page, or of a group, such as `w_login` for the login dialog; null on a page that has no group. */
export function useBanner(wanted?: BannerGroup): BannerBoxProps | null {
  const { pathname } = useLocation();
  const announcements = useAnnouncements();
  const site = useSite();
  const imageAddress = useImageAddress();
  const onOpen = useGatedOpen();
  const group = wanted ?? bannerGroupOf(pathname);
  if (group === null) return null;
  const shown = chooseBlocks('top', site.status === 'ready' ? site.value.layout : {}).includes('banner');
  return {
    group,
    banners: shown
      ? mapRemote(announcements, ({ banners }) =>
          bannersOf(group, banners).map((banner) => toBannerView(banner, imageAddress)),
        )
      : ready([]),
    onOpen,
  };
}

function toBannerView({ bannerId, title, url, linkage }: Banner, imageAddress: ImageAddress): BannerView {
  const href = linkage === '' ? null : safeReturnPath(linkage, location.origin);
  return {
    id: bannerId,
    title,
    image: imageAddress(url),
    href,
    opensGame: href !== null && routeOf(new URL(href, location.origin).pathname) === 'game',
  };
}
