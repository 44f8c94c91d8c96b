import type { Game } from '#api/games.ts';
import type { Language } from '#api/primitives.ts';
import { gameIconPath } from '../images.ts';
import { satangToAmount } from '../ledger.ts';
import type { Catalogue, CatalogueGame } from '../seed/catalogue.ts';
import { gameLanguage } from './language.ts';

/** A game as it travels, in the language asked for. */
export function gameView({ vendorByCode }: Catalogue, game: CatalogueGame, language: Language): Game {
  const vendor = vendorByCode.get(game.vassalage);
  const spoken = gameLanguage(language);
  return {
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    gameType: game.gameType,
    // GAM-02: so a door to a list is marked.
    gameGroupCode: game.isGame ? game.motif.toUpperCase() : 'VASSALAGE',
    gameMenus: game.classification === '' ? [] : [game.classification],
    gameCode: game.gameCode,
    code: game.gameCode,
    isGame: game.isGame,
    defaultPlayType: null,
    vendor: game.vassalage,
    accountTypeName: vendor?.name[spoken] ?? game.vassalage,
    gameName: game.name[spoken],
    gameClassify: game.classification,
    icon: gameIconPath(game.vassalage, game.nodeId),
    isHot: game.isHot,
    minBet: satangToAmount(game.minBetSatang),
  };
}

/** One page of a list; `pageNo` counts from 1. A page past the end is empty. */
export function pageOf<Item>(
  items: readonly Item[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): { readonly items: readonly Item[]; readonly totalPages: number } {
  return {
    items: items.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(items.length / pageSize),
  };
}
