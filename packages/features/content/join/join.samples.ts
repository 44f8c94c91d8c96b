import type { ReferralRule } from '#api/referral.ts';
import { ready } from '#core/data/remote.ts';
import type { Invitation, JoinScreenProps, SiteGains } from './join.types.ts';

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

/** 50% on the first deposit up to ฿1,500, five vendors and three ways to pay. */
export const sampleGains: SiteGains = {
  offer: { title: 'First Deposit', percent: 50, most: '1500.00', times: 8, href: '/promoDetail?id=first' },
  vendors: ['Lantern Works', 'Silk Reel', 'Chada', 'Kickline', 'Pearl Room'],
  payments: ['PromptPay', 'QR', 'TrueMoney'],
};

/** Props of the page of a member's invitation. */
export const sampleJoin: JoinScreenProps = {
  invitation: ready(sampleInvitation()),
  gains: null,
  isMember: false,
  registerHref: '/register?referralCode=FAHSAI88',
  referralHref: '/?centre=referral',
  minAge: 21,
  onRegister: () => {},
};
