import type { WalletBalanceValue } from '#api/member.ts';
import type { Amount } from '#api/primitives.ts';
import { toSatang } from '#core/format/money.ts';

/** Where the player's money can be, in the order of the page. */
export const moneyParts = ['free', 'inPlay', 'bonus', 'held'] as const;
export type MoneyPartKey = (typeof moneyParts)[number];

/** A part of the player's money. */
export interface MoneyPart {
  readonly key: MoneyPartKey;
  readonly amount: Amount;
  /** Its share of all parts, in whole per cent; at least 1 for a part that is not zero. */
  readonly percent: number;
}

/** Returns the parts that the platform states, each with its share. What is not stated is left out, never shown as zero. */
export function partsOf(value: WalletBalanceValue): readonly MoneyPart[] {
  const amounts: Readonly<Record<MoneyPartKey, Amount | undefined>> = {
    free: value.sumBalance,
    inPlay: value.inPlay,
    bonus: value.bonus,
    held: value.held,
  };
  const known = moneyParts.flatMap((key) => {
    const amount = amounts[key];
    return amount === undefined ? [] : [{ key, amount, satang: positive(toSatang(amount)) }];
  });
  const total = known.reduce((sum, { satang }) => sum + satang, 0n);
  return known.map(({ key, amount, satang }) => ({ key, amount, percent: percentOf(satang, total) }));
}

/** A debt has no share. */
const positive = (satang: bigint): bigint => (satang > 0n ? satang : 0n);

function percentOf(satang: bigint, total: bigint): number {
  if (satang === 0n) return 0;
  return Math.max(1, Number((satang * 100n) / total));
}
