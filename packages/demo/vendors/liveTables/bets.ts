import { toAmount, toSatang } from '../shared/money.ts';

/** The bets laid on a table. All amounts are decimal strings. */
export interface Bets {
  /** Adds a chip to a spot. Returns false and adds nothing when the spot's maximum would be exceeded. */
  add(spot: string, amount: string): boolean;
  clear(): void;
  /** The amount on a spot. */
  on(spot: string): string;
  total(): string;
  /** The bets as the server expects them. */
  list(): readonly { readonly spot: string; readonly stake: string }[];
}

/** @param largest the most that one spot takes */
export function createBets(largest: string): Bets {
  const laid = new Map<string, number>();
  return {
    add(spot, amount) {
      const next = (laid.get(spot) ?? 0) + toSatang(amount);
      if (next > toSatang(largest)) return false;
      laid.set(spot, next);
      return true;
    },
    clear: () => laid.clear(),
    on: (spot) => toAmount(laid.get(spot) ?? 0),
    total: () => toAmount([...laid.values()].reduce((sum, satang) => sum + satang, 0)),
    list: () => Array.from(laid, ([spot, satang]) => ({ spot, stake: toAmount(satang) })),
  };
}

/** Whether a decimal amount is zero. */
export const isZero = (amount: string): boolean => /^0(\.0*)?$/.test(amount);

/** Compares two decimal amounts: positive when the first is larger. */
export const compare = (one: string, other: string): number => toSatang(one) - toSatang(other);
