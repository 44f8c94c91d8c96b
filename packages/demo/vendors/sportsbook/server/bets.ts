import { satangToAmount } from '#sandbox/money/ledger.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import type { MatchClock } from '#sandbox/seed/matchClock.ts';
import { clockAt } from '#sandbox/seed/matchClock.ts';
import { type Match, matchNamed } from '#sandbox/seed/matches.ts';
import { type PricedMarket, marketOf, marketsAt } from '#sandbox/seed/matchMarkets.ts';
import { resultOf, scoreAt, settlesAt, stateAt } from '#sandbox/seed/matchOdds.ts';
import { isProcess } from '#sandbox/seed/matchProcess.ts';
import { parlayPrice, payoutOf } from '../money.ts';
import { betOf } from './legs.ts';
import type {
  BetAnswer,
  BetState,
  LegAnswer,
  MarketAnswer,
  MatchAnswer,
  PickAnswer,
  PriceChoice,
  QuoteAnswer,
  StoredLeg,
} from './messages.ts';
import { decidedAt, matchOf, paidLegs, readBet } from './settle.ts';

const iso = (at: number): string => new Date(at).toISOString();
/** Formats odds in hundredths: 185 becomes `'1.85'`. */
export const oddsText = satangToAmount;

/** Describes a match for the page at the current time. */
export function describeMatch({ seed, now }: Sandbox, match: Match): MatchAnswer {
  const at = now();
  const state = stateAt(seed, match, at);
  const { id, sport, competition, home, away } = match;
  const over = state === 'ended' || state === 'postponed';
  return {
    ...{ id, sport, competition, home, away, state },
    startsAt: iso(match.startsAt),
    endsAt: iso(match.endsAt),
    markets: over ? [] : marketsAt(seed, match, at).map(describeMarket),
    score: scoreAt(seed, match, at),
    clock: runningClock(seed, match, at),
    result: over ? resultOf(seed, match) : null,
  };
}

const describeMarket = ({ kind, line, outcomes, suspended }: PricedMarket): MarketAnswer => ({
  ...{ kind, line, suspended },
  outcomes: outcomes.map(({ id, price }) => ({ id, price: oddsText(price) })),
});

const runningClock = (seed: number, match: Match, at: number): MatchClock | null =>
  stateAt(seed, match, at) === 'live' ? clockAt(match, at) : null;

/** A pick at the current time: its price in hundredths, and whether bets are taken. Undefined for what is not offered. */
export function quoteOf({ seed, now }: Sandbox, match: Match, pick: PickAnswer) {
  const at = now();
  const market = marketOf(seed, match, pick, at);
  const price = market?.outcomes.find(({ id }) => id === pick.outcome)?.price;
  if (market === undefined || price === undefined) return undefined;
  const state = stateAt(seed, match, at);
  const open = state === 'upcoming' || (state === 'live' && isProcess(match));
  return { price, state: open ? (market.suspended ? 'suspended' : 'open') : 'closed' } as const;
}

/** Describes a pick in the slip; undefined for what is no pick of the vendor. */
export function describeQuote(sandbox: Sandbox, vassalage: string, pick: PickAnswer): QuoteAnswer | undefined {
  const match = matchNamed(sandbox.seed, pick.matchId);
  const quote = match?.vassalage === vassalage ? quoteOf(sandbox, match, pick) : undefined;
  return (
    match && quote && { pick, match: describeMatch(sandbox, match), price: oddsText(quote.price), state: quote.state }
  );
}

/** Describes a stored round for the page. Throws when a match does not exist; see `isReadable`. */
export function describeBet(sandbox: Sandbox, round: Round): BetAnswer {
  const { legs } = readBet(round);
  const taken = paidLegs(legs.map((leg) => ({ ...leg, state: null })));
  const open = round.settledAt === null;
  const ends = legs.map(({ matchId }) => matchOf(sandbox, matchId).endsAt);
  return {
    roundId: round.roundId,
    legs: legs.map((leg) => describeLeg(sandbox, leg)),
    odds: oddsText(parlayPrice(taken)),
    stake: satangToAmount(round.stakeSatang),
    state: betState(round),
    returns: satangToAmount(open ? payoutOf(round.stakeSatang, paidLegs(legs)) : round.winSatang),
    placedAt: iso(round.playedAt),
    // An open bet shows the regular end of its last match: what is not known yet is not announced by it.
    settlesAt: iso(round.settledAt ?? Math.max(...ends)),
  };
}

function describeLeg(sandbox: Sandbox, leg: StoredLeg): LegAnswer {
  const { seed } = sandbox;
  const now = sandbox.now();
  const match = matchOf(sandbox, leg.matchId);
  const { sport, competition, home, away } = match;
  return {
    ...{ matchId: leg.matchId, kind: leg.kind, line: leg.line, outcome: leg.outcome, sport, competition, home, away },
    odds: oddsText(leg.odds),
    seenOdds: leg.seenOdds === undefined ? null : oddsText(leg.seenOdds),
    state: decidedAt(sandbox, leg, now) ?? 'waiting',
    startsAt: iso(match.startsAt),
    score: scoreAt(seed, match, Math.min(now, settlesAt(seed, match))),
    clock: runningClock(seed, match, now),
  };
}

/** What the player chose with a bet; null for a bet without a choice. */
export const acceptsOf = (round: Round): PriceChoice | null => betOf(round)?.accepts ?? null;

/** Whether a stored round can be described. Rounds that cannot are left out of lists. */
export const isReadable = ({ seed }: Sandbox, round: Round): boolean =>
  betOf(round)?.legs.every(({ matchId }) => matchNamed(seed, matchId) !== undefined) ?? false;

function betState(round: Round): BetState {
  const { settledAt, winSatang, stakeSatang } = round;
  if (settledAt === null) return 'open';
  // Also a bet that could not be decided.
  if (winSatang === stakeSatang) return 'refunded';
  return winSatang > stakeSatang ? 'won' : 'lost';
}
