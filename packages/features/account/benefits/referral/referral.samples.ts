import { type InvitedFriend, type ReferralRule, referralInfo } from '#api/referral.ts';
import { ready } from '#core/data/remote.ts';
import en from '#locales/en/referral.json';
import th from '#locales/th/referral.json';
import { type Globals, given, sampleOf } from '#storybook/sampleOf.ts';
import type { ReferralScreenProps, ReferralView } from './referral.types.ts';

export const messagesOf = ({ language }: Globals) => (language === 'en' ? en : th);

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

export const sampleFriend = (change: Partial<InvitedFriend> = {}): InvitedFriend => ({
  id: 'one',
  name: 'be***n',
  signedUpAt: '2026-03-03T03:20:00Z',
  until: '2026-04-02T03:20:00Z',
  state: 'signedUp',
  earned: null,
  ...change,
});

/** A friend in every state, and one in a state that the site does not know. */
export const sampleFriends: readonly InvitedFriend[] = [
  sampleFriend(),
  sampleFriend({ id: 'two', name: 'wa***i', state: 'deposited' }),
  sampleFriend({ id: 'three', name: 'su***a', state: 'qualified', earned: '120.00' }),
  sampleFriend({ id: 'four', name: 'fa***9', state: 'excluded' }),
  sampleFriend({ id: 'five', name: 'pr***a', state: 'ended' }),
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
