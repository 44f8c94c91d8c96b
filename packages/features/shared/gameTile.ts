import type { Game } from '#api/games.ts';
import type { ImageAddress } from './images.ts';
import { paths } from './navigation.ts';

/** A game as lists show it: addresses and words, ready to draw. */
export interface GameTileView {
  readonly nodeId: number;
  readonly name: string;
  readonly vendor: string;
  /** Null when the platform's address is not one we may load. */
  readonly image: string | null;
  readonly hot: boolean;
  /** Opens the game; "back" returns to `from`. */
  readonly href: string;
}

export function toGameTileView(game: Game, imageAddress: ImageAddress, from: string): GameTileView {
  return {
    nodeId: game.nodeId,
    name: game.gameName,
    vendor: game.accountTypeName,
    image: imageAddress(game.icon),
    hot: game.isHot,
    href: paths.game({
      vassalage: game.vassalage,
      gameType: game.gameType,
      nodeId: game.nodeId,
      gameCode: game.gameCode,
      from,
    }),
  };
}
