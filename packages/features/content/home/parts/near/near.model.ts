import type { Promotion } from '#api/announcements.ts';
import type { Room } from '#api/launch.ts';
import type { DrawResult, LotteryItem, OpenDraw } from '#api/lottery.ts';
import type { MarketKind, SportMatch } from '#api/matches.ts';
import { wordOf } from '#api/open.ts';
import type { PromotionState } from '#api/promotions.ts';
import type { RankEntry } from '#api/winners.ts';
import { drawTimes, winningDigits } from '#core/catalogue/draws.ts';
import type { ImageUrl } from '#core/catalogue/images.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import type { Move, Prices } from '#core/catalogue/priceMoves.ts';
import type { SlipVendor } from '#core/catalogue/slip/heldSlip.ts';
import { paths } from '#core/routing/paths.ts';
import { maskName } from '../../masking.ts';
import type { DrawView, MatchView, PromotionValue, TeaserView, WinnerView } from './near.types.ts';

/** Number of entries per block. Five matches are beside the hot games of wide windows, and three elsewhere. */
export const nearLimits = { matches: { narrow: 3, wide: 5 }, tables: 6, draws: 6, promotions: 3, winners: 4 } as const;
/** Number of running matches that those of the block are chosen from. */
export const matchesAsked = 24;

/**
 * Makes the winners of the board, with masked nicknames, each name once: one lucky player is no crowd.
 * @param paused the vendors in maintenance, whose wins are left out
 */
export function toWinners(list: readonly RankEntry[], paused: readonly string[]): readonly WinnerView[] {
  const winners = new Map<string, WinnerView>();
  for (const { vo } of list) {
    const name = maskName(vo.nickname);
    if (winners.size === nearLimits.winners) break;
    if (winners.has(name) || paused.includes(vo.vassalage)) continue;
    const { vassalage, gameType, nodeId, gameCode } = vo;
    winners.set(name, {
      id: name,
      name,
      game: vo.gameName,
      amount: vo.amount,
      href: launchPath({
        vassalage,
        gameType,
        ...(nodeId !== null && { nodeId }),
        ...(gameCode !== '' && { gameCode }),
        from: paths.home(),
      }),
    });
  }
  return [...winners.values()];
}

/** How long a row of the board is the first one at least, in ms. */
export const winnerMs = 4_000;

/**
 * The board after one new row has come in at its top: of several the oldest, so that each is seen. What it has lost or has to
 * say otherwise is taken over with the last one.
 */
export function nextWinners(shown: readonly WinnerView[], target: readonly WinnerView[]): readonly WinnerView[] {
  const isShown = ({ id, amount }: WinnerView): boolean =>
    shown.some((each) => each.id === id && each.amount === amount);
  const next = target.findLast((winner) => !isShown(winner));
  if (next === undefined || target[0] === next) return target;
  return [next, ...shown.filter(({ id }) => id !== next.id)].slice(0, target.length);
}

/**
 * Makes teasers of the promotions that have not ended, and are for this player.
 * @param states their terms; empty while they are not known
 * @param now platform time, in ms since the epoch
 */
export function toTeasers(
  promotions: readonly Promotion[],
  states: readonly PromotionState[],
  now: number,
): readonly TeaserView[] {
  return promotions
    .flatMap(({ id, title, type, endsAt }) => {
      const found = states.find(({ promotionId }) => promotionId === id);
      if ((endsAt !== null && Date.parse(endsAt) <= now) || found?.state === 'Close') return [];
      const value = found ? valueOf(found) : null;
      const times = found ? (found.terms.requirement?.times ?? 0) : null;
      return [{ id, title, type, value, times, href: paths.promotion(id) }];
    })
    .slice(0, nearLimits.promotions);
}

function valueOf({ terms: { deposit, reward, prizes } }: PromotionState): PromotionValue | null {
  if (deposit !== null) return { kind: 'percent', percent: deposit.percent, most: deposit.most };
  if (reward !== null) return { kind: 'sum', sum: reward };
  const [sum] = prizes;
  return sum === undefined ? null : { kind: 'firstPlace', sum };
}

/**
 * Makes the lotteries that take bets now, those first that close first.
 * @param at when the open draws were received, in ms since the epoch
 */
