import * as v from 'valibot';
import type { Round } from '#sandbox/schema/games.ts';
import { picks } from '#sandbox/seed/matchOdds.ts';
import { priceChoices, type StoredBet, storedBet } from './messages.ts';

/** What a parlay is stored as instead of the id of its match. */
export const parlayCode = 'parlay';

/** A bet as it was stored before there were parlays: on the result of the match that the round names. */
const earlierBet = v.object({
  pick: v.picklist(picks),
  odds: v.number(),
  seenOdds: v.optional(v.number()),
  accepts: v.optional(v.picklist(priceChoices)),
  result: v.nullable(v.picklist([...picks, 'postponed'])),
});

/** Reads the bet of a round; undefined for what cannot be read. */
export function betOf({ outcome, gameCode }: Round): StoredBet | undefined {
  const read = v.safeParse(storedBet, outcome);
  if (read.success) return read.output;
  const earlier = v.safeParse(earlierBet, outcome);
  if (!earlier.success) return undefined;
  const { pick, odds, seenOdds, accepts, result } = earlier.output;
  const settled = result === 'postponed' ? 'even' : result === pick ? 'won' : 'lost';
  return {
    legs: [
      {
        ...{ matchId: gameCode, kind: '1x2', line: null, outcome: pick, odds },
        ...(seenOdds !== undefined && { seenOdds }),
        state: result === null ? null : settled,
      },
    ],
    ...(accepts && { accepts }),
  };
}
