import { type MatchTime, type gameMatches, matchTimes } from '#api/matches.ts';
import type { InputOf } from '#api/operation.ts';
import { ringPicturePath } from '#demo/art/images.ts';
import { lineText } from '#demo/vendors/sportsbook/picks.ts';
import { hourMs } from '#text/durations.ts';
import { type PlatformLanguage, gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import type { Sandbox } from '../sandbox.ts';
import { clockAt } from '../seed/matchClock.ts';
import { type Match, endedMatchesOf, matchesInDay, matchesOf, numberInDay } from '../seed/matches.ts';
import { type PricedMarket, marketsAt } from '../seed/matchMarkets.ts';
import { resultOf, scoreAt, stateAt } from '../seed/matchOdds.ts';
import { iso, thaiDay } from '../time.ts';

interface Listed {
  readonly match: Match;
  readonly status: 'upcoming' | 'live';
}
type Input = InputOf<typeof gameMatches>;

/** A match begins soon within this time. */
const soonMs = 3 * hourMs;

/** How many results of a vendor are listed. */
const shownResults = 10;
/** How many past fights of each competition are looked at for them: the postponed ones have none. */
const readResults = 24;

/**
 * RT-05: the matches of vendors that are open: first those that have not begun, by their start, then the running ones. With
 * how many there are at each time, of each sport and in each league.
 */
export function matchList(sandbox: Sandbox, input: Input) {
  const now = sandbox.now();
  const spoken = gameLanguage(input.language);
  const all = listed(sandbox, input, now);
  const ofSport = all.filter(({ match }) => input.sport === undefined || match.sport === input.sport);
  const ofLeague = ofSport.filter(({ match }) => input.league === undefined || match.league.id === input.league);
  const { when, cursor, limit } = input;
  const rest = ofLeague.filter(
    (each) => (when === undefined || isAt(each, when, now)) && (cursor === undefined || placeOf(each) > cursor),
  );
  const page = rest.slice(0, Number(limit));
  const last = page.at(-1);
  return {
    list: page.map((each) => {
      const view = matchView(sandbox, each, spoken);
      return when === undefined && input.sport === undefined ? briefOf(view) : view;
    }),
    next: last !== undefined && rest.length > page.length ? placeOf(last) : null,
    counts: Object.fromEntries(
      matchTimes.map((time) => [time, ofLeague.filter((each) => isAt(each, time, now)).length]),
    ) as Record<MatchTime, number>,
    sports: groups(all, ({ match }) => match.sport).map(([sport, members]) => ({
      sport,
      count: members.length,
      live: members.filter(({ status }) => status === 'live').length,
    })),
    ...(input.sport === 'cockfight' && ofRings(sandbox, input, now)),
    leagues: groups(input.sport === undefined ? [] : ofSport, ({ match }) => match.league.id).map(
      ([, [first, ...others]]) => ({
        ...leagueView(first.match, spoken),
        count: 1 + others.length,
      }),
    ),
  };
}

/** What changes of each match that vendors list, by its id. */
export function matchStates(sandbox: Sandbox, vassalages: readonly string[]) {
  const input = { vassalages: vassalages.join(','), language: 'TH', limit: 1 } as const;
  return new Map(
    listed(sandbox, input, sandbox.now()).map((each) => {
      const { matchId, vassalage, sport, status, suspended, odds, markets, score, clock } = matchView(
        sandbox,
        each,
        'th',
      );
      return [matchId, { matchId, vassalage, sport, status, suspended, odds, markets, score, clock }] as const;
    }),
  );
}

function listed({ seed, settings }: Sandbox, { vassalages }: Input, now: number): readonly Listed[] {
  return openOf(settings, vassalages)
    .flatMap((vassalage) => matchesOf(seed, vassalage, now))
    .flatMap((match) => {
      const status = stateAt(seed, match, now);
      return status === 'upcoming' || status === 'live' ? [{ match, status } as const] : [];
    })
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

/** What the vendors' rings have had, and how many fights their day has. */
function ofRings(sandbox: Sandbox, input: Input, now: number) {
  const inDay = openOf(sandbox.settings, input.vassalages).map((vassalage) => matchesInDay(vassalage, now));
  return { results: results(sandbox, input, now), dayTotal: inDay.reduce((sum, count) => sum + count, 0) };
}

/** The latest results of the vendors' rings. */
function results({ seed, settings }: Sandbox, { vassalages }: Input, now: number) {
  return openOf(settings, vassalages).flatMap((vassalage) =>
    endedMatchesOf(seed, vassalage, now, readResults)
      .flatMap((match) => {
        const result = resultOf(seed, match);
        return match.sport !== 'cockfight' || result === 'postponed' ? [] : [{ matchId: match.id, vassalage, result }];
      })
      .slice(0, shownResults),
  );
}

/** The vendors that are asked for and open, each once. */
const openOf = ({ vendorsInMaintenance }: Sandbox['settings'], vassalages: string): readonly string[] =>
  [...new Set(vassalages.split(','))].filter((vassalage) => !vendorsInMaintenance.includes(vassalage));

/** Orders the list, and names a place in it to continue after, also when the match there is over. */
const placeOf = ({ match, status }: Listed): string => `${status === 'live' ? 1 : 0}.${match.startsAt}.${match.id}`;

function isAt({ match: { startsAt }, status }: Listed, when: MatchTime, now: number): boolean {
  if (when === 'live' || status === 'live') return when === status;
  if (when === 'soon') return startsAt <= now + soonMs;
  return thaiDay(startsAt) - thaiDay(now) === (when === 'today' ? 0 : 1);
}

/** Groups in the order in which the list has them first. */
function groups(all: readonly Listed[], keyOf: (each: Listed) => string): (readonly [string, [Listed, ...Listed[]]])[] {
  const found = new Map<string, [Listed, ...Listed[]]>();
  for (const each of all) {
    const group = found.get(keyOf(each));
    if (group) group.push(each);
    else found.set(keyOf(each), [each]);
  }
  return [...found];
}

const leagueView = ({ league, competition }: Match, language: PlatformLanguage) => ({
  id: league.id,
  name: competition[language],
  colours: [...league.colours],
});

function matchView({ seed, now: clock }: Sandbox, { match, status }: Listed, language: PlatformLanguage) {
  const now = clock();
  const score = scoreAt(seed, match, now);
  const markets = marketsAt(seed, match, now);
  const [first] = markets;
  return {
    matchId: match.id,
    vassalage: match.vassalage,
    sport: match.sport,
    competition: match.competition[language],
    home: match.home.name[language],
    away: match.away.name[language],
    startsAt: iso(match.startsAt),
    status,
    odds: first === undefined ? null : oddsOf(first),
    score: score && { home: score[0], away: score[1] },
    league: leagueView(match, language),
    sides: [match.home, match.away].map(({ name, colours }) => ({ name: name[language], colours: [...colours] })),
    markets: markets.map(({ kind, line, outcomes, suspended }) => ({
      kind,
      ...(line !== null && { line: lineText(line, kind === 'handicap') }),
      outcomes: outcomes.map(({ id, price }) => ({ id, price: satangToAmount(price) })),
      suspended,
    })),
    suspended: markets.every(({ suspended }) => suspended),
    clock: clockAt(match, now),
    ...(match.sport === 'cockfight' && { number: numberInDay(match), picture: ringPicturePath(match.vassalage) }),
  };
}

/** A match in the list of everything, which would be three times as long with every price. */
const briefOf = ({ league, sides, markets, clock, number, picture, ...brief }: ReturnType<typeof matchView>) => brief;

/** The prices of the first market by side. */
function oddsOf({ outcomes }: PricedMarket) {
  const priceOf = (side: string): string => satangToAmount(outcomes.find(({ id }) => id === side)?.price ?? 0);
  const draws = outcomes.some(({ id }) => id === 'draw');
  return { home: priceOf('home'), ...(draws && { draw: priceOf('draw') }), away: priceOf('away') };
}
