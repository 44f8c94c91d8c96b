import {
  type Market,
  type MarketKind,
  type SportMatch,
  type MatchTime,
  marketKinds,
  matchTimes,
} from '#api/matches.ts';
import { wordOf } from '#api/open.ts';
import { launchPath } from '#core/catalogue/launchRules.ts';
import { wayOf } from '#core/catalogue/priceMoves.ts';
import type { SlipVendor } from '#core/catalogue/slip/heldSlip.ts';
import { formatOf, siteTimeZone } from '#core/format/dates.ts';
import { type MomentContext, type NearMoment, shortMoment } from '#core/format/nearMoment.ts';
import { pathTo } from '#core/routing/paths.ts';
import { dayMs, minuteMs } from '#text/durations.ts';
import { type BoardRow, priceKey } from './board.model.ts';
import {
  type LeagueGroup,
  type MarketView,
  type MatchView,
  type PriceView,
  type SportsChoice,
  type SportsTab,
  type SportsType,
  sportsTabs,
} from './sports.types.ts';

/** The sport that a category begins with. */
export const firstSport: Readonly<Record<SportsType, string>> = { SPORTS: 'football', ESPORTS: 'esports' };

/** The order of the sports that the site knows; others follow. */
const sportOrder: readonly string[] = ['football', 'basketball', 'volleyball', 'takraw', 'badminton', 'esports'];

/** Puts sports into the site's order, so that none changes its place with what runs. */
export const inOrder = <Sport extends { readonly sport: string }>(sports: readonly Sport[]): readonly Sport[] => {
  const placeOf = ({ sport }: Sport): number =>
    sportOrder.includes(sport) ? sportOrder.indexOf(sport) : sportOrder.length;
  return sports.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** How many matches a list begins with, and how many it has after each request for more. */
export const listSizes = [16, 48, 100] as const;
/** The running matches are followed by the next ones up to so many rows. */
export const filledRows = 7;
/** How many matches follow where nothing runs. */
const nextRows = 3;

/** Reads the choice that the URL names. */
export function choiceOf(search: URLSearchParams): SportsChoice {
  const tab = search.get('when');
  return {
    tab: sportsTabs.find((known) => known === tab) ?? '',
    sport: search.get('sport') ?? '',
    league: search.get('league') ?? '',
    vassalage: search.get('vassalage') ?? '',
  };
}

/** The address of a choice. */
export const hrefOf = (type: SportsType, { tab, ...rest }: SportsChoice): string =>
  pathTo(type === 'SPORTS' ? 'sports' : 'esports', { ...rest, when: tab });

/** The tab that a list opens on: what runs now, or else the next time that has matches. */
export const openingTab = (counts: Readonly<Record<MatchTime, number>> | undefined): SportsTab =>
  matchTimes.find((time) => (counts?.[time] ?? 0) > 0) ?? 'live';

/**
 * The running matches with the next ones, by their start: as many as fill a window, or three where nothing runs.
 * @param next the list of everything, which has what has not begun first
 */
export function listedOf(running: readonly SportMatch[], next: readonly SportMatch[]): readonly SportMatch[] {
  const room = running.length === 0 ? nextRows : filledRows - running.length;
  // The two answers are of different moments: what has begun between them is in both.
  const known = new Set(running.map(({ matchId }) => matchId));
  const follow = next.filter(({ matchId, status }) => status !== 'live' && !known.has(matchId));
  return [...running, ...follow.slice(0, Math.max(0, room))];
}

/** The outcomes of each kind of bet, in the order of the columns. */
const outcomesOf: Readonly<Record<MarketKind, readonly string[]>> = {
  '1x2': ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
};

const isOf =
  (kind: MarketKind) =>
  (market: Market): boolean =>
    market.kind === kind;

/** The kinds of bets that any of the matches has. A list has them all in each row, so that the columns stand still. */
export function kindsOf(matches: readonly SportMatch[]): readonly MarketKind[] {
  const kinds = marketKinds.filter((kind) => matches.some(({ markets }) => markets.some(isOf(kind))));
  return kinds.length > 0 ? kinds : ['1x2'];
}

/** Whether the result of any of the matches can be a draw. */
export const hasDraws = (matches: readonly SportMatch[]): boolean =>
  matches.some(({ markets }) => markets.some(({ outcomes }) => outcomes.some(({ id }) => id === 'draw')));

/** A handicap as the side sees it: what is given to the home side is taken from the other. */
export function lineFor(kind: MarketKind, outcome: string, line: string | undefined): string | null {
  if (line === undefined) return null;
  if (kind !== 'handicap' || outcome !== 'away' || Number(line) === 0) return line;
  return line.startsWith('-') ? `+${line.slice(1)}` : `-${line.replace('+', '')}`;
}

/** What the rows depend on besides the matches. */
export interface RowContext extends MomentContext {
  /** The page that "back" leads to. */
  readonly from: string;
  readonly vendorOf: (vassalage: string) => SlipVendor;
  readonly kinds: readonly MarketKind[];
  readonly draws: boolean;
  /** Prices are shown as closed: they are old, or their vendor is. */
  readonly isClosed: (vassalage: string) => boolean;
}

/** So long a weekday tells the day. */
const weekMs = 6 * dayMs;
/** A time of another day with its weekday, which is half as long as the date: `Mon 19:00`. */
function weekdayMoment(time: number, { dated, time: text }: NearMoment, { language, now }: MomentContext): string {
  if (!dated || Math.abs(time - now) > weekMs) return text;
  return formatOf(language, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: siteTimeZone,
  }).format(time);
}

