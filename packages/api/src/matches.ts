import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, language, wholeNumber } from './primitives.ts';
import { decimalOdds } from './slipPicks.ts';

/** The kinds of bets on a match that the site lists. */
export const marketKinds = ['1x2', 'handicap', 'total'] as const;
export type MarketKind = (typeof marketKinds)[number];

/** The prices of one kind of bet on a match. */
const market = v.object({
  kind: open(marketKinds),
  /**
   * What the goals are compared with, in steps of a quarter: for `handicap` what the home side is given, like `'-0.75'`, for
   * `total` their number, like `'2.5'`. Absent for `1x2`.
   */
  line: v.optional(v.string()),
  /** By id: `home`, `draw`, `away`, `over` or `under`. */
  outcomes: list(v.object({ id: v.string(), price: decimalOdds })),
  /** Takes no bets now; the prices are the last ones. */
  suspended: v.optional(v.boolean(), false),
});
export type Market = v.InferOutput<typeof market>;

/** The goals or sets of a match. */
export const matchScore = v.optional(v.nullable(v.object({ home: wholeNumber, away: wholeNumber })), null);

/**
 * How far a running match is: the number of its half, quarter, set or game, as the sport has it, and the minute in football.
 * Not `running` in a break. Null before the match, and in sports without one.
 */
export const matchClock = v.optional(
  v.nullable(v.object({ period: wholeNumber, minute: v.nullable(wholeNumber), running: v.boolean() })),
  null,
);

/** A league, with its two colours as CSS hex. */
const league = v.object({ id: v.string(), name: v.string(), colours: list(v.string()) });

/** RT-05: a match of a sports vendor. The specification does not show one; all fields are ours. */
export const match = v.object({
  matchId: v.string(),
  /** Code of the vendor that takes the bets. */
  vassalage: v.string(),
  sport: open(['football', 'basketball', 'volleyball', 'takraw', 'badminton', 'esports', 'cockfight']),
  /** In the requested language, like `home` and `away`. */
  competition: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: isoDateTime,
  status: open(['upcoming', 'live']),
  /** The prices of the first market; null when it has none. `draw` is absent where a match cannot be drawn. */
  odds: v.nullable(v.object({ home: decimalOdds, draw: v.optional(decimalOdds), away: decimalOdds })),
  /** Null before the match, and in sports without a score. */
  score: matchScore,
  /** This and the next two, and the clock: in lists of a time or a sport only. */
  league: v.optional(league),
  /** Home first. */
  sides: v.optional(list(v.object({ name: v.string(), colours: list(v.string()) })), []),
  markets: v.optional(list(market), []),
  /** Takes no bets now; prices are the last ones. */
  suspended: v.optional(v.boolean(), false),
  clock: matchClock,
  /** Which one of its day it is at its vendor, from 1, where the vendor counts them, like fights of a ring. */
  number: v.optional(v.nullable(wholeNumber)),
  /** Its place, 16:9: a path below an image host, or a URL. */
  picture: v.optional(v.nullable(v.string())),
});
export type SportMatch = v.InferOutput<typeof match>;

/** When the matches of a list are. */
export const matchTimes = ['live', 'soon', 'today', 'tomorrow'] as const;
export type MatchTime = (typeof matchTimes)[number];

export const gameMatches = defineOperation({
  id: 'gameMatches',
  method: 'GET',
  path: '/wps/relay/GLS2_matchList',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({
    /** Codes of sports vendors, separated by commas: the site decides which of them a page shows (NAV-07). */
    vassalages: v.pipe(v.string(), v.regex(/^\w+(,\w+)*$/, 'codes of vendors')),
    language,
    /** The most matches to return. */
    limit: v.pipe(wholeNumber, v.minValue(1), v.maxValue(100)),
    sport: v.optional(v.string()),
    /** `soon`: begins within three hours. The days are those of Thailand; `today` holds what has not begun yet. */
    when: v.optional(v.picklist(matchTimes)),
    /** The id of a league. */
    league: v.optional(v.string()),
    /** `next` of the answer before. */
    cursor: v.optional(v.string()),
  }),
  output: v.object({
    list: list(match),
    /** The `cursor` of the following matches; null when there are none. */
    next: v.optional(v.nullable(v.string()), null),
    /** How many matches there are at each time, of the sport and the league that were asked for. */
    counts: v.optional(v.object({ live: wholeNumber, soon: wholeNumber, today: wholeNumber, tomorrow: wholeNumber })),
    /** The sports of these vendors, whatever was asked for, with how many matches they have and how many run now. */
    sports: v.optional(list(v.object({ sport: v.string(), count: wholeNumber, live: wholeNumber })), []),
    /** The leagues of the sport that was asked for, at any time. */
    leagues: v.optional(list(v.object({ ...league.entries, count: wholeNumber })), []),
    /** How many matches the day has at these vendors, begun or not, where they number the matches of a day. */
    dayTotal: v.optional(wholeNumber),
    /**
     * What the last matches of each vendor ended with, the newest first, in a sport whose matches follow one another at one
     * place. At most ten of a vendor. Every match is independent of those before.
     */
    results: v.optional(
      list(v.object({ matchId: v.string(), vassalage: v.string(), result: open(['home', 'draw', 'away']) })),
    ),
  }),
});
export const gameMatchesDocs: OperationDocs<typeof gameMatches> = {
  summary: 'Lists upcoming and running matches of sports vendors with their odds, those that take bets first.',
  example: { vassalages: 'FB,KCKL', language: 'TH', limit: 30, sport: 'football', when: 'live' },
  assumed: true,
};
