import type { LegState } from '#api/betLegs.ts';
import type { MarketKind } from '#api/matches.ts';
import type { Match } from './matches.ts';
import { isPaused, movesBy } from './matchMoves.ts';
import { marginPercent, picks, pricesAt, resultOf, scoreAt } from './matchOdds.ts';
import { type Outlook, isProcess, isSuspended, outlookAt } from './matchProcess.ts';

/** What can be bet on. */
export const outcomeIds = [...picks, 'over', 'under'] as const;
export type OutcomeId = (typeof outcomeIds)[number];

/** One thing to bet on. `line` is in quarters of a goal: -3 gives the home side -0.75. Null where there is none. */
export interface Selection {
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly outcome: OutcomeId;
}

/** The prices of one kind of bet on a match. */
export interface PricedMarket extends Omit<Selection, 'outcome'> {
  /** Prices in hundredths. */
  readonly outcomes: readonly { readonly id: OutcomeId; readonly price: number }[];
  readonly suspended: boolean;
}

/** Prices below and above these are not offered, in hundredths: there is nothing left to win, or hardly a chance. */
const offered = { least: 103, most: 6_000 };
/** The lines that are offered are at most so many quarters from the even one. */
const linesAround = 16;

/** The outcomes of each kind of bet. */
const outcomesOf: Readonly<Record<MarketKind, readonly OutcomeId[]>> = {
  '1x2': picks,
  handicap: ['home', 'away'],
  total: ['over', 'under'],
};

/**
 * By how many quarters of a goal a selection is right: one quarter is half a win, as a line of quarters stakes half on either
 * line beside it. `difference` is that of the goals, home less away, `goals` their sum.
 */
function aheadBy({ kind, line, outcome }: Selection, difference: number, goals: number): number {
  const side = outcome === 'away' || outcome === 'under' ? -1 : 1;
  if (kind === 'total') return side * (4 * goals - (line ?? 0));
  if (kind === 'handicap') return side * (4 * difference + (line ?? 0));
  // One goal more is enough, and a draw is right by its own.
  return outcome === 'draw' ? (difference === 0 ? 4 : -4) : side * 4 * difference - 2;
}

/** The state of a selection that is right by so many quarters of a goal. */
function stateBy(quarters: number): Exclude<LegState, 'waiting'> {
  if (quarters > 1) return 'won';
  if (quarters < -1) return 'lost';
  return quarters === 0 ? 'even' : quarters > 0 ? 'halfWon' : 'halfLost';
}

/** The result of a selection once its match is over or postponed, which returns the stake. */
export function legStateOf(seed: number, match: Match, selection: Selection): Exclude<LegState, 'waiting'> {
  const result = resultOf(seed, match);
  if (result === 'postponed') return 'even';
  if (!isProcess(match)) return selection.outcome === result ? 'won' : 'lost';
  const [home = 0, away = 0] = scoreAt(seed, match, match.endsAt) ?? [];
  return stateBy(aheadBy(selection, home - away, home + away));
}

/** The share of a stake that is returned whatever the price, and the share that is paid at the price, on average. */
function sharesOf(selection: Selection, { difference, goals }: Outlook): { returned: number; paid: number } {
  const ofTotal = selection.kind === 'total';
  const { first, chances } = ofTotal ? goals : difference;
  let [returned, paid] = [0, 0];
  for (const [place, chance] of chances.entries()) {
    const state = stateBy(ofTotal ? aheadBy(selection, 0, first + place) : aheadBy(selection, first + place, 0));
    if (state === 'won') paid += chance;
    else if (state === 'even') returned += chance;
    else if (state === 'halfLost') returned += chance / 2;
    else if (state === 'halfWon') {
      paid += chance / 2;
      returned += chance / 2;
    }
  }
  return { returned, paid };
}

/** The price at which the mean return is one less the margin, rounded down to hundredths. */
function fairPrice(selection: Selection, outlook: Outlook): number {
  const { returned, paid } = sharesOf(selection, outlook);
  const price = Math.floor((100 - marginPercent - 100 * returned) / paid);
  return Number.isFinite(price) ? price : 0;
}

