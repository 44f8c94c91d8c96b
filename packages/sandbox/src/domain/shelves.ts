import { ok } from '#api/errors.ts';
import type * as contract from '#api/games.ts';
import type { GameType } from '#api/primitives.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { GameShelf, Member } from '../rows.ts';
import type { CatalogueGame } from '../seed/catalogue.ts';
import type { World } from '../world.ts';
import { gameView, pageOf } from './gameView.ts';
import type { Handler } from './handler.ts';
import { isTrial } from './roles.ts';

/** Most games that a member can keep, and that the platform remembers as recent. */
export const mostFavourites = 1_000;
export const mostRecents = 100;

export const gameFavouriteIds: Handler<typeof contract.gameFavouriteIds> = ({ world, member }) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  return ok({ nodeIds: [...nodeIdsOn(world, 'favourites', member)] });
};

/** SLT-02: newest first. */
export const gameFavouriteList: Handler<typeof contract.gameFavouriteList> = ({ world, member }, input) => {
  const shelf = gamesOn(world, 'favourites', member);
  if (!shelf.ok) return shelf;
  const { items, totalPages } = pageOf(shelf.value.filter(isOf(input.gameType)), input);
  return ok({ content: items.map((game) => gameView(world.catalogue, game, input.language)), totalPages });
};

/** SLT-06. States the wanted end, so asking twice for the same is once. */
export const gameFavouriteSet: Handler<typeof contract.gameFavouriteSet> = ({ world, member }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const { nodeId, action, vendor } = input;
  if (world.catalogue.gameById.get(nodeId)?.vassalage !== vendor) return refuse('game_not_found');
  const others = nodeIdsOn(world, 'favourites', member).filter((id) => id !== nodeId);
  const nodeIds = action === 'add' ? [nodeId, ...others].slice(0, mostFavourites) : others;
  world.store.put('favourites', member.id, { memberId: member.id, nodeIds });
  return ok({ nodeId, favourite: action === 'add' });
};

/** Latest first, each game once; of every kind, if none is named. */
export const gameRecent: Handler<typeof contract.gameRecent> = ({ world, member }, input) => {
  const shelf = gamesOn(world, 'recents', member);
  if (!shelf.ok) return shelf;
  const { vassalage, gameType, language } = input;
  const wanted = shelf.value.filter(isOf(gameType)).filter((game) => vassalage === '' || game.vassalage === vassalage);
  const { items, totalPages } = pageOf(wanted, input);
  return ok({ list: items.map((game) => gameView(world.catalogue, game, language)), totalPages });
};

/** Puts a game that was opened in front of the recent ones. */
export function rememberRecent(world: World, member: Member, game: CatalogueGame): void {
  const others = nodeIdsOn(world, 'recents', member).filter((id) => id !== game.nodeId);
  const shelf: GameShelf = { memberId: member.id, nodeIds: [game.nodeId, ...others].slice(0, mostRecents) };
  world.store.put('recents', member.id, shelf);
}

const isOf =
  (gameType: GameType | '') =>
  (game: CatalogueGame): boolean =>
    gameType === '' || game.gameType === gameType;

type Shelf = 'favourites' | 'recents';

function nodeIdsOn(world: World, shelf: Shelf, member: Member): readonly number[] {
  return world.store.get(shelf, member.id)?.nodeIds ?? [];
}

/** ROL-04: a trial account has no shelves. */
function gamesOn(world: World, shelf: Shelf, member: Member): Answer<readonly CatalogueGame[]> {
  if (isTrial(member)) return refuse('trial_not_allowed');
  return ok(nodeIdsOn(world, shelf, member).flatMap((id) => world.catalogue.gameById.get(id) ?? []));
}
