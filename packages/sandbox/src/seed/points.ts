import type { RewardDrawing, RewardKind } from '#api/pointReward.ts';
import type { PointType } from '#api/points.ts';
import type { LocalText } from '../language.ts';

/** How points of one type are earned. */
export interface PointRule {
  readonly type: PointType;
  /** So much wagered or deposited, in satang, is `points`. */
  readonly perSatang: number;
  readonly points: number;
  readonly dailyCap: number;
  readonly note: LocalText;
}

/** A reward of the points mall. */
export interface RewardSettings {
  readonly id: string;
  readonly kind: RewardKind;
  readonly name: LocalText;
  readonly text: LocalText;
  readonly drawing: RewardDrawing;
  readonly points: number;
  /** What one pays to the balance, in satang; 0 for other kinds than credit. */
  readonly creditSatang: number;
  /** What one of the kind `spins` gives: rounds of a slot game, by its code, and the days in which to play them. */
  readonly freeRounds?: {
    readonly gameCode: string;
    readonly rounds: number;
    readonly stakeSatang: number;
    readonly days: number;
  };
  /** What has to be deposited or wagered first. */
  readonly requirement: { readonly of: 'deposit' | 'wager'; readonly satang: number; readonly days: number } | null;
  /** The most for one person; null for any number. */
  readonly perPerson: number | null;
  /** How many there are in all; null where they do not run out. */
  readonly stock: number | null;
  /** ms since the epoch; null for no end. */
  readonly endsAt: number | null;
}

/** What the operator decides about points (GEN-04e). */
export interface PointSettings {
  readonly rules: readonly PointRule[];
  /** What play counts for, in per cent, for club ranks from `fromRank` on. */
  readonly factors: readonly { readonly fromRank: number; readonly percent: number }[];
  readonly rewards: readonly RewardSettings[];
  /** Points to money; null for none. `perBaht` points are one baht. */
  readonly convert: {
    readonly perBaht: number;
    readonly min: number;
    readonly maxDay: number;
    readonly choices: readonly number[];
  } | null;
  /** What money from points asks to be wagered before a withdrawal, in per cent of it. */
  readonly turnoverPercent: number;
}

const played: LocalText = {
  th: 'นับเดิมพันที่รู้ผลแล้ว ไม่นับเดิมพันที่ได้คืนเท่าทุน',
  en: 'Settled bets count. A stake that comes back unchanged does not.',
};
const rule = (type: PointType, baht: number, dailyCap: number, note: LocalText = played): PointRule => ({
  type,
  perSatang: baht * 100,
  points: 1,
  dailyCap,
  note,
});

const anyone = { requirement: null, perPerson: null, stock: null, endsAt: null } as const;
const balanceText: LocalText = {
  th: 'เข้ายอดเงินทันที',
  en: 'Added to your balance at once.',
};
const sent: LocalText = {
  th: 'จัดส่งถึงบ้านในประเทศไทย ไม่มีค่าส่ง',
  en: 'Delivered to an address in Thailand at no cost.',
};
const credit = (baht: number, points: number, more: Partial<RewardSettings> = {}): RewardSettings => ({
  id: `credit-${baht}`,
  kind: 'credit',
  name: { th: `เครดิต ${baht} บาท`, en: `฿${baht} credit` },
  text: balanceText,
  drawing: baht < 100 ? 'coins' : 'purse',
  points,
  creditSatang: baht * 100,
  ...anyone,
  ...more,
});
/** Naga Gem City of the demonstration's catalogue. */
const spins: RewardSettings = {
  id: 'spins-20',
  kind: 'spins',
  name: { th: 'ฟรีสปิน 20 รอบ', en: '20 free spins' },
  text: { th: 'เล่นได้ทันทีหลังแลก', en: 'Ready to play at once.' },
  drawing: 'reels',
  points: 380,
  creditSatang: 0,
  freeRounds: { gameCode: 'CHDA-0372', rounds: 20, stakeSatang: 2_00, days: 7 },
  ...anyone,
  perPerson: 3,
};
const goods = (
  id: string,
  drawing: RewardDrawing,
  name: LocalText,
  points: number,
  more: Partial<RewardSettings>,
): RewardSettings => ({ id, kind: 'goods', name, text: sent, drawing, points, creditSatang: 0, ...anyone, ...more });

export const points: PointSettings = {
  rules: [
    rule('slots', 100, 500),
    rule('live', 200, 500),
    rule('poker', 200, 300),
    rule('sports', 200, 500),
    rule('lottery', 200, 200),
    rule('deposit', 500, 20, {
      th: 'นับทุกรายการฝากที่เงินเข้าแล้ว',
      en: 'Every deposit that has arrived counts.',
    }),
  ],
  factors: [
    { fromRank: 0, percent: 100 },
    { fromRank: 2, percent: 110 },
    { fromRank: 3, percent: 120 },
    { fromRank: 4, percent: 130 },
    { fromRank: 5, percent: 150 },
  ],
  rewards: [
    credit(20, 200),
    credit(100, 950, { perPerson: 5 }),
    spins,
    goods('mug', 'mug', { th: 'แก้วเซรามิกลายกินรี', en: 'Ceramic mug with the bird' }, 900, {
      perPerson: 2,
      stock: 40,
    }),
    goods('umbrella', 'umbrella', { th: 'ร่มพับกันแดดกันฝน', en: 'Folding umbrella' }, 1_800, {
      perPerson: 2,
      stock: 12,
    }),
    goods('bag', 'bag', { th: 'กระเป๋าผ้าทอมือ', en: 'Hand-woven bag' }, 2_400, { perPerson: 1, stock: 6 }),
    goods('power-bank', 'powerBank', { th: 'พาวเวอร์แบงก์ 10,000 mAh', en: 'Power bank, 10,000 mAh' }, 5_500, {
      perPerson: 1,
      stock: 3,
      requirement: { of: 'wager', satang: 20_000_00, days: 30 },
    }),
  ],
  convert: { perBaht: 10, min: 100, maxDay: 5_000, choices: [100, 500, 1_000, 2_000, 5_000] },
  turnoverPercent: 100,
};