/** Makes the row of a match. */
export function toMatchView({ match, leftAt, moves }: BoardRow, context: RowContext): MatchView {
  const { matchId, vassalage, startsAt, clock, score, sides } = match;
  const vendor = context.vendorOf(vassalage);
  const isLive = match.status === 'live';
  const state = leftAt === null ? (isLive ? 'live' : 'upcoming') : isLive ? 'ended' : 'gone';
  const closed = leftAt !== null || match.suspended || context.isClosed(vassalage);
  const startTime = Date.parse(startsAt);
  const starts = shortMoment(startTime, context);
  const minutes = Math.ceil((startTime - context.now) / minuteMs);
  const side = (at: 0 | 1, name: string, goals: number | undefined) => {
    const [upper, lower] = sides[at]?.colours ?? [];
    const colours = upper !== undefined && lower !== undefined ? ([upper, lower] as const) : undefined;
    return { name: sides[at]?.name ?? name, colours, score: goals === undefined ? undefined : String(goals) };
  };
  return {
    ...{ matchId, vendor, state, clock },
    sport: wordOf(match.sport),
    ...{ starts, startsShort: weekdayMoment(startTime, starts, context) },
    startsIn: state === 'upcoming' && minutes > 0 && minutes < 60 ? minutes : null,
    home: side(0, match.home, score?.home),
    away: side(1, match.away, score?.away),
    markets: context.kinds.map((kind) =>
      toMarketView(match, kind, { closed, moves, now: context.now, draws: context.draws }),
    ),
    href:
      leftAt === null
        ? launchPath({ vassalage, gameType: vendor.gameType, gameCode: matchId, from: context.from })
        : null,
  };
}

function toMarketView(
  { matchId, markets }: SportMatch,
  kind: MarketKind,
  { closed, moves, now, draws }: { closed: boolean; moves: BoardRow['moves']; now: number; draws: boolean },
): MarketView {
  const market = markets.find(isOf(kind));
  const outcomes = outcomesOf[kind].filter((outcome) => draws || outcome !== 'draw');
  return {
    kind,
    prices: outcomes.map((id): PriceView => {
      const price = market?.outcomes.find((outcome) => outcome.id === id)?.price ?? null;
      const line = market?.line;
      return {
        ...{ id, price, line: lineFor(kind, id, line) },
        closed: price !== null && (closed || market?.suspended === true),
        movement: wayOf(moves.get(priceKey(kind, line, id)), now),
        pick:
          price === null ? null : { matchId, market: kind, outcome: id, price, ...(line !== undefined && { line }) },
      };
    }),
  };
}

/** Groups rows by league, in the order in which the list has the leagues first. */
export function groupsOf(rows: readonly BoardRow[], context: RowContext): readonly LeagueGroup[] {
  const groups = new Map<string, { readonly group: Omit<LeagueGroup, 'matches'>; readonly matches: MatchView[] }>();
  for (const row of rows) {
    const { league, competition } = row.match;
    const id = league?.id ?? competition;
    const found = groups.get(id) ?? {
      group: { id, name: league?.name ?? competition, colours: league?.colours ?? [] },
      matches: [],
    };
    found.matches.push(toMatchView(row, context));
    groups.set(id, found);
  }
  return [...groups.values()].map(({ group, matches }) => ({ ...group, matches }));
}
