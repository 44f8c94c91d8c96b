import { type GameType, gameTypes } from '#api/primitives.ts';
import type { GameTarget } from '../shared/navigation.ts';

/** What the address of a launch page asks for, or null when it does not say enough. */
export function parseGameTarget(search: URLSearchParams): Omit<GameTarget, 'from'> | null {
  const vassalage = search.get('vassalage') ?? '';
  const gameType = gameTypes.find((type): type is GameType => type === search.get('gameType'));
  if (vassalage === '' || gameType === undefined) return null;
  const nodeId = Number(search.get('nodeId') ?? Number.NaN);
  const gameCode = search.get('gameCode');
  return {
    vassalage,
    gameType,
    ...(Number.isSafeInteger(nodeId) && nodeId > 0 && { nodeId }),
    ...(gameCode !== null && gameCode !== '' && { gameCode }),
  };
}

/**
 * What a game may do inside our page. A game on our own origin never gets `allow-same-origin`: with it, the frame could
 * reach into this page and take the sandbox off.
 */
export function frameSandbox(address: URL, origin: string): string {
  const always = 'allow-scripts allow-forms allow-pointer-lock allow-orientation-lock';
  return address.origin === origin ? always : `${always} allow-same-origin allow-popups allow-popups-to-escape-sandbox`;
}
