import type { OwnFreeRounds } from '#api/freeRounds.ts';
import type { PointReward } from '#api/pointReward.ts';
import type { PointConfigValue, PointRedemption, PointTransaction } from '#api/points.ts';
import { ready } from '#core/data/remote.ts';
import en from '#locales/en/pointMall.json';
import th from '#locales/th/pointMall.json';
import { samplePassword } from '../withdraw/withdraw.samples.ts';
import type { PointHistoryProps, PointMallScreenProps } from './pointMall.types.ts';

export interface Globals {
  readonly language?: unknown;
}
const isEnglish = (globals: Globals): boolean => globals.language === 'en';
export const messagesOf = (globals: Globals) => (isEnglish(globals) ? en : th);

/** Noon in Bangkok. */
export const noon = Date.UTC(2026, 10, 21, 5);
const at = (minutes: number): string => new Date(noon - minutes * 60_000).toISOString();

export const sampleReward = (globals: Globals, change: Partial<PointReward> = {}): PointReward => ({
  id: 'mug',
  name: isEnglish(globals) ? 'Ceramic mug' : 'แก้วเซรามิก',
  text: isEnglish(globals) ? 'Delivered at no cost.' : 'ไม่มีค่าส่ง',
  image: null,
  drawing: 'mug',
  kind: 'goods',
  pointsRequirement: 900,
  amountRequirement: null,
  redeemQuantity: 2,
  redeemLeft: 2,
  availableQuantity: 12,
  turnover: null,
  freeRounds: null,
  endsAt: null,
  ...change,
});

const gameOf = (globals: Globals) => ({
  ...({
    vassalage: 'CHDA',
    gameType: 'RNG',
    nodeId: 104_777,
    stake: '2.00',
    rounds: 20,
    turnoverPercent: 100,
  } as const),
  gameName: isEnglish(globals) ? 'Naga Gem City' : 'เมืองแก้วพญานาค',
  vendorName: isEnglish(globals) ? 'Chada Games' : 'ชฎาเกมส์',
});

/** Twenty free rounds, eight of which were played. */
export const sampleFreeRounds = (globals: Globals, change: Partial<OwnFreeRounds> = {}): OwnFreeRounds => ({
  ...gameOf(globals),
  ...{ left: 12, won: '34.00', state: 'open', endsAt: at(-7 * 24 * 60) },
  ...change,
});

/** The reward that gives free rounds. */
export const sampleSpins = (globals: Globals): PointReward =>
  sampleReward(globals, {
    ...{ ...nothingLimited, id: 'spins', kind: 'spins', drawing: 'reels', pointsRequirement: 380 },
    name: isEnglish(globals) ? '20 free spins' : 'ฟรีสปิน 20 รอบ',
    text: '',
    freeRounds: { ...gameOf(globals), days: 7 },
  });

const nothingLimited = { redeemQuantity: null, redeemLeft: null, availableQuantity: null } as const;

/** One reward of each drawing and state. */
export function sampleRewards(globals: Globals): PointReward[] {
  const english = isEnglish(globals);
  const of = (id: string, name: string, nameTh: string, change: Partial<PointReward>): PointReward =>
    sampleReward(globals, { id, name: english ? name : nameTh, ...change });
  return [
    of('credit-20', '฿20 credit', 'เครดิต 20 บาท', {
      ...{ ...nothingLimited, kind: 'credit', drawing: 'coins', pointsRequirement: 200, turnover: '20.00' },
    }),
    of('credit-100', '฿100 credit', 'เครดิต 100 บาท', {
      ...{ ...nothingLimited, kind: 'credit', drawing: 'purse', pointsRequirement: 950 },
    }),
    sampleSpins(globals),
    sampleReward(globals),
    of('umbrella', 'Folding umbrella', 'ร่มพับ', { drawing: 'umbrella', availableQuantity: 0 }),
    of('bag', 'Woven bag', 'กระเป๋าผ้าทอมือ', { drawing: 'bag', pointsRequirement: 2_400 }),
    of('power-bank', 'Power bank', 'พาวเวอร์แบงก์', {
      drawing: 'powerBank',
      pointsRequirement: 1_000,
      amountRequirement: { of: 'wager', amount: '20000.00', days: 30, done: '12500.00', missing: '7500.00' },
    }),
    of('gift', 'Gift box', 'กล่องของขวัญ', { drawing: 'gift', redeemLeft: 0, endsAt: at(-3_000) }),
  ];
}

