import { bannerPath, bannerScenePath } from '#demo/art/images.ts';
import { bannerCalls, banners } from '#sandbox/seed/banners.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import type { BannerView } from './banner.types.ts';

/** The sandbox's banners of a group, for stories. */
export function sampleBanners(group: string, globals: Globals): readonly BannerView[] {
  const language = codeOf(globals);
  return banners
    .filter(({ groupName }) => groupName === group)
    .map(({ bannerId, title, linkage, linkageType, note, art }) => ({
      id: bannerId,
      title: title[language],
      image: bannerPath(bannerId, language),
      scene: {
        wide: bannerScenePath(bannerId, 'wide'),
        tall: bannerScenePath(bannerId, 'tall'),
        title: art.title[language],
        note: note[language],
        action: linkageType === 'NONE' ? '' : bannerCalls[linkageType][language],
      },
      href: linkage === '' ? null : linkage,
      opensGame: false,
    }));
}
