/** A feature that the operator switches in the whitelabel tree. */
export interface FeatureSwitch {
  /** The name of its node. A deployment whose platform uses another name states it here. */
  readonly modId: string;
  /** The page of the member centre or the agent centre that it switches, by the platform's name. */
  readonly page?: string;
  /** Whether the feature is offered where the tree has no such node. `off` for what moves money between people. @default 'on' */
  readonly missing?: 'on' | 'off';
}

/**
 * The switch of each feature (GEN-06e, FLG-02). My account and the records have none: they are always offered. While a
 * feature is off, the platform refuses the operations that name it in their documentation.
 */
export const featureFlags = {
  WALLET: { modId: 'WALLET', page: 'transferFund' },
  DEPOSIT: { modId: 'DEPOSIT', page: 'depositv2' },
  WITHDRAW: { modId: 'WITHDRAW', page: 'withdraw' },
  TRANSFERUP: { modId: 'TRANSFERUP', page: 'transferUpline', missing: 'off' },
  PROFIT: { modId: 'PROFIT', page: 'personalProfit' },
  BONUSES: { modId: 'BONUSES', page: 'bonusDetails' },
  REWARDS: { modId: 'REWARDS', page: 'rewardCenter' },
  REFERRAL: { modId: 'REFERRAL', page: 'referral' },
  MISSIONS: { modId: 'MISSIONS', page: 'missionLeaderboard' },
  REDENVELOPE: { modId: 'REDENVELOPE', page: 'redEnvelope' },
  WHEEL: { modId: 'WHEEL', page: 'wheel' },
  REBATE: { modId: 'MANPLAYREB3', page: 'manualRebate', missing: 'off' },
  MESSAGES: { modId: 'MESSAGES', page: 'messageV2' },
  FEEDBACK: { modId: 'FEEDBACK' },
  LIMITS: { modId: 'LIMITS', page: 'limits' },
  POINTS: { modId: 'POINTS' },
  VIP: { modId: 'VIP' },
  AGENTCENTRE: { modId: 'AGENTCENTRE' },
  AGENTREGISTER: { modId: 'AGENTREGISTER', page: 'registerCenter' },
  AGENTTEAM: { modId: 'AGENTTEAM', page: 'teamManagement' },
  AGENTBETS: { modId: 'AGENTBETS', page: 'teamBetting' },
  AGENTPROFIT: { modId: 'AGENTPROFIT', page: 'userProfit' },
  AGENTINCOME: { modId: 'AGENTINCOME', page: 'myIncome' },
  AGENTTRANSACTIONS: { modId: 'AGENTTRANSACTIONS', page: 'transactionDetails' },
} as const satisfies Record<string, FeatureSwitch>;
export type FeatureName = keyof typeof featureFlags;
