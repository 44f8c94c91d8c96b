import { bannerPath } from '#demo/art/images.ts';
import { banners } from '#sandbox/seed/banners.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import type { BannerView } from './banner.types.ts';

/** The sandbox's banners of a group, for stories. */
export function sampleBanners(group: string, globals: Globals): readonly BannerView[] {
  const language = codeOf(globals);
  return banners
    .filter(({ groupName }) => groupName === group)
    .map(({ bannerId, title, linkage }) => ({
      id: bannerId,
      title: title[language],
      image: bannerPath(bannerId, language),
      href: linkage === '' ? null : linkage,
      opensGame: false,
    }));
}
