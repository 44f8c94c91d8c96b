import type { LocalText } from '../language.ts';

/** A prize of the wheel. */
export interface PrizeSettings {
  readonly id: string;
  readonly name: LocalText;
  /** Null for points, and for no prize. */
  readonly satang: number | null;
  /** Whole points; absent for money, and for no prize. */
  readonly points?: number;
  readonly wagerTimes: number;
  /** In hundredths of a per cent. */
  readonly chance: number;
}

/** What the operator decides about the wheel (GEN-04h, LCK-02). */
export interface RaffleSettings {
  readonly promotionId: string;
  /** Their chances are 10,000 together. */
  readonly prizes: readonly PrizeSettings[];
  /** How long a prize waits in the reward centre. */
  readonly prizeDays: number;
}

const prize = (baht: number, chance: number, wagerTimes = 0): PrizeSettings => ({
  id: `credit-${baht}`,
  name: {
    th: `เครดิต ${baht.toLocaleString('en')} บาท`,
    en: `${baht.toLocaleString('en')} baht credit`,
  },
  satang: baht * 100,
  wagerTimes,
  chance,
});

const pointsPrize = (points: number, chance: number): PrizeSettings => ({
  id: `points-${points}`,
  name: { th: `${points} คะแนน`, en: `${points} points` },
  ...{ satang: null, points, wagerTimes: 0, chance },
});

export const raffle: RaffleSettings = {
  promotionId: 'lotus-wheel',
  prizes: [
    prize(5, 36_00),
    prize(10, 27_00),
    pointsPrize(200, 18_00),
    prize(50, 10_00),
    prize(100, 6_00, 1),
    prize(500, 2_50, 1),
    prize(2_000, 50, 1),
  ],
  prizeDays: 7,
};
