import { ok } from '#api/errors.ts';
import type * as contract from '#api/favourites.ts';
import type { Game } from '#api/games.ts';
import type { GameType, Language } from '#api/primitives.ts';
import { lotteryIconPath, roomPicturePath } from '#demo/art/images.ts';
import { gameView } from '../games/gameView.ts';
import { lotteryNamed } from '../games/lotteryDraws.ts';
import { type RecentGame, listedGames, listedNodeIds, recentGames, setFavourite } from '../games/memberGames.ts';
import { roomNamed } from '../games/rooms.ts';
import type { Handler } from '../handler.ts';
import { gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { CatalogueGame } from '../seed/catalogue.types.ts';

export const gameFavouriteIds: Handler<typeof contract.gameFavouriteIds> = ({ sandbox, member }) => {
  return ok({ nodeIds: [...listedNodeIds(sandbox, member)] });
};

/** SLT-02: lists the favourites, newest first. */
export const gameFavouriteList: Handler<typeof contract.gameFavouriteList> = ({ sandbox, member }, input) => {
  const games = listedGames(sandbox, member).filter(isOfType(input.gameType));
  const { items, totalPages } = pageOf(games, input);
  return ok({ content: items.map((game) => gameView(sandbox.catalogue, game, input.language)), totalPages });
};

/** SLT-06: adds or removes a favourite. Idempotent, because the input names the wanted state. */
export const gameFavouriteSet: Handler<typeof contract.gameFavouriteSet> = ({ sandbox, member }, input) => {
  const { nodeId, action, vendor } = input;
  if (sandbox.catalogue.gameById.get(nodeId)?.vassalage !== vendor) return refuse('game_not_found');
  const favourite = action === 'add';
  setFavourite(sandbox, member, nodeId, favourite);
  return ok({ nodeId, favourite });
};

/** Lists the games that a member played, latest first, each once; of every type when `gameType` is empty. */
export const gameRecent: Handler<typeof contract.gameRecent> = ({ sandbox, member }, input) => {
  const { vassalage, gameType, language } = input;
  const games = recentGames(sandbox, member).filter(
    ({ game }) => isOfType(gameType)(game) && (vassalage === '' || game.vassalage === vassalage),
  );
  const { items, totalPages } = pageOf(games, input);
  return ok({ list: items.map((recent) => recentView(sandbox, recent, language)), totalPages });
};

/** A recent game for the player to continue: a table and a lottery keep their code, name and picture. */
function recentView(sandbox: Sandbox, { game, gameCode }: RecentGame, language: Language): Game {
  const view = gameView(sandbox.catalogue, game, language);
  const textLanguage = gameLanguage(language);
  const vendor = sandbox.catalogue.vendorByCode.get(game.vassalage);
  const room = vendor && roomNamed(vendor, gameCode);
  if (room)
    return { ...view, gameCode, code: gameCode, gameName: room.name[textLanguage], icon: roomPicturePath(gameCode) };
  const lottery = lotteryNamed(sandbox, gameCode);
  if (lottery === undefined) return view;
  const { name, defaultPlayType } = lottery;
  const icon = lotteryIconPath(gameCode);
  return { ...view, gameCode, code: gameCode, gameName: name[textLanguage], icon, defaultPlayType };
}

const isOfType =
  (gameType: GameType | '') =>
  (game: CatalogueGame): boolean =>
    gameType === '' || game.gameType === gameType;
