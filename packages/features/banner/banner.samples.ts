import { bannerPath } from '#sandbox/images.ts';
import { banners } from '#sandbox/seed/banners.ts';
import type { BannerView } from './BannerBox.tsx';

/** For stories: the banners of a group, as the sandbox has them. */
export function sampleBanners(group: string, globals: { readonly language?: unknown }): readonly BannerView[] {
  const language = globals.language === 'en' ? 'en' : 'th';
  return banners
    .filter(({ groupName }) => groupName === group)
    .map(({ bannerId, title, linkage }) => ({
      id: bannerId,
      title: title[language],
      image: bannerPath(bannerId),
      href: linkage === '' ? null : linkage,
      opensGame: false,
    }));
}
