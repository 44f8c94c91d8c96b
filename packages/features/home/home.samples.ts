import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { gameTypes } from '#api/primitives.ts';
import { gameIconPath } from '#sandbox/images.ts';
import { vendorPath } from '../shared/categories.ts';
import type { GameTileView } from '../shared/gameTile.ts';
import { vendorMarkPath } from '../shared/images.ts';
import { paths } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import { type HomeCategory, type HomeScreenProps, homeLimits } from './HomeScreen.tsx';

/** For stories: the props of a home page, from the story's own world. */
export function sampleHome(
  { world }: SandboxContext,
  globals: { readonly language?: unknown },
): Omit<HomeScreenProps, 'onOpen'> {
  const language = globals.language === 'en' ? 'en' : 'th';
  const { games, vendors, vendorByCode } = world.catalogue;
  const tiles = games.slice(0, homeLimits.hot + homeLimits.recent).map(
    ({ nodeId, vassalage, gameCode, name, isHot }): GameTileView => ({
      nodeId,
      name: name[language],
      vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
      image: gameIconPath(vassalage, nodeId),
      hot: isHot,
      href: paths.game({ vassalage, gameType: 'RNG', nodeId, gameCode, from: paths.home() }),
    }),
  );
  const categories = gameTypes.map(
    (type): HomeCategory => ({
      type,
      href: paths.category(type),
      vendors: vendors
        .filter(({ gameType }) => gameType === type)
        .map(({ vassalage, name, isHot }) => ({
          vassalage,
          name: name[language],
          mark: vendorMarkPath(vassalage),
          hot: isHot,
          href: vendorPath(type, vassalage),
        })),
    }),
  );
  return {
    role: 'member',
    nickname: language === 'en' ? 'Ploy' : 'พลอย',
    loginHref: paths.login({ next: paths.home() }),
    recent: ready(tiles.slice(homeLimits.hot)),
    hot: ready(tiles.slice(0, homeLimits.hot)),
    categories: ready(categories.filter((category) => category.vendors.length > 0)),
    lobbyHref: paths.category('RNG'),
  };
}
