import { ok } from '#api/errors.ts';
import type * as contract from '#api/games.ts';
import type { gameVendorType as vendorTypeContract } from '#api/launch.ts';
import type { gameMenuList as menuContract } from '#api/system.ts';
import { classificationNames, gameTypeMenu } from '../seed/menus.ts';
import { gameView, pageOf } from './gameView.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { iso } from './time.ts';

export const gameMenuList: Handler<typeof menuContract> = (_, { language }) =>
  ok(gameTypeMenu.map(({ gameType, name, page }) => ({ gameType, name: name[gameLanguage(language)], page })));

/** A lane for each category that has vendors. Esports and cockfight are derived from SPORTS by the site (NAV-07). */
export const gameVendorList: Handler<typeof contract.gameVendorList> = ({ world }, { language }) => {
  const spoken = gameLanguage(language);
  const lanes = Map.groupBy(world.catalogue.vendors, ({ gameType }) => gameType);
  const { vendorsInMaintenance, vendorMaintenanceEnd } = world.settings;
  const halls = classificationNames.filter(({ code }) => code !== 'BINGO' || world.settings.bingoHall);
  return ok({
    data: {
      lanes: Array.from(lanes, ([title, vendors]) => ({
        title,
        cards: vendors.map(({ vassalage, name, accountTypeId, gameType, isHot }) => ({
          vassalage,
          displayName: name[spoken],
          accountTypeId,
          gameType,
          isHot,
          ...(vendorsInMaintenance.includes(vassalage) && {
            maintenance: true,
            maintenanceEnd: vendorMaintenanceEnd === null ? null : iso(vendorMaintenanceEnd),
          }),
        })),
        gameClassify: title === 'RNG' ? halls.map(({ code, name }) => ({ code, name: name[spoken] })) : [],
      })),
    },
  });
};

/** Under which types a vendor is known; esports and cockfights are sports to the platform (NAV-07). */
export const gameVendorType: Handler<typeof vendorTypeContract> = ({ world }, { vassalage }) => {
  const vendor = world.catalogue.vendorByCode.get(vassalage);
  return ok({ gameTypes: vendor ? [vendor.gameType] : [] });
};

/**
 * SLT-03..05. Filters add up here; whether they clear one another is the screen's policy. Types whose vendors have
 * lobbies of their own list nothing. Among the games of one vendor there is no door to the games of that vendor.
 */
export const gameList: Handler<typeof contract.gameList> = ({ world }, input) => {
  const index = world.catalogue.indexByType.get(input.gameType);
  if (index === undefined) return ok({ games: [], totalPages: 0 });
  const listed = index.find({
    vassalage: input.vassalage,
    classification: input.gameClassify,
    name: input.gameName,
    minBetSatang: input.minBet === '' ? null : Math.round(Number(input.minBet) * 100),
  });
  const found = input.vassalage === '' ? listed : listed.filter(({ isGame }) => isGame);
  const { items, totalPages } = pageOf(found, input);
  return ok({ games: items.map((game) => gameView(world.catalogue, game, input.language)), totalPages });
};

/** The footer repeats the first few, for the strip at the end of the home page. */
export const gameHot: Handler<typeof contract.gameHot> = ({ world }, { language }) => {
  const list = world.catalogue.hot.map((game) => gameView(world.catalogue, game, language));
  return ok({ list, footer: list.slice(0, 6) });
};
