import type { BannerGroup } from './banner.model.ts';
import { BannerBox } from './BannerBox.tsx';
import { useBanner } from './useBanner.ts';

/** Banners of the login and the registration, whose pages have no header for them (BAN-02). */
export function AuthBanner({ group }: { group: BannerGroup }) {
  const banner = useBanner(group);
  // Those of the login are below its form on phones; those of the registration are above it, and leave it in view.
  const isBelow = group === 'w_login';
  return banner && <BannerBox {...banner} inView={!isBelow} compact={!isBelow} />;
}
