import { ok } from '#api/errors.ts';
import type * as contract from '#api/games.ts';
import { gameView } from '../games/gameView.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { classificationNames } from '../seed/menus.ts';
import { iso } from '../time.ts';

export const gameMenuList: Handler<typeof contract.gameMenuList> = ({ sandbox }, { language }) =>
  ok(
    sandbox.settings.gameMenu.map(({ gameType, name, page }) => ({
      gameType,
      name: name[gameLanguage(language)],
      page,
    })),
  );

/**
 * Lists the vendors: a lane for each game type that has some. The site derives esports and cockfights from SPORTS
 * (NAV-07).
 */
export const gameVendorList: Handler<typeof contract.gameVendorList> = ({ sandbox }, { language }) => {
  const textLanguage = gameLanguage(language);
  const lanes = Map.groupBy(sandbox.catalogue.vendors, ({ gameType }) => gameType);
  const { vendorsInMaintenance, vendorMaintenanceEnd } = sandbox.settings;
  const classifications = classificationNames.filter(({ code }) => code !== 'BINGO' || sandbox.settings.bingoLobby);
  return ok({
    data: {
      lanes: Array.from(lanes, ([title, vendors]) => ({
        title,
        cards: vendors.map(({ vassalage, name, accountTypeId, gameType, isHot }) => ({
          vassalage,
          displayName: name[textLanguage],
          accountTypeId,
          gameType,
          isHot,
          ...(vendorsInMaintenance.includes(vassalage) && {
            maintenance: true,
            maintenanceEnd: vendorMaintenanceEnd === null ? null : iso(vendorMaintenanceEnd),
          }),
        })),
        gameClassify:
          title === 'RNG' ? classifications.map(({ code, name }) => ({ code, name: name[textLanguage] })) : [],
      })),
    },
  });
};

/**
 * SLT-03 to SLT-05. All filters apply together; whether one clears another is the screen's policy. A type whose vendors
 * have their own lobbies lists nothing. With a vendor, entries that open a list of games are left out.
 */
export const gameList: Handler<typeof contract.gameList> = ({ sandbox }, input) => {
  const index = sandbox.catalogue.indexByType.get(input.gameType);
  if (index === undefined) return ok({ games: [], totalPages: 0 });
  const listed = index.find({
    vassalage: input.vassalage,
    classification: input.gameClassify,
    name: input.gameName,
    minBetSatang: input.minBet === '' ? null : Math.round(Number(input.minBet) * 100),
  });
  const found = input.vassalage === '' ? listed : listed.filter(({ isGame }) => isGame);
  const { items, totalPages } = pageOf(found, input);
  return ok({ games: items.map((game) => gameView(sandbox.catalogue, game, input.language)), totalPages });
};

/** Lists the hot games. The footer repeats the first six. */
export const gameHot: Handler<typeof contract.gameHot> = ({ sandbox }, { language }) => {
  const list = sandbox.catalogue.hot.map((game) => gameView(sandbox.catalogue, game, language));
  return ok({ list, footer: list.slice(0, 6) });
};