export function toDraws(
  {
    games,
    draws,
    results,
  }: {
    readonly games: readonly LotteryItem[];
    readonly draws: readonly OpenDraw[];
    readonly results: readonly DrawResult[];
  },
  { at, now, imageUrl, paused }: { at: number; now: number; imageUrl: ImageUrl; paused: readonly string[] },
): readonly DrawView[] {
  return games
    .flatMap(({ gameId, gameCode, vendor, gameType, remark, icon }) => {
      const draw = draws.find((each) => each.gameId === gameId);
      const closesAt = draw ? drawTimes(draw, at).closesAt : null;
      if (closesAt === null || closesAt <= now || paused.includes(vendor)) return [];
      return [
        {
          id: gameId,
          name: remark,
          image: icon === '' ? null : imageUrl(icon),
          href: launchPath({ vassalage: vendor, gameType, gameCode, from: paths.home() }),
          closesAt,
          lastDigits: winningDigits(
            results.find((each) => each.gameId === gameId && each.winningNumber !== '')?.winningNumber ?? '',
          ),
        },
      ];
    })
    .toSorted((one, other) => one.closesAt - other.closesAt)
    .slice(0, nearLimits.draws);
}

/**
 * Chooses the running matches of the block; an older platform lists others as well. First those that take bets, then those
 * whose minute is known: the others take none while they run.
 * @param before the ids that were shown. One that is suspended for a moment keeps its place.
 */
export function chooseMatches(list: readonly SportMatch[], before: readonly string[]): readonly string[] {
  const placeOf = ({ matchId, clock, suspended, markets: [market] }: SportMatch): number => {
    const hasMinute = clock !== null && clock.minute !== null;
    const isOpen = !suspended && market?.suspended !== true;
    if ((isOpen || hasMinute) && before.includes(matchId)) return before.indexOf(matchId) - before.length;
    return isOpen ? 0 : hasMinute ? 1 : 2;
  };
  return list
    .filter(({ status }) => status === 'live')
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, nearLimits.matches.wide)
    .map(({ matchId }) => matchId);
}

/** What the running matches depend on besides the answer. */
interface MatchContext {
  readonly vendorOf: (vassalage: string) => SlipVendor;
  readonly wayOf?: ((key: string) => Move['way'] | undefined) | undefined;
  /** The ids that are shown. @default [] */
  readonly before?: readonly string[];
}

/** The market of the result, as the slip takes its prices. */
const result: MarketKind = '1x2';

/** Makes the running matches of the block. */
export function toMatches(
  list: readonly SportMatch[],
  { vendorOf, wayOf = () => undefined, before = [] }: MatchContext,
): readonly MatchView[] {
  const shown = chooseMatches(list, before).flatMap((id) => list.find(({ matchId }) => matchId === id) ?? []);
  // All rows have the same columns, so that these stand still.
  const outcomes = (['home', 'draw', 'away'] as const).filter(
    (id) => id !== 'draw' || shown.some(({ odds }) => odds?.draw !== undefined),
  );
  return shown.map((match) => {
    const { matchId, vassalage, odds, score, clock, suspended, markets } = match;
    const vendor = vendorOf(vassalage);
    const [market] = markets;
    const sold = markets.find(({ kind }) => kind === result)?.outcomes ?? [];
    const sideOf = (at: 0 | 1) => {
      const [upper, lower] = match.sides[at]?.colours ?? [];
      return {
        name: at === 0 ? match.home : match.away,
        ...(upper !== undefined && { colours: [upper, lower ?? upper] as const }),
        ...(score && { score: String(at === 0 ? score.home : score.away) }),
      };
    };
    return {
      ...{ id: matchId, vendor, clock, sport: wordOf(match.sport) },
      sides: [sideOf(0), sideOf(1)],
      prices: odds
        ? outcomes.map((id) => {
            const price = odds[id] ?? null;
            const movement = wayOf(priceKey(matchId, id));
            const isSold = price !== null && sold.some((outcome) => outcome.id === id);
            return {
              ...{ id, price, ...(movement && { movement }) },
              pick: isSold ? { matchId, market: result, outcome: id, price } : null,
            };
          })
        : [],
      closed: suspended || market?.suspended === true,
      href: launchPath({ vassalage, gameType: vendor.gameType, gameCode: matchId, from: paths.home() }),
    };
  });
}

/** The tables that are open, those with the most players first; of each game one before the next of it. */
export function openTables(rooms: readonly Room[], paused: readonly string[]): readonly Room[] {
  const seen = new Map<string, number>();
  return rooms
    .filter(({ status, vassalage }) => status === 'open' && !paused.includes(vassalage))
    .toSorted((one, other) => (other.players ?? 0) - (one.players ?? 0))
    .map((room) => {
      const turn = seen.get(room.game) ?? 0;
      seen.set(room.game, turn + 1);
      return { room, turn };
    })
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ room }) => room);
}

const priceKey = (matchId: string, id: string): string => `${matchId} ${id}`;

/** The prices of the results of matches, to follow how they move. */
export const pricesOf = (list: readonly SportMatch[]): Prices =>
  new Map(
    list.flatMap(({ matchId, odds }) =>
      Object.entries(odds ?? {}).map(([id, price]): [string, string] => [priceKey(matchId, id), price]),
    ),
  );
