import type { BannerGroup } from '#features/banner/banner.model.ts';
import { BannerBox } from '#features/banner/BannerBox.tsx';
import { useBanner } from '#features/banner/useBanner.ts';

/** BAN-02: the banners of the login and of the registration, which have no place at the head of the page. */
export function EntryBanner({ group }: { group: BannerGroup }) {
  const banner = useBanner(group);
  return banner && <BannerBox {...banner} />;
}
