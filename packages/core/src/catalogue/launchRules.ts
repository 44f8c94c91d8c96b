import type { GameType } from '#api/primitives.ts';
import { type LobbyType, paths } from '../routing/paths.ts';
import { type GameTarget, routeNamed, routeOf } from '../routing/routes.ts';

/** The vendors whose lotteries are played on /lottery (GAM-01). */
export const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];

/** Whether a game is a lottery that /lottery plays. Other vendors' lotteries launch like any third-party game. */
export const isOwnLottery = ({ gameType, vassalage }: Pick<GameTarget, 'gameType' | 'vassalage'>): boolean =>
  (gameType === 'LOTT' || gameType === 'ELOTT') && lotteryVendors.includes(vassalage);

/** The sportsbook that has its own launch call (GAM-02). */
export const ownCallVendor = 'FB';

/** The game types whose games the site lists itself, with their lobbies. */
const lobbyTypes: Partial<Readonly<Record<GameType, LobbyType>>> = { RNG: 'rng', PVP: 'pvp', FISH: 'fish' };

/** Returns the site's lobby of a game type; null when its vendors have their own. */
export const lobbyOf = (type: GameType): LobbyType | null => lobbyTypes[type] ?? null;

/** Returns the URL that plays a listed game, a vendor's lobby or room, or a lottery (GAM-01, GAM-02). */
export function launchPath(target: GameTarget): string {
  const { playType, view, ...game } = target;
  const { vassalage, gameType, nodeId, gameCode, from } = game;
  if (isOwnLottery(game)) {
    // With a view, the lottery itself opens (LOT-05).
    if (view !== undefined) return paths.game(target);
    return paths.lottery({ gameCode, vendor: vassalage, playType });
  }
  // The slip of a sports vendor alone (RT-05i). The views of the lottery are none of other vendors.
  const alone = view === 'slip' && { view };
  if (vassalage === ownCallVendor) return paths.fbsports({ gameCode, from, ...alone });
  // Slot vendors have no lobby besides the site's own.
  if (gameType === 'RNG' && nodeId === undefined && gameCode === undefined) return paths.lobby('rng', { vassalage });
  return lobbyOf(gameType) === null ? paths.seamless({ ...game, ...alone }) : paths.game(game);
}

/** Whether a URL plays in practice mode, which needs no account (LGN-12). */
export const isPractice = (href: string): boolean => /^\/(?:game|seamless)\?(?:[^#]*&)?practice=1(?:[&#]|$)/.test(href);

/** Whether a URL plays with money and therefore needs an account (GAM-01). */
export function requiresAccount(href: string): boolean {
  const route = routeOf(href.split('?')[0] ?? '');
  const plays = route === 'lottery' || (route !== null && routeNamed(route).screen === 'games/launch/Launch');
  return plays && !isPractice(href);
}