export const sampleConfig = (globals: Globals): PointConfigValue => ({
  rules: [
    { type: 'slots', per: '100.00', points: 1, dailyCap: 500, note: noteOf(globals) },
    { type: 'live', per: '200.00', points: 1, dailyCap: 500, note: noteOf(globals) },
    { type: 'deposit', per: '500.00', points: 1, dailyCap: null, note: '' },
    { type: { other: 'TOURNAMENT' }, per: '50.00', points: 2, dailyCap: 10, note: '' },
  ],
  convert: {
    rate: { points: 10, amount: '1.00' },
    min: 100,
    maxDay: 5_000,
    leftToday: 1_500,
    resetsAt: '2026-11-21T17:00:00.000Z',
    choices: [
      { points: 100, amount: '10.00', requirement: '10.00' },
      { points: 1_000, amount: '100.00', requirement: '100.00' },
      { points: 1_400, amount: '140.00', requirement: '140.00' },
      { points: 5_000, amount: '500.00', requirement: '500.00' },
    ],
  },
  neverExpire: true,
});
const noteOf = (globals: Globals): string => (isEnglish(globals) ? 'Settled bets count.' : 'นับเดิมพันที่รู้ผลแล้ว');

export const sampleChange = (change: Partial<PointTransaction> = {}): PointTransaction => ({
  reference: 'R1',
  type: 'slots',
  at: at(3),
  changed: 2,
  balance: 1_200,
  paid: '200.00',
  remark: '',
  ...change,
});

export const sampleRedemption = (globals: Globals, change: Partial<PointRedemption> = {}): PointRedemption => ({
  reference: 'P7M3K9P2QX',
  rewardId: 'mug',
  name: isEnglish(globals) ? 'Ceramic mug' : 'แก้วเซรามิก',
  kind: 'goods',
  quantity: 1,
  points: 900,
  status: 'In Process',
  remark: '',
  freeRounds: null,
  at: at(60),
  steps: [{ status: 'In Process', at: at(60) }],
  ...change,
});

const redeemedSpins = (globals: Globals, reference: string, change: Partial<OwnFreeRounds>): PointRedemption =>
  sampleRedemption(globals, {
    ...{ reference, kind: 'spins', name: sampleSpins(globals).name, points: 380, status: 'Approved' },
    steps: [{ status: 'Approved', at: at(60) }],
    freeRounds: sampleFreeRounds(globals, change),
  });

const ignore = (): void => {};
const history = (): PointHistoryProps => ({
  days: {
    quick: 'week',
    typed: { from: '2026-11-15', to: '2026-11-21' },
    problem: null,
    today: '2026-11-21',
    elsewhere: false,
    onQuick: ignore,
    onDays: ignore,
  },
  list: {
    answered: { from: '2026-11-15', to: '2026-11-21' },
    pageNo: 1,
    refreshing: false,
    filtered: false,
    playHref: '/rng',
    onClearFilters: ignore,
    onPage: ignore,
    onRefresh: ignore,
    onCopy: async () => true,
  },
  page: ready({
    list: [
      sampleChange(),
      sampleChange({ reference: 'P1', type: 'redeem', changed: -900, balance: 1_198, paid: null, remark: 'P1' }),
      sampleChange({ reference: 'D1', type: 'deposit', changed: 1, balance: 2_098, paid: '500.00' }),
      sampleChange({ reference: 'X1', type: { other: 'TOURNAMENT' }, changed: 7, balance: 2_097, paid: null }),
    ],
    totalPages: 1,
  }),
  type: '',
  onType: ignore,
});

/** Story props: a member with 1,200 points in the shop. */
export const sampleMall = (globals: Globals): PointMallScreenProps => ({
  offered: true,
  tab: 'shop',
  hrefFor: (tab) => (tab === 'shop' ? '/pointMall' : `/pointMall?tab=${tab}`),
  role: 'member',
  balance: ready({ points: 1_200, inProcess: 900 }),
  rewards: ready({ list: sampleRewards(globals), totalPages: 1 }),
  rewardsPage: 1,
  config: ready(sampleConfig(globals)),
  history: history(),
  playHref: () => '/game?vassalage=CHDA&gameType=RNG&nodeId=104777',
  redemptions: {
    page: ready({
      list: [
        sampleRedemption(globals),
        sampleRedemption(globals, { reference: 'P2', status: 'Approved', quantity: 2, points: 1_800 }),
        sampleRedemption(globals, {
          ...{ reference: 'P3', status: 'Rejected', remark: isEnglish(globals) ? 'Sold out' : 'ของหมด' },
          steps: [
            { status: 'In Process', at: at(900) },
            { status: 'Rejected', at: at(300) },
          ],
        }),
        redeemedSpins(globals, 'P4', {}),
        redeemedSpins(globals, 'P5', { left: 0, state: 'played' }),
        redeemedSpins(globals, 'P6', { won: '0.00', state: 'lapsed' }),
      ],
      totalPages: 1,
    }),
    pageNo: 1,
    onPage: ignore,
  },
  stop: null,
  draft: null,
  step: { kind: 'none' },
  busy: false,
  password: samplePassword(),
  homeHref: '/',
  onEnter: ignore,
  onRedeem: ignore,
  onConvert: ignore,
  onQuantity: ignore,
  onDelivery: ignore,
  onConfirm: async () => ({ kind: 'sent' }),
  onDismiss: ignore,
  onRepeat: ignore,
  onDone: ignore,
  onRewardsPage: ignore,
  onSupport: undefined,
});
