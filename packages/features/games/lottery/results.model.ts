import type { DrawResult } from '#api/lottery.ts';
import { winningDigits } from '#core/catalogue/draws.ts';
import { dayOf } from '#core/format/dates.ts';

/**
 * Formats the date of a draw as `YYYY.MM.DD` (LOT-02): Gregorian and the same in every language, in the site's time zone.
 * '' for an invalid date.
 * @param iso ISO date as the platform sends it
 */
export function drawDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : dayOf(time).replaceAll('-', '.');
}

/** Sorts results newest first, and leaves out those that have neither digits nor been called off: they have not been drawn. */
export const newestFirst = <Result extends Pick<DrawResult, 'state' | 'winningNumber' | 'winningTime'>>(
  results: readonly Result[],
): readonly Result[] =>
  results
    .filter(({ state, winningNumber }) => state === 'void' || winningDigits(winningNumber).length > 0)
    .toSorted((one, other) => Date.parse(other.winningTime) - Date.parse(one.winningTime));
