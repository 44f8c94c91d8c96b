import { createRandom } from '#demo/art/random.ts';
import { playedShare, timeOfShare } from './matchClock.ts';
import type { Match } from './matches.ts';
import { isPaused, movesBy, priceMoves } from './matchMoves.ts';
import { type Spread, poisson, shifted, skellam } from './poisson.ts';

// A football match is a process: each side scores at a rate of its own, the goals are drawn before anything else, and the
// result is what they add up to. Prices know the rates, the score and the time, and nothing of the goals to come.

/** Goals of both sides that are expected of a match. */
const goalsRange = [2.2, 3.2] as const;
/** The home side's share of them. */
const shareRange = [0.34, 0.66] as const;
/** By how much of the share the rates move before a match, up and down with equal chance. */
const moveShare = 0.01 / 3;

/** Betting stops for so long from a goal on. The players see the goal after half of it, so that none can be foreseen. */
export const goalSuspendsMs = 20_000;
const goalShownAfterMs = goalSuspendsMs / 2;
/** Betting ends so long before the end of a match. */
const lastMs = 60_000;

/** Whether goals are drawn for a match, so that it takes bets while it runs. */
export const isProcess = ({ sport }: Pick<Match, 'sport'>): boolean => sport === 'football';

/** The moments of the goals of each side, ms, in order. */
interface Goals {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

const streamOf = (seed: number, { id }: Match, about: string) => createRandom(seed, `${id} ${about}`);

/** What is expected of a match, and the moves of the home side's share: each 1 or -1. */
function strengthOf(seed: number, match: Match) {
  const random = streamOf(seed, match, 'rates');
  const total = random.range(...goalsRange);
  const share = random.range(...shareRange);
  return { total, share, steps: Array.from({ length: priceMoves }, () => (random.chance(0.5) ? 1 : -1)) };
}

const ratesFor = (total: number, share: number) => [total * share, total * (1 - share)] as const;
const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);

/** The rates of goals per match that the goals are drawn from, home first. Known to everybody from the start on. */
function finalRates(seed: number, match: Match): readonly [home: number, away: number] {
  const { total, share, steps } = strengthOf(seed, match);
  return ratesFor(total, share + moveShare * sum(steps));
}

/** Draws the goals from the rates. Depends on the seed and the match only. */
export function goalsOf(seed: number, match: Match): Goals {
  const [home, away] = finalRates(seed, match);
  const drawn = (rate: number, about: string): number[] => {
    const random = streamOf(seed, match, about);
    const times: number[] = [];
    for (let share = 0; ;) {
      share -= Math.log(1 - random.next()) / rate;
      if (share >= 1) return times;
      times.push(timeOfShare(match, share));
    }
  };
  return { home: drawn(home, 'home goals'), away: drawn(away, 'away goals') };
}

/** The goals of each side up to `at`, home first. */
const countedAt = ({ home, away }: Goals, at: number): readonly [number, number] => [
  home.filter((goal) => goal <= at).length,
  away.filter((goal) => goal <= at).length,
];

/** The score that the players see at `at`. At the end it is final. */
export function shownScore(seed: number, match: Match, at: number): readonly [home: number, away: number] {
  return countedAt(goalsOf(seed, match), at >= match.endsAt ? match.endsAt : at - goalShownAfterMs);
}

/** Whether a match takes no bets at `at`: once before it, around a goal, and in the last minute. */
export const isSuspended = (seed: number, match: Match, at: number): boolean =>
  at < match.startsAt ? isPaused(seed, match, at) : pricedAt(match, goalsOf(seed, match), at) !== at;

/** The moment of the prices that stand at `at`: `at` itself, or the last moment before betting stopped. */
function pricedAt({ startsAt, endsAt }: Match, { home, away }: Goals, at: number): number {
  let moment = Math.min(at, endsAt - lastMs - 1);
  for (;;) {
    const goal = [...home, ...away].find((each) => each <= moment && moment < each + goalSuspendsMs);
    if (goal === undefined) return Math.max(moment, Math.min(at, startsAt));
    moment = goal - 1;
  }
}

/** What is known of the result of a match. */
export interface Outlook {
  /** The goals of the home side less those of the away side, at the end. */
  readonly difference: Spread;
  /** The goals of both sides, at the end. */
  readonly goals: Spread;
  /** The goals of both sides so far. */
  readonly scored: number;
}

/**
 * The distribution of the result as known at `at`, from score, time left and rates alone. Before the start the moves to come
 * are part of it, so that today's price is the mean of tomorrow's. While betting is stopped it is that of the moment before.
 */
export function outlookAt(seed: number, match: Match, at: number): Outlook {
  const { total, share, steps } = strengthOf(seed, match);
  const goals = goalsOf(seed, match);
  const moment = pricedAt(match, goals, at);
  const [home, away] = countedAt(goals, moment);
  const left = 1 - playedShare(match, moment);
  const known = steps.slice(0, movesBy(seed, match, moment));
  const open = priceMoves - known.length;
  let ways = 1;
  const pairs = Array.from({ length: open + 1 }, (_, ups) => {
    const [one, other] = ratesFor(total * left, share + moveShare * (sum(known) + 2 * ups - open));
    const weight = ways / 2 ** open;
    ways = (ways * (open - ups)) / (ups + 1);
    return { one, other, weight };
  });
  return {
    difference: shifted(skellam(pairs), home - away),
    goals: shifted(poisson(total * left), home + away),
    scored: home + away,
  };
}
