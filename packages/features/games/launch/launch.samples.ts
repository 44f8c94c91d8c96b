import type { GameTileView } from '#core/catalogue/gameTile.ts';
import { paths } from '#core/routing/paths.ts';
import { gameIconPath } from '#demo/art/images.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { otherGamesLimit } from './launch.model.ts';

/** Games of other vendors for stories, from the story's sandbox. */
export function sampleOthers(sandbox: SandboxContext, globals: Globals): GameTileView[] {
  const language = codeOf(globals);
  const { games, vendorByCode } = sandbox.catalogue;
  return games.slice(0, otherGamesLimit).map(({ nodeId, vassalage, gameCode, name, isHot }) => ({
    nodeId,
    name: name[language],
    vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
    image: gameIconPath(vassalage, nodeId),
    hot: isHot,
    inMaintenance: false,
    href: paths.game({ vassalage, gameType: 'RNG', nodeId, gameCode, from: paths.lobby('rng') }),
  }));
}