/** The line at which both sides are closest to each other. */
function evenLine(kind: 'handicap' | 'total', outlook: Outlook): number {
  const { first, chances } = kind === 'total' ? outlook.goals : outlook.difference;
  const mean = chances.reduce((sum, chance, place) => sum + chance * (first + place), 0);
  const around = Math.round(kind === 'total' ? 4 * mean : -4 * mean);
  const outcome = kind === 'total' ? 'over' : 'home';
  const lines = Array.from({ length: 13 }, (_, at) => around + at - 6).filter(
    (line) => kind === 'handicap' || line >= 4 * outlook.scored + 2,
  );
  const unevenness = (line: number): number => {
    const { returned, paid } = sharesOf({ kind, line, outcome }, outlook);
    return Math.abs(paid - (1 - returned - paid));
  };
  const uneven = lines.map((line) => ({ line, by: unevenness(line) }));
  return uneven.toSorted((one, other) => one.by - other.by || Math.abs(one.line) - Math.abs(other.line))[0]?.line ?? 0;
}

/** Prices the outcomes of one market from what is known of the result. */
function pricedBy(outlook: Outlook, kind: MarketKind, line: number | null, closed: boolean): PricedMarket {
  const outcomes = outcomesOf[kind].map((id) => ({ id, price: fairPrice({ kind, line, outcome: id }, outlook) }));
  const shown = outcomes.map(({ id, price }) => ({ id, price: Math.min(Math.max(price, 100), offered.most) }));
  return { kind, line, outcomes: shown, suspended: closed || outcomes.some(({ price }) => !isOffered(price)) };
}

const isOffered = (price: number): boolean => price >= offered.least && price <= offered.most;

/** Prices all markets of a process. */
function pricedMarkets(seed: number, match: Match, at: number, closed: boolean): readonly PricedMarket[] {
  const outlook = outlookAt(seed, match, at);
  return [
    pricedBy(outlook, '1x2', null, closed),
    ...(['handicap', 'total'] as const).map((kind) => pricedBy(outlook, kind, evenLine(kind, outlook), closed)),
  ];
}

/**
 * The prices of matches that have not begun, by seed and match. They stand from move to move, and a list of a hundred matches
 * would take ten times as long to price.
 */
const standing = new Map<string, { readonly moves: number; readonly open: readonly PricedMarket[] }>();
const mostStanding = 1_000;

function marketsBefore(seed: number, match: Match, at: number): readonly PricedMarket[] {
  const key = `${seed} ${match.id}`;
  const moves = movesBy(seed, match, at);
  let prices = standing.get(key);
  if (prices?.moves !== moves) {
    if (standing.size >= mostStanding) standing.clear();
    standing.set(key, (prices = { moves, open: pricedMarkets(seed, match, at, false) }));
  }
  if (!isSuspended(seed, match, at)) return prices.open;
  return prices.open.map((market) => ({ ...market, suspended: true }));
}

/** The markets of a match at `at`, the result first. Without a process, the last prices stand and take no bets. */
export function marketsAt(seed: number, match: Match, at: number): readonly PricedMarket[] {
  if (isProcess(match)) {
    if (at < match.startsAt) return marketsBefore(seed, match, at);
    return pricedMarkets(seed, match, at, isSuspended(seed, match, at));
  }
  const prices = pricesAt(seed, match, at);
  const outcomes = picks.flatMap((id) => {
    const price = prices[id];
    return price === undefined ? [] : [{ id, price }];
  });
  return [{ kind: '1x2', line: null, outcomes, suspended: at >= match.startsAt || isPaused(seed, match, at) }];
}

/**
 * The market of a selection at `at`, also on a line that is no longer the even one: a price in a slip keeps its line. Undefined
 * for what the match does not offer.
 */
export function marketOf(seed: number, match: Match, selection: Selection, at: number): PricedMarket | undefined {
  const { kind, line, outcome } = selection;
  const listed = marketsAt(seed, match, at).find((market) => market.kind === kind);
  if (!listed?.outcomes.some(({ id }) => id === outcome)) return undefined;
  if (listed.line === line) return listed;
  if (line === null || listed.line === null || Math.abs(line - listed.line) > linesAround) return undefined;
  return pricedBy(outlookAt(seed, match, at), kind, line, isSuspended(seed, match, at));
}
