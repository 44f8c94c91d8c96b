import type { gameMatches } from '#api/matches.ts';
import type { InputOf } from '#api/operation.ts';
import { gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import { matchesOf } from '../seed/matches.ts';
import { type Prices, pricesAt, scoreAt, stateAt } from '../seed/matchOdds.ts';
import { iso } from '../time.ts';

/** RT-05: the matches of vendors that are open: first those that take bets, by their start, then the running ones. */
export function matchList(sandbox: Sandbox, { vassalages, language, limit }: InputOf<typeof gameMatches>) {
  const { seed, settings } = sandbox;
  const now = sandbox.now();
  const textLanguage = gameLanguage(language);
  return [...new Set(vassalages.split(','))]
    .filter((vassalage) => !settings.vendorsInMaintenance.includes(vassalage))
    .flatMap((vassalage) => matchesOf(seed, vassalage, now))
    .flatMap((match) => {
      const status = stateAt(seed, match, now);
      return status === 'upcoming' || status === 'live' ? [{ match, status }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(one.status === 'live') - Number(other.status === 'live') || one.match.startsAt - other.match.startsAt,
    )
    .slice(0, Number(limit))
    .map(({ match, status }) => {
      const score = scoreAt(seed, match, now);
      return {
        matchId: match.id,
        vassalage: match.vassalage,
        sport: match.sport,
        competition: match.competition[textLanguage],
        home: match.home.name[textLanguage],
        away: match.away.name[textLanguage],
        startsAt: iso(match.startsAt),
        status,
        odds: status === 'upcoming' ? oddsOf(pricesAt(seed, match, now)) : null,
        score: score && { home: score[0], away: score[1] },
      };
    });
}

/** Odds in hundredths as decimal text. */
const oddsOf = ({ home, draw, away }: Prices) => ({
  home: satangToAmount(home),
  ...(draw !== undefined && { draw: satangToAmount(draw) }),
  away: satangToAmount(away),
});
