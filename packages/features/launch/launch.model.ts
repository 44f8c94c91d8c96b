import type { Game } from '#api/games.ts';
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

/** How many other games are offered when a vendor is in maintenance: one row of a wide screen, two of a phone. */
export const otherGamesLimit = 4;

/** Games that the maintenance of a vendor does not touch; of each other vendor one, before a second of any. */
export function gamesOfOthers(games: readonly Game[], vassalage: string): readonly Game[] {
  const others = games.filter((game) => game.isGame && game.vassalage !== vassalage);
  const first = others.filter(
    (game, index) => others.findIndex((other) => other.vassalage === game.vassalage) === index,
  );
  return [...new Set([...first, ...others])].slice(0, otherGamesLimit);
}
