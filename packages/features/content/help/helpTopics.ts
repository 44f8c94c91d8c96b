import type { FeatureName } from '#api/features.ts';
import type { WhitelabelNode } from '#api/system.ts';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { isFeatureOn, isPageOn } from '#core/site/switches.ts';

/** What a section of the help is about. */
export interface HelpTopic {
  /** Its switch (FLG-02). A section whose feature is off is not shown. @default always shown */
  readonly feature?: FeatureName;
  /** The page of the member centre that the section opens. */
  readonly page?: MemberPage;
  /** The page of the site that the section opens. */
  readonly route?: 'pointMall' | 'vip' | 'promotions' | 'home';
}

/** The topics by the anchor of their section. A section that is not named here is always shown. */
export const helpTopics: Readonly<Record<string, HelpTopic>> = {
  account: { page: 'securityCenter' },
  deposit: { feature: 'DEPOSIT', page: 'depositv2' },
  withdraw: { feature: 'WITHDRAW', page: 'withdraw' },
  wallet: { feature: 'WALLET', page: 'transferFund' },
  transfers: { feature: 'TRANSFERUP', page: 'transferUpline' },
  records: { page: 'personalHistoryCopy' },
  profit: { feature: 'PROFIT', page: 'personalProfit' },
  rebate: { feature: 'REBATE', page: 'manualRebate' },
  rewards: { feature: 'REWARDS', page: 'rewardCenter' },
  promotions: { route: 'promotions' },
  missions: { feature: 'MISSIONS', page: 'missionLeaderboard' },
  bonuses: { feature: 'BONUSES', page: 'bonusDetails' },
  points: { feature: 'POINTS', route: 'pointMall' },
  vip: { feature: 'VIP', route: 'vip' },
  referral: { feature: 'REFERRAL', page: 'referral' },
  envelopes: { feature: 'REDENVELOPE', page: 'redEnvelope' },
  wheel: { feature: 'WHEEL', page: 'wheel' },
  rules: { route: 'home' },
  responsible: { page: 'limits' },
  messages: { feature: 'MESSAGES', page: 'messageV2' },
};

/** Whether the operator offers what a section is about (RT-10d). */
export function isTopicOffered(nodes: readonly WhitelabelNode[], id: string): boolean {
  const feature = helpTopics[id]?.feature;
  return feature === undefined || isFeatureOn(nodes, feature);
}

/** The page of the member centre that a section opens; null for none, or one that the operator does not offer. */
export function memberPageOf(nodes: readonly WhitelabelNode[], id: string): MemberPage | null {
  const page = helpTopics[id]?.page;
  return page !== undefined && isPageOn(nodes, page) ? page : null;
}
