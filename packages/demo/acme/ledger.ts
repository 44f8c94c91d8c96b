/** Where money can be: with a member, on its way out, or with those outside. */
export type Place = `member:${string}` | `held:${string}` | 'banks' | 'games' | 'fees';

/** Money that went from one place to another. */
export interface Movement {
  readonly at: number;
  /** `settled`: what was held has left; no member sees it. */
  readonly kind: 'top_up' | 'payout' | 'payout_back' | 'bet' | 'prize' | 'settled';
  /** Of the payment, payout or round that it belongs to. */
  readonly reference: string;
  readonly from: Place;
  readonly to: Place;
  readonly satang: number;
  /** What the member had afterwards; null where no member took part. */
  readonly balance: number | null;
}

/** What a member lacks for a movement. */
export class Short extends Error {}

/** The books of the platform: every movement takes from one place what it gives to another, so that their sum is 0. */
export interface Ledger {
  /** @throws Short where a member or a payout does not have as much */
  move(movement: Omit<Movement, 'balance'>): void;
  balance(place: Place): number;
  /** The movements of a member, oldest first. */
  of(memberId: string): readonly Movement[];
  sum(): number;
}

export function createLedger(): Ledger {
  const balances = new Map<Place, number>();
  const movements: Movement[] = [];
  const balance = (place: Place): number => balances.get(place) ?? 0;
  return {
    move(movement) {
      const { from, to, satang } = movement;
      if (!Number.isSafeInteger(satang) || satang <= 0) throw new Error(`not an amount: ${satang}`);
      // Banks and games owe what players have; nobody else may go below zero.
      if (from.includes(':') && balance(from) < satang) throw new Short(from);
      balances.set(from, balance(from) - satang);
      balances.set(to, balance(to) + satang);
      const member = [to, from].find((place) => place.startsWith('member:'));
      movements.push({ ...movement, balance: member === undefined ? null : balance(member) });
    },
    balance,
    of: (memberId) => movements.filter(({ from, to }) => [from, to].includes(`member:${memberId}`)),
    sum: () => [...balances.values()].reduce((sum, each) => sum + each, 0),
  };
}
