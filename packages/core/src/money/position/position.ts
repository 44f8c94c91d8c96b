import type { Bonus } from '#api/bonuses.ts';
import type { WalletBalanceValue } from '#api/member.ts';
import type { Amount } from '#api/primitives.ts';
import type { TurnoverRequirement } from '#api/turnover.ts';
import { type WalletEntry, mainWallet } from '#api/wallets.ts';
import type { WithdrawOrder } from '#api/withdrawalOrders.ts';
import { isZero } from '../amount.ts';

/** One place where a player's money is. An `amount` of null is not known; it is never shown as zero. */
export type PositionLine =
  /**
   * `free` can be withdrawn now, before fees and quotas. `playable` replaces it where the platform states only what can be
   * played with. `inPlay` are the stakes of open bets, `envelopes` what waits in red envelopes that were given. `bonus` is money
   * of bonuses beside the balance.
   */
  | { readonly kind: 'free' | 'playable' | 'inPlay' | 'envelopes' | 'bonus'; readonly amount: Amount }
  /** What an open requirement keeps. Null for a requirement that is not known yet, and for no bonus that can be given up. */
  | {
      readonly kind: 'bound';
      readonly id: string;
      readonly amount: Amount;
      readonly requirement: TurnoverRequirement | null;
      readonly bonus: Bonus | null;
    }
  /** On its way out, with the withdrawals that are not final. */
  | { readonly kind: 'held'; readonly amount: Amount; readonly orders: readonly WithdrawOrder[] }
  /** With one vendor; `name` is null where the wallets themselves are not known. */
  | { readonly kind: 'vendor'; readonly id: string; readonly name: string | null; readonly amount: Amount | null }
  /** No money: never added to the other lines. */
  | { readonly kind: 'points'; readonly count: number };

/** What tells where the money is. A part that is not known yet is empty. */
export interface PositionParts {
  readonly balance: WalletBalanceValue;
  /** Null where all vendors share one wallet; `unknown` where the wallets could not be read. */
  readonly wallets: readonly WalletEntry[] | 'unknown' | null;
  /** The open requirements. */
  readonly requirements: readonly TurnoverRequirement[];
  /** The active bonuses. */
  readonly bonuses: readonly Bonus[];
  /** The latest withdrawals, of every status. */
  readonly orders: readonly WithdrawOrder[];
  /** Null where the operator has no points, and until they are known. */
  readonly points: number | null;
}

/**
 * The one account of a player's money (MEM-02a), line by line: free, bound, in play, on its way out, in red envelopes that
 * wait, with vendors, of bonuses, and the points. Every amount is the platform's; nothing is added up here. Lines without money are left out, but
 * what can be withdrawn.
 */
export function positionOf(parts: PositionParts): readonly PositionLine[] {
  const { balance, requirements, bonuses, points } = parts;
  const { sumBalance, withdrawable, bound = [], inPlay, held, envelopes, bonus } = balance;
  return [
    withdrawable === undefined ? { kind: 'playable', amount: sumBalance } : { kind: 'free', amount: withdrawable },
    ...bound.map(({ requirementId, amount }): PositionLine => ({
      kind: 'bound',
      id: requirementId,
      amount,
      requirement: requirements.find(({ id }) => id === requirementId) ?? null,
      bonus: bonuses.find((each) => each.requirementId === requirementId) ?? null,
    })),
    ...amountLine('inPlay', inPlay),
    ...heldLine(held, parts.orders),
    ...amountLine('envelopes', envelopes),
    // Part of what can be played with: beside that sum they would be counted twice by eye.
    ...(withdrawable === undefined ? [] : vendorLines(parts.wallets)),
    ...amountLine('bonus', bonus),
    ...(points === null ? [] : [{ kind: 'points', count: points } as const]),
  ];
}

const amountLine = (kind: 'inPlay' | 'envelopes' | 'bonus', amount: Amount | undefined): readonly PositionLine[] =>
  amount === undefined || isZero(amount) ? [] : [{ kind, amount }];

const heldLine = (amount: Amount | undefined, orders: readonly WithdrawOrder[]): readonly PositionLine[] =>
  amount === undefined || isZero(amount)
    ? []
    : [{ kind: 'held', amount, orders: orders.filter(({ next }) => next !== null) }];

function vendorLines(wallets: PositionParts['wallets']): readonly PositionLine[] {
  if (wallets === null) return [];
  if (wallets === 'unknown') return [{ kind: 'vendor', id: '', name: null, amount: null }];
  return wallets
    .filter(({ id, balance }) => id !== mainWallet && (balance === null || !isZero(balance)))
    .map(({ id, name, balance }) => ({ kind: 'vendor', id, name, amount: balance }));
}
