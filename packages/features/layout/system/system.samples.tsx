import { gameIconPath } from '#demo/art/images.ts';
import { type Globals, codeOf } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { waitingLimit } from './maintenance.model.ts';
import type { WaitingGame } from './system.types.ts';

/** Games for the maintenance stories, from the story's sandbox. */
export function sampleWaiting(sandbox: SandboxContext, globals: Globals): WaitingGame[] {
  const { games, vendorByCode } = sandbox.catalogue;
  const code = codeOf(globals);
  return games.slice(0, waitingLimit).map(({ nodeId, vassalage, name }) => ({
    nodeId,
    name: name[code],
    vendor: vendorByCode.get(vassalage)?.name[code] ?? '',
    image: gameIconPath(vassalage, nodeId),
  }));
}
