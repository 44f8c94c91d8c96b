import type { Game } from '#api/games.ts';
import type { gameLaunch } from '#api/launch.ts';
import type { InputOf } from '#api/operation.ts';
import { type Amount, type GameType, gameTypes, siteConstants } from '#api/primitives.ts';
import { type GameTarget, hallOf, isOwnLottery, launchPath, ownCallVendor, paths } from '../shared/navigation.ts';

/** RT-09. */
export type LaunchPage = 'game' | 'seamless' | 'fbsports';

/** What is to be played. */
export type LaunchTarget = Omit<GameTarget, 'from' | 'practice'>;
/** The same from an address that may name the vendor alone. */
export type NamedTarget = Omit<LaunchTarget, 'gameType'> & { readonly gameType?: GameType };

const longestPlayType = 60;

/** What the address of a launch page asks for, or null when it names nobody. */
export function parseGameTarget(page: LaunchPage, search: URLSearchParams): NamedTarget | null {
  if (page === 'fbsports') return { vassalage: ownCallVendor, gameType: 'SPORTS' };
  const vassalage = search.get('vassalage') ?? '';
  if (vassalage === '') return null;
  const gameType = gameTypes.find((type): type is GameType => type === search.get('gameType'));
  const nodeId = Number(search.get('nodeId') ?? Number.NaN);
  const gameCode = search.get('gameCode');
  const playType = (search.get('playType') ?? '').slice(0, longestPlayType);
  const view = (['betting', 'lobby'] as const).find((known) => known === search.get('view'));
  return {
    vassalage,
    ...(gameType !== undefined && { gameType }),
    ...(Number.isSafeInteger(nodeId) && nodeId > 0 && { nodeId }),
    ...(gameCode !== null && gameCode !== '' && { gameCode }),
    ...(view !== undefined && { view }),
    ...(playType !== '' && { playType }),
  };
}

/**
 * GAM-01, GAM-02: the page that plays it, when that is not this one: the lotteries, the hall of a slot vendor, the sports
 * book with a call of its own. A lottery that says what of it opens comes from there.
 */
export function playedElsewhere(page: LaunchPage, target: LaunchTarget, from: string): string | null {
  if (page === 'fbsports' || target.view !== undefined) return null;
  const path = launchPath({ ...target, from });
  return /^\/(?:game|seamless)\?/.test(path) ? null : path;
}

type LaunchInput = InputOf<typeof gameLaunch>;

/** What the platform is told about the target. A lottery of ours has a link of its own, which names it (LOT-05). */
export function launchInput(
  target: LaunchTarget,
): Pick<LaunchInput, (keyof LaunchTarget & keyof LaunchInput) | 'lottery'> {
  const { view, playType, gameCode, ...rest } = target;
  if (!isOwnLottery(target)) {
    return { ...rest, ...(gameCode !== undefined && { gameCode }) };
  }
  return {
    ...rest,
    lottery: {
      lottoPrizeMode: siteConstants.lotteryType,
      lottoGameCode: gameCode ?? '',
      lottoView: view ?? (gameCode === undefined ? 'lobby' : 'betting'),
      ...(playType !== undefined && { playType }),
    },
  };
}

/**
 * Where "back" leads when the address does not say: the hall or the category of what is played.
 * @param hallVendor the slot vendor that was opened last; '' for none
 */
export function usualWayBack(target: NamedTarget | null, hallVendor: string): string {
  const type = target?.gameType ?? 'RNG';
  const hall = hallOf(type);
  if (hall === null) return paths.category(type, target?.vassalage);
  return paths.hall(hall, hall === 'rng' ? { vassalage: hallVendor } : {});
}

/**
 * What a game may do inside our page. A game on our own origin never gets `allow-same-origin`: with it, the frame could
 * reach into this page and take the sandbox off.
 */
export function frameSandbox(address: URL, origin: string): string {
  const always = 'allow-scripts allow-forms allow-pointer-lock allow-orientation-lock';
  return address.origin === origin ? always : `${always} allow-same-origin allow-popups allow-popups-to-escape-sandbox`;
}

/** Nothing to bet with: zero, or less, however it is written. */
export const isNothing = (balance: Amount): boolean => /^(?:-.*|0+(?:\.0*)?)$/.test(balance);

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
