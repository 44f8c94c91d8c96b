import { fn } from 'storybook/test';
import { memberInfo } from '#api/member.ts';
import { gameTypes } from '#api/primitives.ts';
import { layoutBlocks } from '#api/system.ts';
import { deriveCategories, vendorPath } from '#core/catalogue/categories.ts';
import type { GameTileView } from '#core/catalogue/gameTile.ts';
import { toVendorView } from '#core/catalogue/vendorView.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { bannerPath, gameIconPath } from '#demo/art/images.ts';
import { winnerBoard } from '#sandbox/games/winnerBoard.ts';
import { listedPromotions } from '#sandbox/money/promotionRules.ts';
import { derivedCategories } from '#sandbox/seed/vendors.ts';
import { defaultSettings } from '#sandbox/settings.ts';
import { type Globals, codeOf, spokenIn, sampleOf } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { homeLimits, toWinnerView } from './home.model.ts';
import type { HomeScreenProps } from './home.types.ts';

/** Props of the home page for stories, from the story's sandbox. */
export function sampleHome(sandbox: SandboxContext, globals: Globals): HomeScreenProps {
  const language = codeOf(globals);
  const { games, vendors, vendorByCode } = sandbox.catalogue;
  const tiles = games
    .slice(0, homeLimits.hot + homeLimits.recent)
    .map(({ nodeId, vassalage, gameCode, name, isHot }): GameTileView => ({
      nodeId,
      name: name[language],
      vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
      image: gameIconPath(vassalage, nodeId),
      hot: isHot,
      inMaintenance: false,
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
        maintenance: sandbox.settings.vendorsInMaintenance.includes(vendor.vassalage),
      })),
  }));
  const categories = deriveCategories(lanes, derivedCategories).map((category) => ({
    type: category.type,
    name: category.name,
    href: paths.category(category.type),
    vendors: category.vendors.map((card) =>
      toVendorView(card, (path) => path, vendorPath(category.type, card.vassalage), sandbox.now()),
    ),
  }));
  const winners = winnerBoard(sandbox, spokenIn(globals), homeLimits.winners).map((entry, index) =>
    toWinnerView(entry, index, (path) => path, paths.home()),
  );
  const teasers = listedPromotions({ settings: defaultSettings })
    .slice(0, homeLimits.promotions)
    .map(({ id, title, type }) => ({
      id,
      title: title[language],
      type,
      image: bannerPath(id, language),
      href: paths.promotion(id),
    }));
  return {
    blocks: layoutBlocks.home,
    role: 'member',
    nickname: sampleOf(memberInfo, {}, globals).nickname,
    loginHref: paths.login({ next: paths.home() }),
    practiceHref: null,
    onSignUp: fn(),
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
