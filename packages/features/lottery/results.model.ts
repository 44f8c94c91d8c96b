import { type OfferedLanguage, siteConstants } from '#api/primitives.ts';
import { localeOf } from '../shared/format.ts';

/** LOT-02. */
const mostDigits = 6;

/** The digits of a winning number, at most six; between them a platform may write what it likes. */
export const winningDigits = (number: string): readonly string[] => (number.match(/\d/g) ?? []).slice(0, mostDigits);

/**
 * LOT-02: `YYYY.MM.DD`, Gregorian in every language, by the day of the place where it is drawn; '' for no date.
 * @param iso as the platform sends it
 */
export function drawDate(iso: string, language: OfferedLanguage): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const parts = new Intl.DateTimeFormat(`${localeOf(language)}-u-ca-gregory-nu-latn`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: siteConstants.timeZone,
  }).formatToParts(time);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}.${part('month')}.${part('day')}`;
}

/** The newest first, whatever the order they came in; what has no digits has not been drawn. */
export const newestFirst = <Result extends { readonly winningNumber: string; readonly winningTime: string }>(
  results: readonly Result[],
): readonly Result[] =>
  results
    .filter(({ winningNumber }) => winningDigits(winningNumber).length > 0)
    .toSorted((one, other) => Date.parse(other.winningTime) - Date.parse(one.winningTime));
