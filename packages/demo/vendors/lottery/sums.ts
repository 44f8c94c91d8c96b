import { toAmount, toSatang } from '../shared/money.ts';

/** What a ticket would win as a decimal amount: a stake of `'10.00'` that pays 90 wins `'900.00'`. */
export const winOf = (stake: string, pays: number): string => toAmount(toSatang(stake) * pays);

/** The prize as a multiple of the stake. It depends on how many different digits the number has. */
export function paysOn(pays: readonly number[], number: string): number {
  return pays[Math.min(new Set(number).size, pays.length) - 1] ?? 0;
}
