import type { GameType } from '#api/primitives.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { vendorMarkPath } from '../shared/images.ts';
import { paths } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import type { CategoryScreenProps } from './CategoryScreen.tsx';

/** For stories: the props of a category, from the story's own world. */
export function sampleCategory(
  type: GameType,
  { world }: SandboxContext,
  globals: { readonly language?: unknown },
): CategoryScreenProps {
  const language = globals.language === 'en' ? 'en' : 'th';
  const vendors = world.catalogue.vendors.filter(({ gameType }) => gameType === type);
  return {
    type,
    role: 'member',
    vendors: ready(
      vendors.map(({ vassalage, name, isHot }) => ({
        vassalage,
        name: name[language],
        mark: vendorMarkPath(vassalage),
        hot: isHot,
        href: paths.game({ vassalage, gameType: type, from: paths.category(type) }),
      })),
    ),
    homeHref: paths.home(),
    onOpen: null,
  };
}
