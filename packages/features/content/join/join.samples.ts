import type { ReferralRule } from '#api/referral.ts';
import { ready } from '#core/data/remote.ts';
import type { Invitation, JoinScreenProps } from './join.types.ts';

/** ฿300 deposited and ฿1,000 wagered within 30 days give the friend ฿50 to be wagered, and the member ฿120. */
export const sampleRule = (change: Partial<ReferralRule> = {}): ReferralRule => ({
  deposit: '300.00',
  wager: '1000.00',
  days: 30,
  reward: '120.00',
  requirement: null,
  friendReward: '50.00',
  friendRequirement: { amount: '250.00', gameTypes: [] },
  ...change,
});

export const sampleInvitation = (rule: ReferralRule | null = sampleRule()): Invitation => ({
  state: 'valid',
  name: 'de***o',
  byAgent: false,
  picture: '/TCG_PROD_IMAGES/AVATARS/27.svg',
  rule,
});

/** Props of the page of a member's invitation. */
export const sampleJoin: JoinScreenProps = {
  invitation: ready(sampleInvitation()),
  isMember: false,
  registerHref: '/register?referralCode=FAHSAI88',
  referralHref: '/?centre=referral',
  minAge: 21,
  onRegister: () => {},
};
