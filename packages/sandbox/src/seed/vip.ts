import type { LocalText } from '../language.ts';

/** A club level. Sums are in satang, over `vip.days` before a review. */
export interface VipLevelSettings {
  readonly rank: number;
  readonly name: LocalText;
  readonly needs: { readonly depositSatang: number; readonly validBetSatang: number } | null;
  readonly keeps: { readonly depositSatang: number; readonly validBetSatang: number } | null;
}

export interface VipSettings {
  readonly days: number;
  /** From the lowest to the highest. */
  readonly levels: readonly VipLevelSettings[];
}

const sums = (depositBaht: number, validBetBaht: number) => ({
  depositSatang: depositBaht * 100,
  validBetSatang: validBetBaht * 100,
});

/** A deposit is asked for to reach a level, never to keep one. */
export const vip: VipSettings = {
  days: 30,
  levels: [
    { rank: 0, name: { th: 'สมาชิก', en: 'Member' }, needs: null, keeps: null },
    { rank: 1, name: { th: 'ระดับทองแดง', en: 'Bronze' }, needs: sums(500, 5_000), keeps: sums(0, 2_000) },
    { rank: 2, name: { th: 'ระดับเงิน', en: 'Silver' }, needs: sums(2_000, 20_000), keeps: sums(0, 8_000) },
    { rank: 3, name: { th: 'ระดับทอง', en: 'Gold' }, needs: sums(5_000, 50_000), keeps: sums(0, 15_000) },
    { rank: 4, name: { th: 'ระดับแพลทินัม', en: 'Platinum' }, needs: sums(20_000, 200_000), keeps: sums(0, 80_000) },
    { rank: 5, name: { th: 'ระดับเพชร', en: 'Diamond' }, needs: sums(50_000, 500_000), keeps: sums(0, 200_000) },
  ],
};
