import type { Game } from '#api/games.ts';
import type { ImageAddress } from './images.ts';
import { launchPath, paths } from './navigation.ts';

/** A game as lists show it: addresses and words, ready to draw. */
export interface GameTileView {
  readonly nodeId: number;
  readonly name: string;
  readonly vendor: string;
  /** Null when the platform's address is not one we may load. */
  readonly image: string | null;
  readonly hot: boolean;
  /** Opens the game, or the list of games that it stands for (GAM-02); "back" returns to `from`. */
  readonly href: string;
}

export function toGameTileView(game: Game, imageAddress: ImageAddress, from: string): GameTileView {
  const { vassalage, gameType, nodeId, gameCode, defaultPlayType } = game;
  const playType = defaultPlayType ?? '';
  return {
    nodeId,
    name: game.gameName,
    vendor: game.accountTypeName,
    image: imageAddress(game.icon),
    hot: game.isHot,
    href: game.isGame
      ? launchPath({ vassalage, gameType, nodeId, gameCode, ...(playType !== '' && { playType }), from })
      : paths.gameList(from, game),
  };
}
