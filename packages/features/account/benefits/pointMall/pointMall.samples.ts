import { ok } from '#api/errors.ts';
import type { OwnFreeRounds } from '#api/freeRounds.ts';
import type { PointReward } from '#api/pointReward.ts';
import {
  type PointConfigValue,
  type PointRedemption,
  type PointTransaction,
  pointConfig,
  pointRewards,
} from '#api/points.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { type Globals, given, sampleNoon, sampleOf, codeOf } from '#storybook/sampleOf.ts';
import { samplePassword } from '../../money/withdraw/withdraw.samples.ts';
import { sampleDays, sampleList } from '../../records/statement/records.samples.ts';
import type { PointHistoryProps, PointMallScreenProps } from './pointMall.types.ts';

const words = { th: { box: 'กล่องของขวัญ', soldOut: 'ของหมด' }, en: { box: 'Gift box', soldOut: 'Sold out' } };

export const noon = sampleNoon;
const at = (minutes: number): string => new Date(noon - minutes * 60_000).toISOString();

const shopOf = (globals: Globals): readonly PointReward[] =>
  sampleOf(pointRewards, { pageNo: 1, pageSize: 20 }, globals).list;
const rewardOf = (globals: Globals, id: string): PointReward => given(shopOf(globals).find((each) => each.id === id));

/** The mug, of which there are enough. */
export const sampleReward = (globals: Globals, change: Partial<PointReward> = {}): PointReward => ({
  ...rewardOf(globals, 'mug'),
  ...change,
});

/** The reward that gives free rounds. */
export const sampleSpins = (globals: Globals): PointReward => rewardOf(globals, 'spins-20');

/** Twenty free rounds, eight of which were played. */
export const sampleFreeRounds = (globals: Globals, change: Partial<OwnFreeRounds> = {}): OwnFreeRounds => {
  const { days: _, ...game } = given(sampleSpins(globals).freeRounds);
  return { ...game, ...{ left: 12, won: '34.00', state: 'open', endsAt: at(-7 * 24 * 60) }, ...change };
};

/** What the shop of the sandbox does not have: sold out, and within the points but for a sum that is missing. */
const odd: Readonly<Record<string, Partial<PointReward>>> = {
  umbrella: { availableQuantity: 0 },
  'power-bank': { pointsRequirement: 1_000 },
};

/** One reward of each drawing and state. */
export const sampleRewards = (globals: Globals): PointReward[] => [
  ...shopOf(globals).map((each) => ({ ...each, ...odd[each.id] })),
  sampleReward(globals, {
    ...{ id: 'gift', name: words[codeOf(globals)].box, drawing: 'gift' },
    ...{ redeemLeft: 0, endsAt: at(-3_000) },
  }),
];

/** Three types of the sandbox and one that the site does not know; a part of the day's limit is used. */
export function sampleConfig(globals: Globals): PointConfigValue {
  const { rules, convert, ...rest } = sampleOf(pointConfig, {}, globals);
  const unknown = { type: { other: 'TOURNAMENT' }, per: '50.00', points: 2, dailyCap: 10, note: '' };
  return { ...rest, rules: [...rules.slice(0, 3), unknown], convert: { ...given(convert), leftToday: 3_000 } };
}

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
  name: sampleReward(globals).name,
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

/** Story props: four changes of points, one of a type that the site does not know. */
export const sampleHistory = (): PointHistoryProps => ({
  days: sampleDays(),
  list: sampleList(),
  page: ready({
    list: [
      sampleChange(),
      sampleChange({ reference: 'P1', type: 'redeem', changed: -900, balance: 1_198, paid: null, remark: 'P1' }),
      sampleChange({ reference: 'D1', type: 'deposit', changed: 1, balance: 2_098, paid: '500.00' }),
      sampleChange({ reference: 'X1', type: { other: 'TOURNAMENT' }, changed: 7, balance: 2_097, paid: null }),
    ],
    totalPages: 1,
  }),
  filter: { type: '' },
  onFilter: () => {},
});

const ignore = (): void => {};
/** Story props: a member with 1,200 points in the shop. */
export const sampleMall = (globals: Globals): PointMallScreenProps => ({
  closed: null,
  tab: 'shop',
  hrefFor: (tab) => (tab === 'shop' ? '/pointMall' : `/pointMall?tab=${tab}`),
  role: 'member',
  balance: ready({ points: 1_200, inProcess: 900 }),
  rewards: ready({ list: sampleRewards(globals), totalPages: 1 }),
  rewardsPage: 1,
  config: ready(sampleConfig(globals)),
  History: () => null,
  playHref: () => '/game?vassalage=CHDA&gameType=RNG&nodeId=104777',
  redemptions: {
    page: ready({
      list: [
        sampleRedemption(globals),
        sampleRedemption(globals, { reference: 'P2', status: 'Approved', quantity: 2, points: 1_800 }),
        sampleRedemption(globals, {
          ...{ reference: 'P3', status: 'Rejected', remark: words[codeOf(globals)].soldOut },
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
  redeem: flowIn({ status: 'idle' }),
  convert: flowIn({ status: 'idle' }),
  password: samplePassword(),
  homeHref: '/',
  onEnter: ignore,
  onRedeem: ignore,
  onConvert: ignore,
  onQuantity: ignore,
  onDelivery: ignore,
  onCheck: () => true,
  onConfirm: async () => ok(null),
  onDismiss: ignore,
  onRewardsPage: ignore,
  onSupport: undefined,
});
