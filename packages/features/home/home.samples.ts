import { gameTypes } from '#api/primitives.ts';
import { layoutBlocks } from '#api/system.ts';
import { boardOf } from '#sandbox/domain/winners.ts';
import { bannerPath, gameIconPath } from '#sandbox/images.ts';
import { promotions } from '#sandbox/seed/promotions.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { deriveCategories, vendorPath } from '../shared/categories.ts';
import type { GameTileView } from '../shared/gameTile.ts';
import { paths } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import { toVendorView } from '../shared/vendorView.ts';
import { homeLimits, toWinnerView } from './home.model.ts';
import type { HomeScreenProps } from './HomeScreen.tsx';

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
      .map((vendor) => ({
        ...vendor,
        displayName: vendor.name[language],
        maintenance: world.settings.vendorsInMaintenance.includes(vendor.vassalage),
      })),
  }));
  const categories = deriveCategories(lanes, derivedCategories).map((category) => ({
    type: category.type,
    href: paths.category(category.type),
    vendors: category.vendors.map((card) =>
      toVendorView(card, (path) => path, vendorPath(category.type, card.vassalage), world.now()),
    ),
  }));
  const winners = boardOf(world, language === 'en' ? 'EN' : 'TH', homeLimits.winners).map((entry, place) =>
    toWinnerView(entry, place, (path) => path, paths.home()),
  );
  const teasers = promotions.slice(0, homeLimits.promotions).map(({ id, title, type }) => ({
    id,
    title: title[language],
    type,
    image: bannerPath(id),
    href: paths.promotion(id),
  }));
  return {
    blocks: layoutBlocks.home,
    role: 'member',
    nickname: language === 'en' ? 'Ploy' : 'พลอย',
    loginHref: paths.login({ next: paths.home() }),
    currencySymbol: world.settings.currencySymbol,
    language: language === 'en' ? 'EN' : 'TH',
    recent: ready(tiles.slice(homeLimits.hot)),
    hot: ready(tiles.slice(0, homeLimits.hot)),
    winners: ready(winners),
    categories: ready(categories),
    promotions: ready(teasers),
    onNear: () => {},
    lobbyHref: paths.category('RNG'),
    promotionsHref: paths.promotions(),
    onOpen: null,
  };
}
