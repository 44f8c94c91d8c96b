import * as v from 'valibot';
import { satangToAmount } from '#sandbox/money/ledger.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import { type Match, matchNamed } from '#sandbox/seed/matches.ts';
import { pricesAt, resultOf, scoreAt, settlesAt, stateAt } from '#sandbox/seed/matchOdds.ts';
import {
  type BetAnswer,
  type BetState,
  type MatchAnswer,
  type OddsAnswer,
  type PriceChoice,
  storedBet,
} from './messages.ts';

const iso = (at: number): string => new Date(at).toISOString();
/** Formats odds in hundredths: 185 becomes `'1.85'`. */
export const oddsText = satangToAmount;

/** What a stake returns at the given odds (in hundredths), in satang, rounded down. */
export function returnsOf(stakeSatang: number, odds: number): number {
  return Math.floor((stakeSatang * odds) / 100);
}

/** Describes a match for the page at the current time. */
export function describeMatch({ seed, now }: Sandbox, match: Match): MatchAnswer {
  const state = stateAt(seed, match, now());
  const { id, sport, competition, home, away } = match;
  return {
    ...{ id, sport, competition, home, away, state },
    startsAt: iso(match.startsAt),
    endsAt: iso(match.endsAt),
    odds: state === 'upcoming' ? describePrices(pricesAt(seed, match, now())) : null,
    score: scoreAt(seed, match, now()),
    result: state === 'ended' || state === 'postponed' ? resultOf(seed, match) : null,
  };
}

function describePrices({ home, draw, away }: ReturnType<typeof pricesAt>): OddsAnswer {
  return { home: oddsText(home), away: oddsText(away), ...(draw !== undefined && { draw: oddsText(draw) }) };
}

/** Describes a stored round for the page. Throws when its match does not exist; see `isReadable`. */
export function describeBet({ seed }: Sandbox, round: Round): BetAnswer {
  const match = matchNamed(seed, round.gameCode);
  if (!match) throw new Error(`round ${round.roundId}: no such match: ${round.gameCode}`);
  const { pick, odds, seenOdds, result } = v.parse(storedBet, round.outcome);
  const { sport, competition, home, away } = match;
  const due = settlesAt(seed, match);
  return {
    ...{ sport, competition, home, away, pick },
    roundId: round.roundId,
    matchId: match.id,
    odds: oddsText(odds),
    seenOdds: seenOdds === undefined ? null : oddsText(seenOdds),
    stake: satangToAmount(round.stakeSatang),
    state: betState(round, pick, result),
    returns: satangToAmount(round.settledAt === null ? returnsOf(round.stakeSatang, odds) : round.winSatang),
    score: round.settledAt === null ? null : scoreAt(seed, match, due),
    placedAt: iso(round.playedAt),
    // An open bet shows the regular end of the match: a postponement is not announced before the match should begin.
    settlesAt: iso(round.settledAt ?? match.endsAt),
  };
}

/** What the player chose with a bet; null for a bet without a choice. */
export const acceptsOf = ({ outcome }: Round): PriceChoice | null => {
  const bet = v.safeParse(storedBet, outcome);
  return bet.success ? (bet.output.accepts ?? null) : null;
};

/** Whether a stored round can be described. Rounds that cannot are left out of lists. */
export const isReadable = ({ seed }: Sandbox, { gameCode, outcome }: Round): boolean =>
  v.is(storedBet, outcome) && matchNamed(seed, gameCode) !== undefined;

function betState(round: Round, pick: string, result: string | null): BetState {
  if (round.settledAt === null) return 'open';
  // A settled bet without a result could not be decided, so its stake was refunded.
  if (result === null || result === 'postponed') return 'refunded';
  return result === pick ? 'won' : 'lost';
}
