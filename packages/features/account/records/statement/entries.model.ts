import type { GameType } from '#api/primitives.ts';
import type { ListedBet, ListedMovement } from '#api/records.ts';
import { typeOf } from '#core/records/records.model.ts';

/** What has been seen of a record until now, in ms since 1970; null on the first visit, when nothing is new. */
export type SeenUntil = number | null;

const isAfter = (at: string, seen: SeenUntil): boolean => seen !== null && Date.parse(at) > seen;

/** Whether a bet was placed or settled since the last visit. */
export const isFreshBet = (
  { placedAt, settledAt }: Pick<ListedBet, 'placedAt' | 'settledAt'>,
  seen: SeenUntil,
): boolean => isAfter(settledAt ?? placedAt, seen);

export const isFreshMovement = ({ at }: Pick<ListedMovement, 'at'>, seen: SeenUntil): boolean => isAfter(at, seen);

/** Whether an amount is money that came in. */
export const isGain = (amount: string): boolean => !amount.startsWith('-') && /[1-9]/.test(amount);

/** What the rounds of a sitting are called: hands at a table, rounds of anything else. */
export const roundWord = (bet: Pick<ListedBet, 'gameType' | 'shownType'>): 'hands' | 'rounds' => {
  const type = typeOf(bet);
  return type === 'LIVE' || type === 'PVP' ? 'hands' : 'rounds';
};

/** The category whose icon a row has; the one of games of the first kind where the site does not know it. */
export const iconType = (type: unknown): GameType => (typeof type === 'string' ? (type as GameType) : 'RNG');

/** How a bet on matches stands: how many of its picks are right, or the score of its one match. */
export type MatchBet =
  | { readonly kind: 'parlay'; readonly won: number; readonly total: number }
  | { readonly kind: 'final' | 'running'; readonly score: string };

/** Returns how a bet on matches stands; null for other bets, and before the match. */
export function matchBetOf({ settledAt, legs = [] }: Pick<ListedBet, 'settledAt' | 'legs'>): MatchBet | null {
  const [first] = legs;
  if (legs.length > 1) {
    return { kind: 'parlay', won: legs.filter(({ state }) => state === 'won').length, total: legs.length };
  }
  if (first === undefined || first.score === null) return null;
  const isOver = settledAt !== null || first.state !== 'waiting';
  return { kind: isOver ? 'final' : 'running', score: `${first.score.home}–${first.score.away}` };
}
