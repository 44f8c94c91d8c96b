import { toAmount, toSatang } from '../stand/money.ts';

/** The bets that lie on a table, in satang: whole baht, so nothing is lost on the way. */
export interface Bets {
  /** False when the place would take more than it may. */
  add(spot: string, amount: string): boolean;
  clear(): void;
  on(spot: string): string;
  total(): string;
  /** As the server takes them. */
  list(): readonly { readonly spot: string; readonly stake: string }[];
}

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

/** Is there nothing in it? */
export const isNothing = (amount: string): boolean => /^0(\.0*)?$/.test(amount);

/** Which of two amounts is more: positive for the first. */
export const compare = (one: string, other: string): number => toSatang(one) - toSatang(other);
