import { fn } from 'storybook/test';
import { layoutBlocks } from '#api/system.ts';
import { gameIconPath } from '#sandbox/images.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { paths } from '../shared/navigation.ts';
import { ready } from '../shared/remote.ts';
import { splitServices } from './sides.model.ts';
import type { SidesScreenProps } from './SidesScreen.tsx';

/** For stories: the sides of a member with a VIP service, from the story's own world. */
export function sampleSides({ world }: SandboxContext, globals: { readonly language?: unknown }): SidesScreenProps {
  const language = globals.language === 'en' ? 'en' : 'th';
  const { games, vendorByCode } = world.catalogue;
  const entries = world.settings.customerService.map(({ csType, csPosition, title }) => ({
    csType,
    csPosition,
    title: title[language],
    path: '',
  }));
  return {
    blocks: layoutBlocks.sides,
    recent: ready(
      games.slice(0, 6).map(({ nodeId, vassalage, gameCode, name, isHot }) => ({
        nodeId,
        name: name[language],
        vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
        image: gameIconPath(vassalage, nodeId),
        hot: isHot,
        href: paths.game({ vassalage, gameType: 'RNG', nodeId, gameCode, from: paths.home() }),
      })),
    ),
    onRecent: fn(),
    onOpen: null,
    lobbyHref: paths.category('RNG'),
    ...splitServices(entries),
    onService: fn(),
    rebateHref: paths.home(),
    onUpdates: fn(),
  };
}
