import { toAmount, toSatang } from '../stand/money.ts';

/** What a ticket would win: a stake of `'10.00'` that pays 90 is `'900.00'`. */
export const winOf = (stake: string, pays: number): string => toAmount(toSatang(stake) * pays);

/** In stakes, for this number: by how many different digits it has. */
export function paysOn(pays: readonly number[], number: string): number {
  return pays[Math.min(new Set(number).size, pays.length) - 1] ?? 0;
}
