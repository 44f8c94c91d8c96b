import { rewardList } from '#api/rewards.ts';
import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import { type Globals, given, sampleOf } from '#storybook/sampleOf.ts';
import type { RewardCentreScreenProps, RewardView } from './rewardCentre.types.ts';

const claimable = { tab: 'claimable', pageNo: 1, pageSize: 20 } as const;
function rewardOf(globals: Globals, id: string): RewardView {
  const { list } = sampleOf(rewardList, claimable, globals, { scenario: 'played' });
  const { link: _link, linkRef: _ref, ...reward } = given(list.find((each) => each.id === id));
  return { ...reward, href: null };
}

/** A gift of ฿50 that binds nothing. */
export const sampleReward = (change: Partial<RewardView> = {}): RewardView => ({
  ...rewardOf({}, 'gift-free'),
  id: 'gift',
  ...change,
});

/** Three rewards that wait: one binds ฿500 on slots. */
export const sampleWaiting = (globals: Globals): readonly RewardView[] => [
  { ...rewardOf(globals, 'gift-free'), id: 'free' },
  { ...rewardOf(globals, 'mission-slots-2026-11-16'), id: 'mission' },
  {
    ...rewardOf(globals, 'gift-slots'),
    ...{ id: 'bound', requirement: { amount: '500.00', gameTypes: ['RNG', { other: 'BINGO' }] } },
  },
];

export const sampleCounts = { claimable: 3, active: 2, taken: 0, missed: 1 };

/** Props of the screen with three rewards that wait. */
export const sampleRewardCentre = (globals: Globals): RewardCentreScreenProps => ({
  rewards: ready({ list: sampleWaiting(globals), totalPages: 1, counts: sampleCounts }),
  tab: 'claimable',
  pageNo: 1,
  claim: flowIn({ status: 'idle' }),
  balance: null,
  bonusesHref: '/?centre=bonusDetails',
  onTab: () => {},
  onPage: () => {},
  onClaim: async () => {},
});
