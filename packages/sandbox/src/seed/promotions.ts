import type { GameType } from '#api/primitives.ts';
import type { LocalText } from '../language.ts';
import type { BannerArt } from './banners.ts';
import { promotionTexts } from './promotionTexts.ts';

/** What a reward binds once it is taken: `times` its sum, wagered within `days`. Without game types, all count. */
export interface BonusTerms {
  readonly times: number;
  readonly days: number;
  /** The largest stake that counts; absent where each counts. */
  readonly mostStakeSatang?: number;
  readonly gameTypes: readonly GameType[];
}

/**
 * What has to be done, and what it is worth. Sums are in satang.
 * - `deposit`: the first deposit after joining that is large enough adds a part of itself. `newcomers`: for members who have
 *   never deposited.
 * - `wager`: valid bets of some game types after joining.
 * - `application`: the operator looks at what the member has sent.
 * - `ranking`: the members with the most valid bets share prizes when the week is over.
 */
export type PromotionRule =
  | {
      readonly kind: 'deposit';
      readonly newcomers: boolean;
      readonly fromSatang: number;
      readonly percent: number;
      readonly mostSatang: number;
      readonly bonus: BonusTerms;
    }
  | {
      readonly kind: 'wager';
      readonly gameTypes: readonly GameType[];
      readonly targetSatang: number;
      readonly rewardSatang: number;
    }
  | {
      readonly kind: 'application';
      readonly remark: boolean;
      readonly files: number;
      readonly rewardSatang: number;
    }
  | {
      readonly kind: 'ranking';
      readonly gameTypes: readonly GameType[];
      readonly prizesSatang: readonly number[];
    };

/** A promotion of the demo operator. */
export interface SeedPromotion {
  readonly id: string;
  /** TXT-03: the category. */
  readonly type: string;
  readonly title: LocalText;
  /** Rich text, marked as a demonstration. */
  readonly content: LocalText;
  /** Null where there is nothing to join: the text describes a page of the site. */
  readonly rule: PromotionRule | null;
  /** How often a member can take part. A week is Monday to Sunday. @default 'account' */
  readonly per?: 'account' | 'week';
  /** Its first day, in days from today. @default it has begun */
  readonly beginsInDays?: number;
  /** Its last day, in days from today; null for no end. Not for those of a week. */
  readonly endsInDays: number | null;
  /** The switch of the page that its text describes. It is not listed where the operator has switched that off. */
  readonly needs?: string;
  /** A service that its text is about. It is listed only where the operator has that. */
  readonly onlyWith?: string;
  readonly art: BannerArt;
}

export interface PromotionSettings {
  readonly list: readonly SeedPromotion[];
  /** Refuses a second reward that has to be wagered while another one is. */
  readonly oneBonus: boolean;
}

const baht = (sum: number): number => sum * 100;

type Row = Omit<SeedPromotion, 'id' | 'title' | 'content'>;

/** Under the same keys as their texts, in the operator's order. */
const rows: Readonly<Record<keyof typeof promotionTexts, Row>> = {
  firstDeposit: {
    type: 'Deposit',
    rule: {
      kind: 'deposit',
      newcomers: true,
      fromSatang: baht(300),
      percent: 50,
      mostSatang: baht(1_500),
      bonus: { times: 8, days: 14, mostStakeSatang: baht(200), gameTypes: ['RNG', 'FISH'] },
    },
    endsInDays: 27,
    art: { title: { th: 'ฝากครั้งแรก', en: 'First Deposit' }, motif: 'elephant', palette: 20 },
  },
  goldenSlots: {
    type: 'Slots',
    rule: { kind: 'wager', gameTypes: ['RNG'], targetSatang: baht(2_000), rewardSatang: baht(60) },
    per: 'week',
    endsInDays: null,
    art: { title: { th: 'สปินทอง', en: 'Golden Spins' }, motif: 'gold', palette: 8 },
  },
  liveEvenings: {
    type: 'Live',
    rule: { kind: 'wager', gameTypes: ['LIVE'], targetSatang: baht(3_000), rewardSatang: baht(80) },
    beginsInDays: 3,
    endsInDays: 13,
    art: { title: { th: 'ค่ำคืนคาสิโนสด', en: 'Live Evenings' }, motif: 'moon', palette: 9, scene: 'live' },
  },
  fanPicture: {
    type: 'Sports',
    rule: { kind: 'application', remark: true, files: 1, rewardSatang: baht(50) },
    endsInDays: 20,
    art: { title: { th: 'บอลสุดสัปดาห์', en: 'Weekend Football' }, motif: 'football', palette: 21, scene: 'football' },
  },
  reefHunt: {
    type: 'Fish',
    rule: { kind: 'wager', gameTypes: ['FISH'], targetSatang: baht(1_000), rewardSatang: baht(88) },
    endsInDays: -2,
    art: { title: { th: 'ล่าใต้ทะเล', en: 'Reef Hunt' }, motif: 'sea', palette: 11, scene: 'fishing' },
  },
  cardMasters: {
    type: 'Card',
    rule: {
      kind: 'ranking',
      gameTypes: ['PVP'],
      prizesSatang: [2_000, 1_200, 800, 500, 300, 200, 100, 100, 50, 50].map(baht),
    },
    per: 'week',
    endsInDays: null,
    art: { title: { th: 'เซียนไพ่', en: 'Card Masters' }, motif: 'fire', palette: 16, scene: 'cards' },
  },
  luckyNumbers: {
    type: 'Lotto',
    rule: { kind: 'wager', gameTypes: ['LOTT', 'ELOTT'], targetSatang: baht(500), rewardSatang: baht(50) },
    per: 'week',
    endsInDays: null,
    art: { title: { th: 'เลขนำโชค', en: 'Lucky Numbers' }, motif: 'stars', palette: 15, scene: 'lottery' },
  },
  rebate: {
    type: 'Rebate',
    rule: null,
    endsInDays: null,
    needs: 'MANPLAYREB3',
    art: { title: { th: 'คืนยอดทุกวัน', en: 'Daily Rebate' }, motif: 'garden', palette: 2 },
  },
  points: {
    type: 'Points',
    rule: null,
    endsInDays: null,
    needs: 'POINTS',
    art: { title: { th: 'ร้านแลกคะแนน', en: 'Points Mall' }, motif: 'gems', palette: 19 },
  },
  weeklyDeposit: {
    type: 'Deposit',
    rule: {
      kind: 'deposit',
      newcomers: false,
      fromSatang: baht(500),
      percent: 20,
      mostSatang: baht(500),
      bonus: { times: 5, days: 7, mostStakeSatang: baht(500), gameTypes: [] },
    },
    per: 'week',
    endsInDays: null,
    art: { title: { th: 'สัปดาห์ฝากเงิน', en: 'Deposit Week' }, motif: 'elephant', palette: 2 },
  },
  zalo: {
    type: 'Others',
    rule: null,
    endsInDays: null,
    onlyWith: 'ZALO',
    art: { title: { th: 'Zalo', en: 'Zalo' }, motif: 'stars', palette: 9 },
  },
};

/** All promotions. */
export const promotions: readonly SeedPromotion[] = (Object.keys(rows) as (keyof typeof rows)[]).map((key, at) => ({
  ...rows[key],
  ...promotionTexts[key],
  id: `promo-${at + 1}`,
}));

export const promotionSettings: PromotionSettings = { list: promotions, oneBonus: true };
