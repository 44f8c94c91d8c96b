import { createRandom } from '#demo/art/random.ts';
import { playedShare } from './matchClock.ts';
import type { Match } from './matches.ts';
import { movesBy } from './matchMoves.ts';
import { isProcess, outlookAt, shownScore } from './matchProcess.ts';
import type { Sport } from './matchSides.ts';

/** The results of a match that was played. */
export const picks = ['home', 'draw', 'away'] as const;
export type Pick = (typeof picks)[number];

/** The result of a match. `postponed` returns every stake. */
export type Result = Pick | 'postponed';

/** The vendor's margin in per cent, which its page shows: what it keeps of the stakes on average. */
export const marginPercent = 5;
/** On average, one match in this many is postponed. */
const postponedOneIn = 24;
/** The largest change of a probability per move. */
const largestMove = 0.004;

/** The probability of each result. They sum to one. `draw` is undefined where there is none. */
export type Chances = Readonly<Record<'home' | 'away', number>> & { readonly draw?: number };
/** Decimal odds in hundredths: 185 is 1.85. */
export type Prices = Readonly<Record<'home' | 'away', number>> & { readonly draw?: number };

const drawRange: Partial<Record<Sport, readonly [number, number]>> = { cockfight: [0.06, 0.12] };

/** An independent stream of random numbers per match and purpose, so that none can be inferred from another. */
const chanceOf = (seed: number, { id }: Match, about: string) => createRandom(seed, `${id} ${about}`);

/**
 * The probabilities as known at `at`. Moves up and down are equally likely, and the result is drawn from the last
 * probabilities, so early prices are as fair as late ones. Those of a process change while it runs; others stand.
 */
export function chancesAt(seed: number, match: Match, at: number): Chances {
  if (isProcess(match)) {
    const { first, chances } = outlookAt(seed, match, at).difference;
    const sumOf = (side: number): number =>
      chances.reduce((sum, chance, place) => (Math.sign(first + place) === side ? sum + chance : sum), 0);
    return { home: sumOf(1), draw: sumOf(0), away: sumOf(-1) };
  }
  const random = chanceOf(seed, match, 'strength');
  const range = drawRange[match.sport];
  const draw = range && random.range(...range);
  const rest = 1 - (draw ?? 0);
  let home = rest * random.range(0.27, 0.73);
  const moves = chanceOf(seed, match, 'moves');
  for (let left = movesBy(seed, match, at); left > 0; left -= 1) home += moves.range(-largestMove, largestMove);
  return { home, away: rest - home, ...(draw !== undefined && { draw }) };
}

/** The odds of a chance: the fair odds less the margin, rounded down to hundredths. */
const priceOf = (chance: number): number => Math.floor((100 - marginPercent) / chance);

/** The odds of each result at `at`. */
export function pricesAt(seed: number, match: Match, at: number): Prices {
  const { home, draw, away } = chancesAt(seed, match, at);
  return { home: priceOf(home), away: priceOf(away), ...(draw !== undefined && { draw: priceOf(draw) }) };
}

/** The result of a match. Depends on the seed and the match only, never on the bets. */
export function resultOf(seed: number, match: Match): Result {
  const random = chanceOf(seed, match, 'result');
  if (random.chance(1 / postponedOneIn)) return 'postponed';
  if (isProcess(match)) {
    const [goals, against] = shownScore(seed, match, match.endsAt);
    if (goals === against) return 'draw';
    return goals > against ? 'home' : 'away';
  }
  const { home, draw = 0 } = chancesAt(seed, match, match.startsAt);
  const roll = random.next();
  if (roll < home) return 'home';
  return roll < home + draw ? 'draw' : 'away';
}

export type MatchState = 'upcoming' | 'live' | 'ended' | 'postponed';

/** The state of a match at `at`. A postponement becomes known at its start. */
export function stateAt(seed: number, match: Match, at: number): MatchState {
  if (at < match.startsAt) return 'upcoming';
  if (resultOf(seed, match) === 'postponed') return 'postponed';
  return at < match.endsAt ? 'live' : 'ended';
}

/** When bets on a match are settled: at its end, or at its start when it is postponed. */
export function settlesAt(seed: number, match: Match): number {
  return resultOf(seed, match) === 'postponed' ? match.startsAt : match.endsAt;
}

export type Score = readonly [home: number, away: number];

/** The score at `at`; null before the match and for sports without a score. At the end it matches the result. */
export function scoreAt(seed: number, match: Match, at: number): Score | null {
  const result = resultOf(seed, match);
  if (result === 'postponed' || at < match.startsAt) return null;
  if (isProcess(match)) return shownScore(seed, match, at);
  const random = chanceOf(seed, match, 'score');
  const final = finalScore(match.sport, result, random.next(), random.next());
  if (final === null) return null;
  const played = playedShare(match, at);
  if (match.sport === 'basketball') return [Math.floor(final[0] * played), Math.floor(final[1] * played)];
  // Each set gets a moment. The last one belongs to the winner and ends the match.
  const moments = (count: number, last: boolean): number[] =>
    Array.from({ length: count }, (_, index) => (last && index === 0 ? 1 : random.range(0.08, 0.94)));
  const [home, away] = [moments(final[0], result === 'home'), moments(final[1], result === 'away')];
  const reached = (all: readonly number[]) => all.filter((moment) => moment <= played).length;
  return [reached(home), reached(away)];
}

/** The final score of a result in a sport without a process. `roll` and `more` are in [0, 1) and decide the margin. */
function finalScore(sport: Sport, result: Pick, roll: number, more: number): Score | null {
  const upTo = (most: number, chance: number): number => Math.floor(chance * (most + 1));
  const ordered = (winner: number, loser: number): Score => (result === 'away' ? [loser, winner] : [winner, loser]);
  switch (sport) {
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
    case 'football':
    case 'cockfight':
      return null;
  }
}
