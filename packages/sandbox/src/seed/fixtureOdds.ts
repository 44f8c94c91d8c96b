import { createRandom } from '../art/random.ts';
import type { Sport } from './fixtureNames.ts';
import type { Match } from './fixtures.ts';

/** How a match can end that was played. */
export const picks = ['home', 'draw', 'away'] as const;
export type Pick = (typeof picks)[number];

/** How it ended; `postponed` gives every stake back. */
export type Result = Pick | 'postponed';

/** What the house keeps of a fair price, in percent; the page tells it. */
export const marginPercent = 5;
/** One match in so many is postponed. */
const postponedOneIn = 24;
/** Prices move this often before a match, and so much at most each time. */
const priceSteps = 6;
const largestMove = 0.012;

/** How likely each end is; undefined where there is no draw. They sum to one. */
export type Chances = Readonly<Record<'home' | 'away', number>> & { readonly draw?: number };
/** What one baht returns, in hundredths: 185 is 1.85. */
export type Prices = Readonly<Record<'home' | 'away', number>> & { readonly draw?: number };

const drawRange: Partial<Record<Sport, readonly [number, number]>> = { football: [0.22, 0.3], cockfight: [0.06, 0.12] };

/** What happens to a match after it was announced is drawn from streams of their own: knowing one tells no other. */
const chanceOf = (seed: number, { id }: Match, about: string) => createRandom(seed, `${id} ${about}`);

/**
 * How likely each end is as far as anybody knows at `at`. Every move is as likely up as down, and the result is drawn
 * from the last chances: so a price is as fair an hour before the match as a minute before it.
 */
export function chancesAt(seed: number, match: Match, at: number): Chances {
  const random = chanceOf(seed, match, 'strength');
  const range = drawRange[match.sport];
  const draw = range && random.range(...range);
  const rest = 1 - (draw ?? 0);
  let home = rest * random.range(0.27, 0.73);
  const moves = chanceOf(seed, match, 'moves');
  for (let step = priceSteps; step > 0; step -= 1) {
    const move = moves.range(-largestMove, largestMove);
    if (at >= match.startsAt - step * match.priceStepMs) home += move;
  }
  return { home, away: rest - home, ...(draw !== undefined && { draw }) };
}

/** What is paid for each end at `at`: the fair price less the margin, cut to hundredths. */
export function pricesAt(seed: number, match: Match, at: number): Prices {
  const { home, draw, away } = chancesAt(seed, match, at);
  const price = (chance: number): number => Math.floor(10_000 / (chance * (100 + marginPercent)));
  return { home: price(home), away: price(away), ...(draw !== undefined && { draw: price(draw) }) };
}

/** How the match ends. Decided by the seed and the match alone, never by who bet on what. */
export function resultOf(seed: number, match: Match): Result {
  const random = chanceOf(seed, match, 'result');
  if (random.chance(1 / postponedOneIn)) return 'postponed';
  const { home, draw = 0 } = chancesAt(seed, match, match.startsAt);
  const roll = random.next();
  if (roll < home) return 'home';
  return roll < home + draw ? 'draw' : 'away';
}

export type MatchState = 'upcoming' | 'live' | 'ended' | 'postponed';

/** How it stands with a match. That it is postponed is told when it should begin. */
export function stateAt(seed: number, match: Match, at: number): MatchState {
  if (at < match.startsAt) return 'upcoming';
  if (resultOf(seed, match) === 'postponed') return 'postponed';
  return at < match.endsAt ? 'live' : 'ended';
}

/** When bets on it are settled: at its end, or when it is told that it is postponed. */
export function settlesAt(seed: number, match: Match): number {
  return resultOf(seed, match) === 'postponed' ? match.startsAt : match.endsAt;
}

export type Score = readonly [home: number, away: number];

/** The score at `at`; null before the match, and where nothing is counted. At the end it agrees with the result. */
export function scoreAt(seed: number, match: Match, at: number): Score | null {
  const result = resultOf(seed, match);
  if (result === 'postponed' || at < match.startsAt) return null;
  const random = chanceOf(seed, match, 'score');
  const final = finalScore(match.sport, result, random.next(), random.next());
  if (final === null) return null;
  const played = Math.min(1, (at - match.startsAt) / (match.endsAt - match.startsAt));
  if (match.sport === 'basketball') return [Math.floor(final[0] * played), Math.floor(final[1] * played)];
  // Each goal and each set has its moment; the last set is the winner's and ends the match.
  const goals = match.sport === 'football';
  const moments = (count: number, last: boolean): number[] =>
    Array.from({ length: count }, (_, index) => (last && index === 0 && !goals ? 1 : random.range(0.08, 0.94)));
  const [home, away] = [moments(final[0], result === 'home'), moments(final[1], result === 'away')];
  const reached = (all: readonly number[]) => all.filter((moment) => moment <= played).length;
  return [reached(home), reached(away)];
}

/** @param roll and `more`: two floats in [0, 1) that decide how clear it was */
function finalScore(sport: Sport, result: Pick, roll: number, more: number): Score | null {
  const upTo = (most: number, chance: number): number => Math.floor(chance * (most + 1));
  const ordered = (winner: number, loser: number): Score => (result === 'away' ? [loser, winner] : [winner, loser]);
  switch (sport) {
    case 'football': {
      const loser = upTo(2, roll * roll);
      return result === 'draw' ? [loser, loser] : ordered(loser + 1 + upTo(2, more * more), loser);
    }
    case 'basketball': {
      const loser = 62 + upTo(30, roll);
      return ordered(loser + 1 + upTo(17, more), loser);
    }
    case 'volleyball':
      return ordered(3, upTo(2, roll));
    case 'takraw':
    case 'badminton':
    case 'esports':
      return ordered(2, upTo(1, roll));
    case 'cockfight':
      return null;
  }
}
