import type { SportMatch } from '#api/matches.ts';
import { wordOf } from '#api/open.ts';
import { minuteMs, secondMs } from '#text/durations.ts';

/** How long an arrow stays at a price that has moved, in ms. */
export const movedMs = 5 * secondMs;
/** How long a match stays listed after its end, in ms. */
export const endedMs = minuteMs;

/** How a price has moved, and when, in ms since the epoch. */
export interface Move {
  readonly way: 'up' | 'down';
  readonly at: number;
}

/** A match of the list, with what has happened to it while it is shown. */
export interface BoardRow {
  readonly match: SportMatch;
  /** When it left the platform's list; null while it is there. */
  readonly leftAt: number | null;
  /** By `priceKey`. */
  readonly moves: ReadonlyMap<string, Move>;
}

export interface BoardOptions {
  /** Platform time, in ms since the epoch. */
  readonly now: number;
  /** The player is in the list: no row changes its place, and none goes. */
  readonly held: boolean;
  /** What runs and leaves the answer has ended: false where the answer is a part of the list only. */
  readonly tellsEnds: boolean;
}

/** What tells the prices of a match apart. */
export const priceKey = (kind: string, line: string | undefined, outcome: string): string =>
  [kind, line ?? '', outcome].join('|');

/** The rows after an answer of the platform. */
export function nextBoard(
  before: readonly BoardRow[],
  answer: readonly SportMatch[],
  { now, held, tellsEnds }: BoardOptions,
): readonly BoardRow[] {
  const known = new Map(before.map((row) => [row.match.matchId, row]));
  const listed = new Map(
    answer.map((match): [string, BoardRow] => [
      match.matchId,
      { match, leftAt: null, moves: movesOf(known.get(match.matchId), match, now) },
    ]),
  );
  const stays = ({ match, leftAt }: BoardRow): boolean =>
    held || (tellsEnds && match.status === 'live' && now - (leftAt ?? now) < endedMs);
  const left = (row: BoardRow): BoardRow => ({ ...row, leftAt: row.leftAt ?? now, moves: new Map() });
  if (held) {
    const places = before.map((row) => listed.get(row.match.matchId) ?? left(row));
    return [...places, ...[...listed.values()].filter(({ match }) => !known.has(match.matchId))];
  }
  const rows = [...listed.values()];
  for (const [at, row] of before.entries()) {
    if (!listed.has(row.match.matchId) && stays(row)) rows.splice(at, 0, left(row));
  }
  return rows;
}

/** When the rows look different without another answer, in ms since the epoch; null for never. */
export function nextChange(rows: readonly BoardRow[], now: number): number | null {
  const moments = rows.flatMap(({ leftAt, moves }) => [
    ...(leftAt === null ? [] : [leftAt + endedMs]),
    ...[...moves.values()].map(({ at }) => at + movedMs),
  ]);
  const coming = moments.filter((moment) => moment > now);
  return coming.length === 0 ? null : Math.min(...coming);
}

function movesOf(before: BoardRow | undefined, match: SportMatch, now: number): BoardRow['moves'] {
  const moves = new Map<string, Move>();
  if (before === undefined) return moves;
  const prices = pricesOf(before.match);
  for (const [key, price] of pricesOf(match)) {
    const earlier = prices.get(key);
    const old = before.moves.get(key);
    if (earlier !== undefined && earlier !== price) {
      moves.set(key, { way: Number(price) > Number(earlier) ? 'up' : 'down', at: now });
    } else if (old !== undefined && now - old.at < movedMs) moves.set(key, old);
  }
  return moves;
}

const pricesOf = ({ markets }: SportMatch): ReadonlyMap<string, string> =>
  new Map(
    markets.flatMap(({ kind, line, outcomes }) =>
      outcomes.map(({ id, price }): [string, string] => [priceKey(wordOf(kind), line, id), price]),
    ),
  );
