import * as v from 'valibot';
import { list } from './list.ts';
import { open } from './open.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, language, wholeNumber } from './primitives.ts';

/** Decimal odds, such as `'1.85'`: what a stake of 1 returns, the stake included. */
const decimalOdds = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{2}$/, 'decimal odds'));

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
  /** Null when the match takes no bets now. `draw` is absent where a match cannot be drawn. */
  odds: v.nullable(v.object({ home: decimalOdds, draw: v.optional(decimalOdds), away: decimalOdds })),
  /** Null before the match, and in sports without a score. */
  score: v.optional(v.nullable(v.object({ home: wholeNumber, away: wholeNumber })), null),
});
export type SportMatch = v.InferOutput<typeof match>;

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
  }),
  output: v.object({ list: list(match) }),
});
export const gameMatchesDocs: OperationDocs<typeof gameMatches> = {
  summary: 'Lists upcoming and running matches of sports vendors with their odds, those that take bets first.',
  example: { vassalages: 'FB,KCKL', language: 'TH', limit: 30 },
  assumed: true,
};
