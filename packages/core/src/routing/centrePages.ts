import type { ScreenRoute } from './routes.ts';

// Apart from the routes, which the first view loads.

/**
 * Pages of the member centre (GEN-04, MEM-01) in the order of its menu, by the names that the platform gives them. A title is the
 * message `memberCentre:pages.<name>` or, without one, `title` in the first namespace of the page.
 */
export const memberPages = {
  securityCenter: { screen: 'account/profile/myAccount/Account', messages: ['memberCentre'] },
  transferFund: { screen: 'account/money/wallet/Wallet', messages: ['wallet', 'memberCentre'] },
  depositv2: { screen: 'account/money/deposit/Deposit', messages: ['deposit'] },
  withdraw: { screen: 'account/money/withdraw/Withdraw', messages: ['withdraw', 'bankAccounts'] },
  transferUpline: { screen: 'account/money/upline/Upline', messages: ['upline'] },
  personalHistoryCopy: { screen: 'account/records/statement/BettingRecord', messages: ['records'] },
  transactionHistory: { screen: 'account/records/statement/AccountRecord', messages: ['records'] },
  personalProfit: { screen: 'account/records/profit/Profit', messages: ['profit', 'records', 'limits'] },
  bonusDetails: { screen: 'account/benefits/bonuses/Bonuses', messages: ['bonuses'] },
  rewardCenter: {
    screen: 'account/benefits/rewardCentre/RewardCentre',
    messages: ['rewardCentre', 'limits', 'memberCentre'],
  },
  referral: { screen: 'account/benefits/referral/Referral', messages: ['referral', 'limits', 'memberCentre'] },
  missionLeaderboard: { screen: 'rewards/missions/Missions', messages: ['missions', 'limits'] },
  messageV2: { screen: 'account/messages/inbox/Messages', messages: ['messages'] },
  notifications: {
    screen: 'account/messages/notifications/Notifications',
    messages: ['notifications', 'events', 'records'],
  },
  manualRebate: { screen: 'account/benefits/rebate/Rebate', messages: ['rebate'] },
  redEnvelope: { screen: 'rewards/envelopes/Envelopes', messages: ['envelopes', 'limits'] },
  wheel: { screen: 'rewards/wheel/Wheel', messages: ['wheel', 'limits'] },
  limits: { screen: 'account/protection/limits/Limits', messages: ['limits'] },
} as const satisfies Record<string, ScreenRoute>;

export type MemberPage = keyof typeof memberPages;

/**
 * Pages of the agent centre (GEN-05, AGT-01) in the order of its menu, by the names that the platform gives them. A title is the
 * message `agentCentre:pages.<name>` or, without one, `title` in the first namespace of the page.
 */
export const agentPages = {
  agentAnnouncement: { screen: 'agent/announcements/Announcements', messages: ['announcements', 'memberCentre'] },
  agentTeamOverview: { screen: 'agent/overview/Overview', messages: ['agentOverview', 'statement', 'records'] },
  registerCenter: {
    screen: 'agent/registration/Registration',
    messages: ['agentRegister', 'agentRates', 'firstPassword', 'memberCentre'],
  },
  teamManagement: { screen: 'agent/team/Team', messages: ['agentTeam', 'agentMany', 'records', 'memberCentre'] },
  teamBetting: { screen: 'agent/betting/Betting', messages: ['agentReports', 'records', 'memberCentre'] },
  userProfit: { screen: 'agent/profit/Profit', messages: ['agentReports', 'statement', 'records', 'memberCentre'] },
  myIncome: { screen: 'agent/income/Income', messages: ['agentReports', 'statement', 'records', 'memberCentre'] },
  statement: { screen: 'agent/statement/Statement', messages: ['statement', 'records', 'memberCentre'] },
  givenEnvelopes: {
    screen: 'agent/givenEnvelopes/GivenEnvelopes',
    messages: ['agentEnvelopes', 'records', 'memberCentre'],
  },
  transactionDetails: {
    screen: 'agent/transactions/Transactions',
    messages: ['agentReports', 'records', 'memberCentre'],
  },
  dividend: {
    screen: 'agent/contracts/Contracts',
    messages: ['contracts', 'agentProgress', 'memberCentre'],
    variant: 'dividend',
  },
  dailySalary: {
    screen: 'agent/contracts/Contracts',
    messages: ['contracts', 'agentProgress', 'memberCentre'],
    variant: 'daily',
  },
  hourlySalary: {
    screen: 'agent/contracts/Contracts',
    messages: ['contracts', 'agentProgress', 'memberCentre'],
    variant: 'hourly',
  },
  realTimeSalary: {
    screen: 'agent/contracts/Contracts',
    messages: ['contracts', 'agentProgress', 'memberCentre'],
    variant: 'realTime',
  },
  assistants: { screen: 'agent/assistants/Assistants', messages: ['assistants', 'firstPassword', 'memberCentre'] },
} as const satisfies Record<string, ScreenRoute>;

export type AgentPage = keyof typeof agentPages;
