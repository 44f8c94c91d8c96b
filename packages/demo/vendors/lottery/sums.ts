import { toAmount, toSatang } from '../shared/money.ts';

/** What a number would win as a decimal amount: a stake of `'10.00'` that pays 90 wins `'900.00'`. */
export const winOf = (stake: string, pays: number): string => toAmount(toSatang(stake) * pays);

/** What a slip costs as a decimal amount: three lines of `'10.00'` cost `'30.00'`. */
export const sumOf = (stake: string, lines: number): string => toAmount(toSatang(stake) * lines);

/** The prize as a multiple of the stake. It depends on how many different digits the number has. */
export function paysOn(pays: readonly number[], number: string): number {
  return pays[Math.min(new Set(number).size, pays.length) - 1] ?? 0;
}

/** The highest prize among numbers, as a multiple of the stake. */
export const highestPays = (pays: readonly number[], numbers: readonly string[]): number =>
  Math.max(0, ...numbers.map((number) => paysOn(pays, number)));
