import type { LocalText } from '../language.ts';

/** A club level. Sums are in satang, over `vip.days` before a review. */
export interface VipLevelSettings {
  readonly rank: number;
  readonly name: LocalText;
  readonly needs: { readonly depositSatang: number; readonly validBetSatang: number } | null;
  readonly keeps: { readonly depositSatang: number; readonly validBetSatang: number } | null;
  /** Waits in the reward centre once the level is reached for the first time, and binds nothing; 0 for none. */
  readonly giftSatang: number;
  /** The rebate on a bet, in per cent of the usual one. @default 100 */
  readonly rebatePercent?: number;
  /** A question is answered within so many hours. @default the hours of customer service */
  readonly answerHours?: number;
}

export interface VipSettings {
  readonly days: number;
  /** A level falls only when the member was told so many days before. */
  readonly noticeDays: number;
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
  noticeDays: 14,
  levels: [
    { rank: 0, name: { th: 'สมาชิก', en: 'Member' }, needs: null, keeps: null, giftSatang: 0 },
    ...[
      { rank: 1, name: { th: 'ระดับทองแดง', en: 'Bronze' }, needs: sums(500, 5_000), keeps: sums(0, 2_000), gift: 50 },
      { rank: 2, name: { th: 'ระดับเงิน', en: 'Silver' }, needs: sums(2_000, 20_000), keeps: sums(0, 8_000), gift: 100 },
      { rank: 3, name: { th: 'ระดับทอง', en: 'Gold' }, needs: sums(5_000, 50_000), keeps: sums(0, 15_000), gift: 300 },
      {
        ...{ rank: 4, name: { th: 'ระดับแพลทินัม', en: 'Platinum' }, gift: 1_000, rebatePercent: 110, answerHours: 8 },
        ...{ needs: sums(20_000, 200_000), keeps: sums(0, 80_000) },
      },
      {
        ...{ rank: 5, name: { th: 'ระดับเพชร', en: 'Diamond' }, gift: 3_000, rebatePercent: 125, answerHours: 2 },
        ...{ needs: sums(50_000, 500_000), keeps: sums(0, 200_000) },
      },
    ].map(({ gift, ...level }) => ({ ...level, giftSatang: gift * 100 })),
  ],
};
