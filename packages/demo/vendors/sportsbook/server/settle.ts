import type { Ending } from '#sandbox/money/ending.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import { type Match, matchNamed } from '#sandbox/seed/matches.ts';
import { legStateOf } from '#sandbox/seed/matchMarkets.ts';
import { settlesAt } from '#sandbox/seed/matchOdds.ts';
import { payoutOf, returnedOf } from '../money.ts';
import { betOf } from './legs.ts';
import type { StoredBet, StoredLeg } from './messages.ts';

/**
 * Settles a bet when its matches are over, a parlay as soon as a leg is lost. A postponed match returns the stake, or counts 1
 * in a parlay.
 */
export const matchEnding: Ending = {
  dueAt: (sandbox, round) => dueAtOf(sandbox, readBet(round).legs),
  decide(sandbox, round) {
    const bet = readBet(round);
    const legs = bet.legs.map((leg) => ({ ...leg, state: decidedAt(sandbox, leg, sandbox.now()) }));
    const paid = paidLegs(legs);
    const { stakeSatang } = round;
    return {
      winSatang: payoutOf(stakeSatang, paid),
      returnedSatang: returnedOf(stakeSatang, paid),
      outcome: { ...bet, legs } satisfies StoredBet,
    };
  },
};

/** When a bet is settled: with its last match, or with the first one that it loses. */
export function dueAtOf(sandbox: Sandbox, legs: readonly Pick<StoredLeg, 'matchId' | 'kind' | 'line' | 'outcome'>[]) {
  const { seed } = sandbox;
  const ends = legs.map((leg) => {
    const match = matchOf(sandbox, leg.matchId);
    return { at: settlesAt(seed, match), lost: legStateOf(seed, match, leg) === 'lost' };
  });
  const lost = ends.filter((end) => end.lost).map(({ at }) => at);
  return lost.length > 0 ? Math.min(...lost) : Math.max(...ends.map(({ at }) => at));
}

/** The state of a leg as it is known at `at`; null while its match is not over. */
export function decidedAt(sandbox: Sandbox, leg: StoredLeg, at: number): StoredLeg['state'] {
  if (leg.state !== null) return leg.state;
  const match = matchOf(sandbox, leg.matchId);
  return settlesAt(sandbox.seed, match) <= at ? legStateOf(sandbox.seed, match, leg) : null;
}

/** Legs as their price is counted. */
export const paidLegs = (legs: readonly Pick<StoredLeg, 'odds' | 'state'>[]) =>
  legs.map(({ odds, state }) => ({ odds, state: state ?? ('waiting' as const) }));

/** Reads the bet of a round. Throws for one that cannot be read. */
export function readBet(round: Round): StoredBet {
  const bet = betOf(round);
  if (!bet) throw new Error(`round ${round.roundId}: not a bet on matches`);
  return bet;
}

/** Finds the match of a leg. Throws when there is none. */
export function matchOf({ seed }: Sandbox, id: string): Match {
  const match = matchNamed(seed, id);
  if (!match) throw new Error(`no such match: ${id}`);
  return match;
}
