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

/** Sorts results newest first, and leaves out those without digits, which have not been drawn. */
export const newestFirst = <Result extends { readonly winningNumber: string; readonly winningTime: string }>(
  results: readonly Result[],
): readonly Result[] =>
  results
    .filter(({ winningNumber }) => winningDigits(winningNumber).length > 0)
    .toSorted((one, other) => Date.parse(other.winningTime) - Date.parse(one.winningTime));
