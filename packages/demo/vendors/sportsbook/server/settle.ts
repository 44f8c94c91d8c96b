import * as v from 'valibot';
import type { Ending } from '#sandbox/money/ending.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import type { Round } from '#sandbox/schema/games.ts';
import { type Match, matchNamed } from '#sandbox/seed/matches.ts';
import { resultOf, settlesAt } from '#sandbox/seed/matchOdds.ts';
import { returnsOf } from './bets.ts';
import { type StoredBet, storedBet } from './messages.ts';

/** Settles a bet when its match has ended. A postponed match refunds the stake. */
export const matchEnding: Ending = {
  dueAt: (sandbox, round) => settlesAt(sandbox.seed, matchOf(sandbox, round)),
  decide(sandbox, round) {
    const bet = v.parse(storedBet, round.outcome);
    const result = resultOf(sandbox.seed, matchOf(sandbox, round));
    return { winSatang: winOf(round, bet, result), outcome: { ...bet, result } satisfies StoredBet };
  },
};

function winOf({ stakeSatang }: Round, { pick, odds }: StoredBet, result: NonNullable<StoredBet['result']>): number {
  if (result === 'postponed') return stakeSatang;
  return result === pick ? returnsOf(stakeSatang, odds) : 0;
}

function matchOf({ seed }: Sandbox, { gameCode }: Round): Match {
  const match = matchNamed(seed, gameCode);
  if (!match) throw new Error(`no such match: ${gameCode}`);
  return match;
}
