import type { Game } from '#api/games.ts';
import type { gameLaunch } from '#api/launch.ts';
import type { InputOf } from '#api/operation.ts';
import { type Amount, type GameType, gameTypes, siteConstants } from '#api/primitives.ts';
import type { SlipPick } from '#api/slipPicks.ts';
import { lobbyOf, isOwnLottery, launchPath, ownCallVendor } from '#core/catalogue/launchRules.ts';
import { paths } from '#core/routing/paths.ts';
import { type GameTarget } from '#core/routing/routes.ts';
import type { Favourite } from './launch.types.ts';

/** The route of a launch page (RT-09). */
export type LaunchPage = 'game' | 'seamless' | 'fbsports';

/** What to launch: a vendor, a game or a lottery. */
export type LaunchTarget = Omit<GameTarget, 'from' | 'practice'> & {
  /** What is in the slip when it opens, with the view `slip`. Later picks are sent to its frame (`SlipMessage`). */
  readonly slip?: SlipPick[];
};
/** A launch target from a URL, which may name the vendor alone. */
export type NamedTarget = Omit<LaunchTarget, 'gameType'> & { readonly gameType?: GameType };

const maxPlayTypeLength = 60;

/** Reads the launch target from the URL of a launch page; null when it names no vendor. */
export function parseGameTarget(page: LaunchPage, search: URLSearchParams): NamedTarget | null {
  const gameCode = search.get('gameCode') || undefined;
  const view = (['betting', 'lobby', 'slip'] as const).find((known) => known === search.get('view'));
  if (page === 'fbsports') {
    return {
      ...{ vassalage: ownCallVendor, gameType: 'SPORTS' },
      ...(gameCode !== undefined && { gameCode }),
      ...(view === 'slip' && { view }),
    };
  }
  const vassalage = search.get('vassalage') ?? '';
  if (vassalage === '') return null;
  const gameType = gameTypes.find((type): type is GameType => type === search.get('gameType'));
  const nodeId = Number(search.get('nodeId') ?? Number.NaN);
  const playType = (search.get('playType') ?? '').slice(0, maxPlayTypeLength);
  return {
    vassalage,
    ...(gameType !== undefined && { gameType }),
    ...(Number.isSafeInteger(nodeId) && nodeId > 0 && { nodeId }),
    ...(gameCode !== undefined && { gameCode }),
    ...(view !== undefined && { view }),
    ...(playType !== '' && { playType }),
  };
}

/** The game or the live table of a target, for its heart; null for a whole vendor, a match and a lottery. */
export function favouriteOf(target: NamedTarget | null): Favourite | null {
  if (target?.gameType === undefined) return null;
  const { vassalage: vendor, gameType, nodeId, gameCode } = target;
  if (gameType === 'LIVE' && gameCode !== undefined) return { roomId: gameCode };
  return nodeId === undefined ? null : { nodeId, vendor, gameType };
}

/**
 * The page that plays the target, when it is not this one (GAM-01, GAM-02): the lottery page, the lobby of a slot vendor,
 * or the launch page of FB; otherwise null. A target with a `view` comes from the lottery page and is played here.
 */
export function playedElsewhere(page: LaunchPage, target: LaunchTarget, from: string): string | null {
  if (page === 'fbsports' || target.view !== undefined) return null;
  const path = launchPath({ ...target, from });
  return /^\/(?:game|seamless)\?/.test(path) ? null : path;
}

type LaunchInput = InputOf<typeof gameLaunch>;

/**
 * The part of the launch input that names the target. The operator's own lotteries get a link into the lottery (LOT-05), the
 * view `slip` the picks of the slip.
 */
export function launchInput(
  target: LaunchTarget,
): Pick<LaunchInput, (keyof LaunchTarget & keyof LaunchInput) | 'lottery'> {
  const { view, playType, gameCode, slip = [], ...rest } = target;
  if (!isOwnLottery(target)) {
    return { ...rest, ...(gameCode !== undefined && { gameCode }), ...(view === 'slip' && { slip }) };
  }
  return {
    ...rest,
    lottery: {
      lottoPrizeMode: siteConstants.lotteryType,
      lottoGameCode: gameCode ?? '',
      lottoView: view === undefined || view === 'slip' ? (gameCode === undefined ? 'lobby' : 'betting') : view,
      ...(playType !== undefined && { playType }),
    },
  };
}

/**
 * Where "back" leads when the URL does not say: the lobby or the category of the target.
 * @param lobbyVendor the slot vendor that was opened last; '' for none
 */
export function usualWayBack(target: NamedTarget | null, lobbyVendor: string): string {
  const type = target?.gameType ?? 'RNG';
  const lobby = lobbyOf(type);
  if (lobby === null) return paths.category(type, target?.vassalage);
  return paths.lobby(lobby, lobby === 'rng' ? { vassalage: lobbyVendor } : {});
}

/**
 * The `sandbox` attribute of a game's frame. A game on our own origin never gets `allow-same-origin`: with it, the frame
 * could script this page and remove its sandbox.
 */
export function frameSandbox(url: URL, origin: string): string {
  const always = 'allow-scripts allow-forms allow-pointer-lock allow-orientation-lock';
  return url.origin === origin ? always : `${always} allow-same-origin allow-popups allow-popups-to-escape-sandbox`;
}

/** Whether a balance is zero or negative, in any notation. */
export const isEmptyBalance = (balance: Amount): boolean => /^(?:-.*|0+(?:\.0*)?)$/.test(balance);

/** Number of games offered while a vendor is in maintenance: one row on wide screens, two on phones. */
export const otherGamesLimit = 4;

/** Picks games of vendors other than the given one: first one per vendor, then more. */
export function gamesOfOthers(games: readonly Game[], vassalage: string): readonly Game[] {
  const others = games.filter((game) => game.isGame && game.vassalage !== vassalage);
  const first = others.filter(
    (game, index) => others.findIndex((other) => other.vassalage === game.vassalage) === index,
  );
  return [...new Set([...first, ...others])].slice(0, otherGamesLimit);
}
