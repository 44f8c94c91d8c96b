import type { BetState } from '#api/betLegs.ts';
import type { Language } from '#api/primitives.ts';
import { gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import { validBetSatang } from '../money/rebates.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import { iso } from '../time.ts';
import { detailsOf } from './betDetails.ts';
import { namesOf } from './playedNames.ts';
import { shownTypeOf } from './shownType.ts';

/** A bet for a record, in the given language. */
export function betView(sandbox: Sandbox, round: Round, language: Language) {
  const { vendor, game } = namesOf(sandbox, round, language);
  const { settledAt, stakeSatang, winSatang } = round;
  const { pick, odds, draw, matches } = detailsOf(sandbox, round, gameLanguage(language));
  const settled = settledAt !== null;
  return {
    reference: round.roundId,
    placedAt: iso(round.playedAt),
    settledAt: settled ? iso(settledAt) : null,
    gameType: round.gameType,
    shownType: shownTypeOf(round),
    vassalage: round.vassalage,
    vendorName: vendor,
    gameName: game,
    ...(pick !== null && { pick }),
    ...(odds !== null && { odds }),
    stake: satangToAmount(stakeSatang),
    ...(round.free && { freeStake: satangToAmount(round.free.stakeSatang) }),
    win: settled ? satangToAmount(winSatang) : null,
    profit: settled ? satangToAmount(winSatang - stakeSatang) : null,
    validBet: satangToAmount(settled ? validBetSatang(round) : 0),
    ...(draw && { draw }),
    ...(matches && { legs: matches.legs }),
    ...(matches && !settled && { returns: matches.returns, settlesAt: matches.settlesAt }),
  };
}

/** The result of a bet. `even`: exactly the stake was returned, which a free round does not have. */
export function betStateOf({ settledAt, stakeSatang, winSatang, free }: Round): BetState {
  if (settledAt === null) return 'waiting';
  if (free !== undefined) return winSatang > 0 ? 'won' : 'lost';
  if (winSatang === stakeSatang) return 'even';
  return winSatang > stakeSatang ? 'won' : 'lost';
}
