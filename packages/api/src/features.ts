/** A feature that the operator switches in the whitelabel tree. */
export interface FeatureSwitch {
  /** The name of its node. A deployment whose platform uses another name states it here. */
  readonly modId: string;
  /** The pages that close with it: those of the centres by the platform's names, those of the site by their routes'. */
  readonly pages?: readonly string[];
  /** Whether the feature is offered where the tree has no such node. `off` for what moves money between people. @default 'on' */
  readonly missing?: 'on' | 'off';
  /** A break of the player closes its pages and its operations, because it is about what play brings (RSP-03). */
  readonly inBreak?: 'closed';
}

/**
 * The switch of each feature with the pages that close with it (GEN-06e, FLG-02). My account, the records and the
 * notifications have none: they are always offered. The operations that close with a feature name it in their
 * documentation: the platform refuses them while it is off and, where a break closes its pages, during a break.
 */
export const featureFlags = {
  WALLET: { modId: 'WALLET', pages: ['transferFund'] },
  DEPOSIT: { modId: 'DEPOSIT', pages: ['depositv2'] },
  WITHDRAW: { modId: 'WITHDRAW', pages: ['withdraw'] },
  TRANSFERUP: { modId: 'TRANSFERUP', pages: ['transferUpline'], missing: 'off' },
  PROFIT: { modId: 'PROFIT', pages: ['personalProfit'] },
  BONUSES: { modId: 'BONUSES', pages: ['bonusDetails'] },
  REWARDS: { modId: 'REWARDS', pages: ['rewardCenter'], inBreak: 'closed' },
  REFERRAL: { modId: 'REFERRAL', pages: ['referral'], inBreak: 'closed' },
  MISSIONS: { modId: 'MISSIONS', pages: ['missionLeaderboard'], inBreak: 'closed' },
  REDENVELOPE: { modId: 'REDENVELOPE', pages: ['redEnvelope'], inBreak: 'closed' },
  WHEEL: { modId: 'WHEEL', pages: ['wheel'], inBreak: 'closed' },
  REBATE: { modId: 'MANPLAYREB3', pages: ['manualRebate'], missing: 'off' },
  MESSAGES: { modId: 'MESSAGES', pages: ['messageV2'] },
  FEEDBACK: { modId: 'FEEDBACK' },
  LIMITS: { modId: 'LIMITS', pages: ['limits'] },
  POINTS: { modId: 'POINTS', pages: ['pointMall'] },
  VIP: { modId: 'VIP', pages: ['vip'] },
  AGENTCENTRE: {
    modId: 'AGENTCENTRE',
    pages: [
      ...['agentHome', 'agentAnnouncement', 'agentTeamOverview', 'registerCenter', 'teamManagement', 'teamBetting'],
      ...[
        'userProfit',
        'myIncome',
        'statement',
        'givenEnvelopes',
        'transactionDetails',
        'dividend',
        'dailySalary',
        'hourlySalary',
        'realTimeSalary',
        'assistants',
      ],
    ],
  },
  AGENTREGISTER: { modId: 'AGENTREGISTER', pages: ['registerCenter'] },
  AGENTTEAM: { modId: 'AGENTTEAM', pages: ['teamManagement', 'givenEnvelopes'] },
  AGENTBETS: { modId: 'AGENTBETS', pages: ['teamBetting'] },
  AGENTPROFIT: { modId: 'AGENTPROFIT', pages: ['userProfit'] },
  AGENTINCOME: { modId: 'AGENTINCOME', pages: ['myIncome'] },
  AGENTSTATEMENT: { modId: 'AGENTSTATEMENT', pages: ['statement'] },
  AGENTTRANSACTIONS: { modId: 'AGENTTRANSACTIONS', pages: ['transactionDetails'] },
} as const satisfies Record<string, FeatureSwitch>;
export type FeatureName = keyof typeof featureFlags;
