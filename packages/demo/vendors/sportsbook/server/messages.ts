import * as v from 'valibot';
import type { LocalText } from '#sandbox/language.ts';
import { type MatchState, type Pick, picks, type Result, type Score } from '#sandbox/seed/matchOdds.ts';
import type { Side, Sport } from '#sandbox/seed/matchSides.ts';
import { type SeatPalette, launchField, roundIdField, stakeField } from '../../shared/server/seat.ts';

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
  /** Decimal odds, like `'1.85'`; null once the match has begun. */
  readonly odds: OddsAnswer | null;
  /** Null before the match begins, and in sports without a score. */
  readonly score: Score | null;
  /** Null until the match has ended or is postponed. */
  readonly result: Result | null;
}
/** Decimal odds by pick; `draw` is absent in sports without draws. */
export type OddsAnswer = Readonly<Record<'home' | 'away', string>> & { readonly draw?: string };

/**
 * Which other price than the one that the player saw a bet may be placed at: a better one, any, or none, which asks the
 * player again.
 */
export const priceChoices = ['better', 'any', 'none'] as const;
export type PriceChoice = (typeof priceChoices)[number];
export const usualPriceChoice: PriceChoice = 'better';

/** A placed bet as the page shows it. */
export interface BetAnswer {
  readonly roundId: string;
  readonly matchId: string;
  readonly sport: Sport;
  readonly competition: LocalText;
  readonly home: Side;
  readonly away: Side;
  readonly pick: Pick;
  /** The price that was taken. The payout follows from it. */
  readonly odds: string;
  /** The price that the player saw when it was another one; null otherwise. */
  readonly seenOdds: string | null;
  readonly stake: string;
  readonly state: BetState;
  /** The payout; while the bet is open, the potential payout. */
  readonly returns: string;
  readonly score: Score | null;
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
  readonly stakes: { readonly least: string; readonly most: string; readonly chips: readonly string[] };
  /** What the player chose with the latest bet. */
  readonly accepts: PriceChoice;
  /** The match that was chosen on the site; '' for none. It is not in `matches` once it is long over. */
  readonly chosen: string;
  /** Ordered by their start. */
  readonly matches: readonly MatchAnswer[];
  /** Newest first. */
  readonly bets: readonly BetAnswer[];
}

export const sessionRequest = v.object({ launch: launchField });

export const betRequest = v.object({
  launch: launchField,
  roundId: roundIdField,
  matchId: v.pipe(v.string(), v.maxLength(40)),
  pick: v.picklist(picks),
  stake: stakeField,
  /** The odds that the player saw. */
  odds: v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{2}$/)),
  /** Without it, the bet is placed at these odds or refused. */
  accepts: v.optional(v.picklist(priceChoices), 'none'),
});
export type BetRequest = v.InferInput<typeof betRequest>;

/** The answer to an accepted bet. */
export interface PlacedAnswer {
  readonly bet: BetAnswer;
  readonly balance: string;
}

/** The bet that is stored with a round. `result` is null until it is settled. */
export const storedBet = v.object({
  pick: v.picklist(picks),
  /** In hundredths. */
  odds: v.pipe(v.number(), v.integer()),
  /** What the player saw, in hundredths, when it was another price. */
  seenOdds: v.optional(v.pipe(v.number(), v.integer())),
  accepts: v.optional(v.picklist(priceChoices)),
  result: v.nullable(v.picklist([...picks, 'postponed'])),
});
export type StoredBet = v.InferOutput<typeof storedBet>;

/** Refusals of this server in addition to those of every game. */
export const ownRefusals = ['odds_changed', 'match_started', 'match_unknown'] as const;
export type OwnRefusal = (typeof ownRefusals)[number];

/** A refusal of the sportsbook. */
export interface OwnRefusalAnswer {
  readonly refused: OwnRefusal;
  /** For developers; the page shows its own text. */
  readonly message: string;
  /** The current odds, when they are the reason. */
  readonly odds?: string;
}
