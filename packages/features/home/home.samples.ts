import { gameTypes } from '#api/primitives.ts';
import { gameIconPath } from '#sandbox/images.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { deriveCategories, vendorPath } from '../shared/categories.ts';
import type { GameTileView } from '../shared/gameTile.ts';
import { paths } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import { toVendorView } from '../shared/vendorView.ts';
import { type HomeScreenProps, homeLimits } from './HomeScreen.tsx';

/** For stories: the props of a home page, from the story's own world. */
export function sampleHome({ world }: SandboxContext, globals: { readonly language?: unknown }): HomeScreenProps {
  const language = globals.language === 'en' ? 'en' : 'th';
  const { games, vendors, vendorByCode } = world.catalogue;
  const tiles = games
    .slice(0, homeLimits.hot + homeLimits.recent)
    .map(({ nodeId, vassalage, gameCode, name, isHot }): GameTileView => ({
      nodeId,
      name: name[language],
      vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
      image: gameIconPath(vassalage, nodeId),
      hot: isHot,
      href: paths.game({ vassalage, gameType: 'RNG', nodeId, gameCode, from: paths.home() }),
    }));
  const lanes = gameTypes.map((title) => ({
    title,
    gameClassify: [],
    cards: vendors
      .filter(({ gameType }) => gameType === title)
      .map((vendor) => ({ ...vendor, displayName: vendor.name[language] })),
  }));
  const categories = deriveCategories(lanes, derivedCategories).map((category) => ({
    type: category.type,
    href: paths.category(category.type),
    vendors: category.vendors.map((card) =>
      toVendorView(card, (path) => path, vendorPath(category.type, card.vassalage)),
    ),
  }));
  return {
    role: 'member',
    nickname: language === 'en' ? 'Ploy' : 'พลอย',
    loginHref: paths.login({ next: paths.home() }),
    recent: ready(tiles.slice(homeLimits.hot)),
    hot: ready(tiles.slice(0, homeLimits.hot)),
    categories: ready(categories),
    lobbyHref: paths.category('RNG'),
    onOpen: null,
  };
}
