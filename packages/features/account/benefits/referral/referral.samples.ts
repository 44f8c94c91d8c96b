import { type InvitedFriend, type ReferralRule, referralInfo, referralList } from '#api/referral.ts';
import { ready } from '#core/data/remote.ts';
import { type Globals, given, sampleOf } from '#storybook/sampleOf.ts';
import type { ReferralScreenProps, ReferralView } from './referral.types.ts';

/** ฿300 deposited and ฿1,000 wagered within 30 days give ฿120, and the friend ฿50 to be wagered. */
export const sampleRule = (change: Partial<ReferralRule> = {}): ReferralRule => ({
  ...given(sampleOf(referralInfo, {}, {}).rule),
  ...change,
});

export const sampleInfo = (globals: Globals, change: Partial<ReferralView> = {}): ReferralView => ({
  ...sampleOf(referralInfo, {}, globals),
  rule: sampleRule(),
  code: 'FAHSAI88',
  link: 'https://kinnari.example/register?referralCode=FAHSAI88',
  totals: { invited: 6, qualified: 1, earned: '120.00' },
  ...change,
});

const page = { pageNo: 1, pageSize: 20 };
const friendsOf = (): readonly InvitedFriend[] => sampleOf(referralList, page, {}, { scenario: 'played' }).list;

export const sampleFriend = (change: Partial<InvitedFriend> = {}): InvitedFriend => ({
  ...given(friendsOf()[0]),
  ...change,
});

/** A friend in every state, and one in a state that the site does not know. */
export const sampleFriends: readonly InvitedFriend[] = [
  ...friendsOf(),
  sampleFriend({ id: 'six', name: 'ni***n', state: { other: 'REVIEW' } }),
];

/** Props of the screen with six friends. */
export const sampleReferral = (globals: Globals): ReferralScreenProps => ({
  info: ready(sampleInfo(globals)),
  friends: ready({ list: sampleFriends, totalPages: 1 }),
  pageNo: 1,
  rewardsHref: '/?centre=rewardCenter',
  canShare: true,
  onShare: () => {},
  onCopy: async () => true,
  onSaveCode: async () => true,
  onPage: () => {},
});
