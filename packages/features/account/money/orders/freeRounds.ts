import type { OwnFreeRounds } from '#api/freeRounds.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';

/**
 * Where free rounds are played; null for a kind of game that the site does not know.
 * @param from the page that "back" leads to
 */
export function playHrefOf({ vassalage, gameType, nodeId }: OwnFreeRounds, from: string): string | null {
  return typeof gameType === 'string' ? launchPath({ vassalage, gameType, nodeId, from }) : null;
}
