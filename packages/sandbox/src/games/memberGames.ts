import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { CatalogueGame } from '../seed/catalogue.types.ts';

/** The most favourites that a member can have. */
const maxFavourites = 1_000;
/** The most recently opened games that are remembered for a member. */
const maxRecents = 100;

/** The node ids of the favourites, newest first. */
export function listedNodeIds(sandbox: Sandbox, member: Member): readonly number[] {
  return sandbox.store.get('favourites', member.id)?.nodeIds ?? [];
}

/** The favourite games, newest first. Skips games that have left the catalogue. */
export function listedGames(sandbox: Sandbox, member: Member): readonly CatalogueGame[] {
  return listedNodeIds(sandbox, member).flatMap((id) => sandbox.catalogue.gameById.get(id) ?? []);
}

/** Adds a game to the favourites or removes it. The oldest favourite above the limit is dropped. */
export function setFavourite(sandbox: Sandbox, member: Member, nodeId: number, favourite: boolean): void {
  const others = listedNodeIds(sandbox, member).filter((id) => id !== nodeId);
  const nodeIds = favourite ? [nodeId, ...others].slice(0, maxFavourites) : others;
  sandbox.store.put('favourites', member.id, { memberId: member.id, nodeIds });
}

/** A recently opened game, with the room or lottery that was opened in a lobby; '' for the game itself. */
export interface RecentGame {
  readonly game: CatalogueGame;
  readonly gameCode: string;
}

/** The recently opened games, latest first. Skips games that have left the catalogue. */
export function recentGames(sandbox: Sandbox, member: Member): readonly RecentGame[] {
  const { nodeIds = [], gameCodes = [] } = sandbox.store.get('recents', member.id) ?? {};
  return nodeIds.flatMap((id, at) => {
    const game = sandbox.catalogue.gameById.get(id);
    return game === undefined ? [] : [{ game, gameCode: gameCodes[at] ?? '' }];
  });
}

/** Moves a game that was opened to the front of the recent ones. */
export function rememberRecent(sandbox: Sandbox, member: Member, opened: RecentGame): void {
  const others = recentGames(sandbox, member).filter(({ game }) => game.nodeId !== opened.game.nodeId);
  const recent = [opened, ...others].slice(0, maxRecents);
  sandbox.store.put('recents', member.id, {
    memberId: member.id,
    nodeIds: recent.map(({ game }) => game.nodeId),
    gameCodes: recent.map(({ gameCode }) => gameCode),
  });
}
