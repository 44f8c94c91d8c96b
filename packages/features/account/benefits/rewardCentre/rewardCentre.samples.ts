import { ready } from '#core/data/remote.ts';
import { flowIn } from '#core/flow/flow.samples.ts';
import en from '#locales/en/rewardCentre.json';
import th from '#locales/th/rewardCentre.json';
import type { RewardCentreScreenProps, RewardView } from './rewardCentre.types.ts';

type Globals = { readonly language?: unknown };
const isEnglish = ({ language }: Globals): boolean => language === 'en';
export const messagesOf = (globals: Globals) => (isEnglish(globals) ? en : th);

/** A gift of ฿50 that binds nothing. */
export const sampleReward = (change: Partial<RewardView> = {}): RewardView => ({
  id: 'gift',
  kind: 'gift',
  name: 'Gift',
  text: '',
  amount: '50.00',
  points: null,
  freeRounds: null,
  requirement: null,
  state: 'claimable',
  progress: null,
  endsAt: '2026-03-08T16:59:00Z',
  takenAt: null,
  reference: null,
  reason: null,
  image: null,
  href: null,
  claim: 'here',
  ...change,
});

/** Three rewards that wait: one binds ฿500 on slots. */
export const sampleWaiting = (globals: Globals): readonly RewardView[] => {
  const [gift, slots, mission] = isEnglish(globals)
    ? ['Loy Krathong gift', 'Weekly slots bonus', 'Live casino']
    : ['ของขวัญลอยกระทง', 'โบนัสสล็อตประจำสัปดาห์', 'ภารกิจคาสิโนสด'];
  return [
    sampleReward({ id: 'free', name: gift }),
    sampleReward({ id: 'mission', kind: 'mission', name: mission, amount: '15.00' }),
    sampleReward({
      id: 'bound',
      name: slots,
      amount: '100.00',
      requirement: { amount: '500.00', gameTypes: ['RNG', { other: 'BINGO' }] },
    }),
  ];
};

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
