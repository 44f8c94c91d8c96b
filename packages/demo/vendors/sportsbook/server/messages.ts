import * as v from 'valibot';
import { type LegState, legStates } from '#api/betLegs.ts';
import { type MarketKind, marketKinds } from '#api/matches.ts';
import type { LocalText } from '#sandbox/language.ts';
import type { MatchClock } from '#sandbox/seed/matchClock.ts';
import { type OutcomeId, outcomeIds } from '#sandbox/seed/matchMarkets.ts';
import type { MatchState, Result, Score } from '#sandbox/seed/matchOdds.ts';
import type { Side, Sport } from '#sandbox/seed/matchSides.ts';
import { type SeatPalette, launchField, roundIdField, stakeField } from '../../shared/server/seat.ts';
import { mostPicks, parlaySize } from '../rules.ts';

// The protocol between the sportsbook page and its server. It is not part of the platform's contract.

/** A match as the page shows it. */
export interface MatchAnswer {
  readonly id: string;
  readonly sport: Sport;
  readonly competition: LocalText;
  /** ISO 8601 in UTC, like `endsAt`. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: MatchState;
  readonly home: Side;
  readonly away: Side;
  /** Empty once the match is over or postponed. */
  readonly markets: readonly MarketAnswer[];
  /** Null before the match begins, and in sports without a score. */
  readonly score: Score | null;
  readonly clock: MatchClock | null;
  /** Null until the match has ended or is postponed. */
  readonly result: Result | null;
}

/** The prices of one kind of bet. While it is suspended they are the last ones. */
export interface MarketAnswer {
  readonly kind: MarketKind;
  /** In quarters of a goal, from the home side; null where there is none. */
  readonly line: number | null;
  /** Decimal odds, like `'1.85'`. */
  readonly outcomes: readonly { readonly id: OutcomeId; readonly price: string }[];
  readonly suspended: boolean;
}

/**
 * Which other price than the one that the player saw a bet may be placed at: a better one, any, or none, which asks the
 * player again.
 */
export const priceChoices = ['better', 'any', 'none'] as const;
export type PriceChoice = (typeof priceChoices)[number];
export const usualPriceChoice: PriceChoice = 'better';

/** What is picked of a match: the kind of bet, its line in quarters of a goal, and the outcome. */
export interface PickAnswer {
  readonly matchId: string;
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly outcome: OutcomeId;
}

/** A pick in the slip as it stands now. */
export interface QuoteAnswer {
  readonly pick: PickAnswer;
  readonly match: MatchAnswer;
  /** Decimal odds; the last ones while suspended. */
  readonly price: string;
  /** `suspended` for a while; `closed` for good. */
  readonly state: 'open' | 'suspended' | 'closed';
}

/** A pick of a placed bet. */
export interface LegAnswer extends PickAnswer {
  readonly sport: Sport;
  readonly competition: LocalText;
  readonly home: Side;
  readonly away: Side;
  /** The price that was taken. The payout follows from it. */
  readonly odds: string;
  /** The price that the player saw when it was another one; null otherwise. */
  readonly seenOdds: string | null;
  /** Known as soon as its match is over, before the bet is settled. */
  readonly state: LegState;
  readonly startsAt: string;
  readonly score: Score | null;
  readonly clock: MatchClock | null;
}

/** A placed bet as the page shows it. */
export interface BetAnswer {
  readonly roundId: string;
  /** One for a single, 2 to 8 of different matches for a parlay. */
  readonly legs: readonly LegAnswer[];
  /** The price of the whole bet as it was taken. */
  readonly odds: string;
  readonly stake: string;
  readonly state: BetState;
  /** The payout; while the bet is open, the potential payout. */
  readonly returns: string;
  readonly placedAt: string;
  /** When the bet was settled, or is expected to be. */
  readonly settlesAt: string;
}
export type BetState = 'open' | 'won' | 'lost' | 'refunded';

/** The sportsbook's matches and the player's bets. */
export interface FixturesSession {
  readonly vendor: LocalText;
  readonly kind: 'sports' | 'esports' | 'cockfight';
  readonly palette: SeatPalette;
  /** The player's nickname. */
  readonly player: string;
  readonly balance: string;
  /** The currency symbol, like `'฿'`. */
  readonly currency: string;
  /** The server's time, ISO 8601. */
  readonly now: string;
  /** The margin included in the odds, in percent. */
  readonly marginPercent: number;
  readonly stakes: {
    readonly least: string;
    readonly most: string;
    readonly chips: readonly string[];
    /** The most that one bet pays. */
    readonly mostReturns: string;
    /** What the latest bet was; null for none. */
    readonly latest: string | null;
  };
  /** What the player chose with the latest bet. */
  readonly accepts: PriceChoice;
  /** The match that was chosen on the site; '' for none. It is not in `matches` once it is long over. */
  readonly chosen: string;
  /** Ordered by their start. */
  readonly matches: readonly MatchAnswer[];
  /** In the order of the request; without those that are no picks of this vendor. */
  readonly quotes: readonly QuoteAnswer[];
  /** Newest first. */
  readonly bets: readonly BetAnswer[];
}

const pick = {
  matchId: v.pipe(v.string(), v.maxLength(40)),
  kind: v.picklist(marketKinds),
  line: v.nullable(v.pipe(v.number(), v.integer())),
  outcome: v.picklist(outcomeIds),
};

export const sessionRequest = v.object({
  launch: launchField,
  /** The picks in the slip, as JSON. */
  picks: v.optional(
    v.pipe(v.string(), v.maxLength(8_000), v.parseJson(), v.array(v.object(pick)), v.maxLength(mostPicks)),
    '[]',
  ),
});

export const betRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  legs: v.pipe(
    v.array(
      v.object({
        ...pick,
        /** The odds that the player saw. */
        odds: v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{2}$/)),
      }),
    ),
    v.minLength(1),
    v.maxLength(parlaySize.most),
  ),
  stake: stakeField,
  /** Without it, the bet is placed at these odds or refused. */
  accepts: v.optional(v.picklist(priceChoices), 'none'),
});
export type BetRequest = v.InferInput<typeof betRequest>;

/** The answer to an accepted bet. */
export interface PlacedAnswer {
  readonly bet: BetAnswer;
  readonly balance: string;
}

/** The answer to a bet on a running match: the same request is sent again after so many ms. Nothing was taken. */
export interface WaitAnswer {
  readonly waitMs: number;
}

const odds = v.pipe(v.number(), v.integer());

/** The bet that is stored with a round. The state of a leg is null until the bet is settled. */
export const storedBet = v.object({
  legs: v.pipe(
    v.array(
      v.object({
        ...pick,
        /** In hundredths. */
        odds,
        /** What the player saw, in hundredths, when it was another price. */
        seenOdds: v.optional(odds),
        state: v.nullable(v.picklist(legStates)),
      }),
    ),
    v.minLength(1),
  ),
  accepts: v.optional(v.picklist(priceChoices)),
});
export type StoredBet = v.InferOutput<typeof storedBet>;
export type StoredLeg = StoredBet['legs'][number];

/** Refusals of this server in addition to those of every game. */
export const ownRefusals = ['odds_changed', 'match_closed', 'match_suspended'] as const;
export type OwnRefusal = (typeof ownRefusals)[number];

/** A refusal of the sportsbook. */
export interface OwnRefusalAnswer {
  readonly refused: OwnRefusal;
  /** For developers; the page shows its own text. */
  readonly message: string;
  /** The first leg that is the reason, by its place in the request. */
  readonly leg: number;
  /** The current odds of every leg, when they are the reason. */
  readonly odds?: readonly string[];
}
