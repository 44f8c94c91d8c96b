import { gameIconPath } from '#sandbox/images.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import type { GameTileView } from '../shared/gameTile.ts';
import { paths } from '../shared/navigation.ts';
import { otherGamesLimit } from './launch.model.ts';

/** For stories: games of other vendors, from the story's own world. */
export function sampleOthers({ world }: SandboxContext, globals: { readonly language?: unknown }): GameTileView[] {
  const language = globals.language === 'en' ? 'en' : 'th';
  const { games, vendorByCode } = world.catalogue;
  return games.slice(0, otherGamesLimit).map(({ nodeId, vassalage, gameCode, name, isHot }) => ({
    nodeId,
    name: name[language],
    vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
    image: gameIconPath(vassalage, nodeId),
    hot: isHot,
    href: paths.game({ vassalage, gameType: 'RNG', nodeId, gameCode, from: paths.hall('rng') }),
  }));
}
