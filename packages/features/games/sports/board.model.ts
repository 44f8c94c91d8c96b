import type { SportMatch } from '#api/matches.ts';
import { wordOf } from '#api/open.ts';
import { type Moves, type Prices, movedMs, movesAfter } from '#core/catalogue/priceMoves.ts';
import { minuteMs } from '#text/durations.ts';

/** How long a match stays listed after its end, in ms. */
export const endedMs = minuteMs;

/** A match of the list, with what has happened to it while it is shown. */
export interface BoardRow {
  readonly match: SportMatch;
  /** When it left the platform's list; null while it is there. */
  readonly leftAt: number | null;
  /** By `priceKey`. */
  readonly moves: Moves;
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

const movesOf = (before: BoardRow | undefined, match: SportMatch, now: number): Moves =>
  before === undefined
    ? new Map()
    : movesAfter({ prices: pricesOf(before.match), moves: before.moves }, pricesOf(match), now);

const pricesOf = ({ markets }: SportMatch): Prices =>
  new Map(
    markets.flatMap(({ kind, line, outcomes }) =>
      outcomes.map(({ id, price }): [string, string] => [priceKey(wordOf(kind), line, id), price]),
    ),
  );
