import type { Game } from '#api/games.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { practicePath } from '#core/catalogue/practice.ts';
import { firstTrial } from '#core/routing/paths.ts';
import type { TrialOffer } from './tryGame.types.ts';

/** A game that an address asks for. Only what the address says of it. */
export interface WantedGame {
  readonly vassalage: string;
  readonly gameType: string;
  /** Null for the lobby of a vendor. */
  readonly nodeId: number | null;
  /** Plays it without money; null where its type has no practice. */
  readonly href: string | null;
}

/**
 * Reads the game of `?try=`, which is the address that plays it.
 * @param from the page that "back" leads to from the game
 * @returns null for the first hot game, and for what is no game
 */
export function wantedGame(value: string | null, from: string): WantedGame | null {
  if (value === null || value === firstTrial) return null;
  const [path = '', search] = value.split('?');
  const query = new URLSearchParams(search);
  const vassalage = query.get('vassalage') ?? '';
  if (vassalage === '') return null;
  query.set('from', from);
  const node = Number(query.get('nodeId') ?? '');
  return {
    vassalage,
    gameType: query.get('gameType') ?? '',
    nodeId: node > 0 ? node : null,
    href: practicePath(`${path}?${query.toString()}`),
  };
}

/** The address that plays a listed game without money; null for a game without practice. */
export const practiceOf = ({ vassalage, gameType, nodeId, gameCode, isGame }: Game, from: string): string | null =>
  isGame ? practicePath(launchPath({ vassalage, gameType, nodeId, gameCode, from })) : null;

export interface OfferInput {
  readonly wanted: WantedGame | null;
  /** In the order of the platform. */
  readonly hot: readonly Game[];
  /** Games of the wanted one's vendor. */
  readonly listed: readonly Game[];
  /** Vendors in maintenance. */
  readonly paused: readonly string[];
  readonly from: string;
}

/** The wanted game, or the next hot one that can be played without money; null for none. */
export function trialOfferOf(
  { wanted, hot, listed, paused, from }: OfferInput,
  imageUrl: (path: string) => string | null,
): TrialOffer | null {
  const viewOf = (game: Game, href: string, instead: TrialOffer['instead']): TrialOffer => ({
    name: game.gameName,
    vendor: game.accountTypeName,
    image: imageUrl(game.icon),
    href,
    instead,
  });
  const isPaused = wanted !== null && paused.includes(wanted.vassalage);
  if (wanted !== null && wanted.href !== null && !isPaused) {
    const ofVendor = [...hot, ...listed].filter(({ vassalage }) => vassalage === wanted.vassalage);
    const game = ofVendor.find(({ nodeId }) => nodeId === wanted.nodeId);
    if (game !== undefined) return viewOf(game, wanted.href, null);
    // A game beyond the first page of its vendor, or the vendor's lobby.
    return { name: '', vendor: ofVendor[0]?.accountTypeName ?? '', image: null, href: wanted.href, instead: null };
  }
  const instead = wanted === null ? null : isPaused ? 'maintenance' : 'noPractice';
  for (const game of hot) {
    const href = paused.includes(game.vassalage) ? null : practiceOf(game, from);
    if (href !== null) return viewOf(game, href, instead);
  }
  return null;
}
