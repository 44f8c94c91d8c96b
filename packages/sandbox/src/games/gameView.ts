import type { Game } from '#api/games.ts';
import type { Language } from '#api/primitives.ts';
import { gameIconPath } from '#demo/art/images.ts';
import { gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import type { CatalogueGame } from '../seed/catalogue.types.ts';

/** Converts a game of the catalogue to its form in the contract, in the given language. */
export function gameView({ vendorByCode }: Catalogue, game: CatalogueGame, language: Language): Game {
  const vendor = vendorByCode.get(game.vassalage);
  const textLanguage = gameLanguage(language);
  return {
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    gameType: game.gameType,
    // GAM-02: marks an entry that opens a list of games.
    gameGroupCode: game.isGame ? game.motif.toUpperCase() : 'VASSALAGE',
    gameMenus: game.classification === '' ? [] : [game.classification],
    gameCode: game.gameCode,
    code: game.gameCode,
    isGame: game.isGame,
    defaultPlayType: null,
    vendor: game.vassalage,
    accountTypeName: vendor?.name[textLanguage] ?? game.vassalage,
    gameName: game.name[textLanguage],
    gameClassify: game.classification,
    icon: gameIconPath(game.vassalage, game.nodeId),
    isHot: game.isHot,
    minBet: satangToAmount(game.minBetSatang),
  };
}
