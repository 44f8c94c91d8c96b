/** The groups of events, which a member switches on and off by channel. */
export const eventGroups = ['bets', 'money', 'rewards', 'messages', 'protection', 'security', 'team'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** The groups that no member can switch off on the screen: what protects the player and the account. */
export const fixedGroups = ['protection', 'security'] as const satisfies readonly EventGroup[];

/** How the site treats the events of a kind. */
export interface EventKindRule {
  readonly group: EventGroup;
  /** `byResult`: positive only where the win is more than the stake, neutral otherwise. */
  readonly tone: 'neutral' | 'positive' | 'warning' | 'byResult';
  /** When it is announced: `away` where its page is not open; `never` stays in the list of events. */
  readonly toast: 'always' | 'away' | 'never';
  /** The ids of the reads whose answers to the member differ afterwards. */
  readonly changes: readonly string[];
}

const ofBets = ['walletBalance', 'memberBets', 'playStatus'] as const;
/** What tells of itself by a message as well, which the badges count. */
const counted = 'memberPublicState';
const ofDeposits = ['walletBalance', 'depositOrders', 'depositOrder', 'bonusList', counted] as const;
const ofTeam = ['agentOverview', 'agentNotices', counted] as const;

/** Every kind of event that the site knows. The site shows the `label` of another one, without an action. */
export const eventKinds = {
  betSettled: { group: 'bets', tone: 'byResult', toast: 'away', changes: [...ofBets, 'vipLevels'] },
  betReturned: { group: 'bets', tone: 'neutral', toast: 'always', changes: ofBets },
  depositArrived: { group: 'money', tone: 'positive', toast: 'away', changes: ofDeposits },
  depositRejected: { group: 'money', tone: 'warning', toast: 'away', changes: ofDeposits },
  slipChecked: { group: 'money', tone: 'neutral', toast: 'away', changes: ofDeposits },
  withdrawalMoved: {
    group: 'money',
    tone: 'neutral',
    toast: 'away',
    changes: ['walletBalance', 'withdrawOrder', 'withdrawOrders', 'withdrawOptions', counted],
  },
  transferArrived: {
    group: 'money',
    tone: 'positive',
    toast: 'always',
    changes: ['walletBalance', 'memberTransfers', counted],
  },
  walletMoved: {
    group: 'money',
    tone: 'neutral',
    toast: 'away',
    changes: ['walletBalance', 'walletList', 'walletTransfers'],
  },
  rewardReady: { group: 'rewards', tone: 'neutral', toast: 'away', changes: [counted, 'rewardList'] },
  freeRounds: { group: 'rewards', tone: 'neutral', toast: 'away', changes: [counted, 'rewardList'] },
  vipLevel: { group: 'rewards', tone: 'neutral', toast: 'always', changes: [counted, 'vipLevels'] },
  missionDone: { group: 'rewards', tone: 'neutral', toast: 'away', changes: [counted, 'missionSummary'] },
  envelopeOpen: { group: 'rewards', tone: 'neutral', toast: 'away', changes: [counted, 'redEnvelopeList'] },
  message: {
    group: 'messages',
    tone: 'neutral',
    toast: 'away',
    changes: [counted, 'messageUnread', 'messageList'],
  },
  supportAnswer: {
    group: 'messages',
    tone: 'neutral',
    toast: 'away',
    changes: [counted, 'messageUnread', 'ticketList', 'ticketThread'],
  },
  limitNear: { group: 'protection', tone: 'warning', toast: 'always', changes: ['playStatus'] },
  limitReached: { group: 'protection', tone: 'warning', toast: 'always', changes: ['playStatus'] },
  breakEnds: { group: 'protection', tone: 'neutral', toast: 'always', changes: ['playStatus', counted] },
  newDevice: { group: 'security', tone: 'warning', toast: 'always', changes: ['memberSessions', counted] },
  passwordChanged: { group: 'security', tone: 'warning', toast: 'always', changes: ['memberSessions', counted] },
  teamSignUp: { group: 'team', tone: 'neutral', toast: 'never', changes: ofTeam },
  teamFirstDeposit: { group: 'team', tone: 'positive', toast: 'away', changes: ofTeam },
  contractWaits: { group: 'team', tone: 'neutral', toast: 'away', changes: [...ofTeam, 'contractList'] },
  contractEnds: { group: 'team', tone: 'neutral', toast: 'never', changes: [...ofTeam, 'contractList'] },
  teamQuiet: { group: 'team', tone: 'neutral', toast: 'never', changes: ofTeam },
} as const satisfies Readonly<Record<string, EventKindRule>>;
export type EventKind = keyof typeof eventKinds;
