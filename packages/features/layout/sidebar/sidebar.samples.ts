import { fn } from 'storybook/test';
import { layoutBlocks } from '#api/system.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { gameIconPath } from '#demo/art/images.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { splitServices } from './sidebar.model.ts';
import type { SidebarProps } from './sidebar.types.ts';

/** Story props: the sidebar of a member with a VIP service, from the story's sandbox. */
export function sampleSidebar(sandbox: SandboxContext, globals: Globals): SidebarProps {
  const language = codeOf(globals);
  const { games, vendorByCode } = sandbox.catalogue;
  const entries = sandbox.settings.customerService.map(({ csType, csPosition, title }) => ({
    csType,
    csPosition,
    title: title[language],
    path: '',
  }));
  return {
    blocks: layoutBlocks.sidebar,
    recent: ready(
      games.slice(0, 6).map(({ nodeId, vassalage, gameCode, name, isHot }) => ({
        nodeId,
        name: name[language],
        vendor: vendorByCode.get(vassalage)?.name[language] ?? '',
        image: gameIconPath(vassalage, nodeId),
        hot: isHot,
        inMaintenance: false,
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
    besideBoard: false,
  };
}
