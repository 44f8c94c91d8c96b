import { gameIconPath } from '#sandbox/images.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import type { GameTileView } from '../shared/gameTile.ts';
import { launchPath } from '../shared/navigation.ts';

/** For stories: the games of a vendor of slots, from the story's own world. */
export function sampleGames(
  { world }: SandboxContext,
  globals: { readonly language?: unknown },
  count = 10,
): GameTileView[] {
  const language = globals.language === 'en' ? 'en' : 'th';
  const { games, vendorByCode } = world.catalogue;
  return games
    .filter(({ vassalage }) => vassalage === 'SLKR')
    .slice(0, count)
    .map(({ nodeId, vassalage, gameCode, gameType, name, isHot }) => ({
      nodeId,
      name: name[language],
      vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
      image: gameIconPath(vassalage, nodeId),
      hot: isHot,
      href: launchPath({ vassalage, gameType, nodeId, gameCode, from: '/rng' }),
    }));
}
