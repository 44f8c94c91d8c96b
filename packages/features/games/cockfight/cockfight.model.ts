import type { SportMatch, gameMatches } from '#api/matches.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Move, Prices } from '#core/catalogue/priceMoves.ts';
import { type MomentContext, shortMoment } from '#core/format/nearMoment.ts';
import { minuteMs } from '#text/durations.ts';
import {
  type FightView,
  type Outcome,
  type PastFight,
  type PriceView,
  type RingFights,
  outcomes,
} from './cockfight.types.ts';

/** A fight is announced in the ring this long before it begins, in ms. */
const nearMs = 15 * minuteMs;

/** The kind of bet that a fight has. */
const market = '1x2';

/** What the fights of a ring depend on besides the answer. */
export interface RingContext extends MomentContext {
  /** Takes no bets: the answer is old, or the vendor in maintenance. */
  readonly closed: boolean;
  /** Which way the price of a key of `pricesOf` has just moved. */
  readonly wayOf: (key: string) => Move['way'] | undefined;
  /** Resolves pictures. */
  readonly imageUrl: (path: string) => string | null;
}

/** The fights of a ring: the one that is announced, those that follow, and how the last ones ended (RT-05j). */
export function fightsOf(
  { list, results = [], dayTotal }: Pick<OutputOf<typeof gameMatches>, 'list' | 'results' | 'dayTotal'>,
  context: RingContext,
): RingFights {
  const inOrder = list.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const upcoming = inOrder.filter(({ status }) => status === 'upcoming');
  const near = upcoming.find(({ startsAt }) => Date.parse(startsAt) <= context.now + nearMs);
  const stage = near ?? inOrder.findLast(({ status }) => status === 'live');
  const picture = (stage ?? upcoming[0])?.picture ?? null;
  return {
    picture: picture === null ? null : context.imageUrl(picture),
    stage: stage ? fightView(stage, context) : null,
    next: upcoming.filter((match) => match !== stage).map((match) => fightView(match, context)),
    today: dayTotal || null,
    past: results
      .flatMap(({ matchId, result }): PastFight[] => {
        const outcome = outcomes.find((known) => known === result);
        return outcome === undefined ? [] : [{ matchId, outcome }];
      })
      .toReversed(),
  };
}

function fightView(match: SportMatch, context: RingContext): FightView {
  const startsAt = Date.parse(match.startsAt);
  const minutes = Math.ceil((startsAt - context.now) / minuteMs);
  const running = match.status !== 'upcoming';
  return {
    matchId: match.matchId,
    number: match.number ?? null,
    ...{ red: match.home, blue: match.away, startsAt, running },
    starts: shortMoment(startsAt, context),
    startsIn: !running && minutes > 0 && minutes < 60 ? minutes : null,
    prices: outcomes.map((outcome) => priceView(match, outcome, context.closed || running, context.wayOf)),
  };
}

const priceKey = (matchId: string, outcome: string): string => `${matchId} ${outcome}`;
const offeredOf = ({ markets }: SportMatch) => markets.find(({ kind }) => kind === market);

/** The prices of fights, to follow how they move. */
export const pricesOf = (list: readonly SportMatch[]): Prices =>
  new Map(
    list.flatMap((match) =>
      (offeredOf(match)?.outcomes ?? []).map(({ id, price }): [string, string] => [priceKey(match.matchId, id), price]),
    ),
  );

function priceView(match: SportMatch, outcome: Outcome, closed: boolean, wayOf: RingContext['wayOf']): PriceView {
  const { matchId, suspended } = match;
  const offered = offeredOf(match);
  const price = offered?.outcomes.find(({ id }) => id === outcome)?.price ?? null;
  return {
    ...{ outcome, price, movement: wayOf(priceKey(matchId, outcome)) },
    closed: closed || suspended || offered?.suspended === true,
    pick: price === null ? null : { matchId, market, outcome, price },
  };
}
