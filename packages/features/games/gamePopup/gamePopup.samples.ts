import type { GameTileView } from '#core/catalogue/gameTile.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { gameIconPath } from '#demo/art/images.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';

/** The games of a slot vendor for stories, from the story's sandbox. */
export function sampleGames(sandbox: SandboxContext, globals: Globals, count = 10): GameTileView[] {
  const language = codeOf(globals);
  const { games, vendorByCode } = sandbox.catalogue;
  return games
    .filter(({ vassalage }) => vassalage === 'SLKR')
    .slice(0, count)
    .map(({ nodeId, vassalage, gameCode, gameType, name, isHot }) => ({
      nodeId,
      name: name[language],
      vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
      image: gameIconPath(vassalage, nodeId),
      hot: isHot,
      inMaintenance: false,
      href: launchPath({ vassalage, gameType, nodeId, gameCode, from: '/rng' }),
    }));
}
