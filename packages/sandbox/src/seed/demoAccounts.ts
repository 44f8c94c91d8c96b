import type { ScenarioName } from '../scenarioNames.ts';

/**
 * The accounts that `npm start` names, and what it says of each. `demoAccounts.test.ts` checks every sentence on the
 * platform.
 */
export const demoAccounts = {
  demo: ['member', 'has played for 30 days', 'has requirements that ended', 'has free spins left'],
  agent: ['agent of type 1', 'has a downline', 'can transfer to it', 'a contract waits', 'has given red envelopes'],
  somchai: ['member', 'has an upline', 'can transfer to it'],
  trial: ['trial account'],
  newbie: ['first sign-in', 'has no money'],
  expired: ['has an expired password'],
  faraway: ['needs a second factor'],
  cashout: ['can withdraw at once'],
  wagering: ['still has to wager before it can withdraw', 'has a bonus that can be given up'],
  awaiting: ['waits for a withdrawal to arrive'],
  nok: ['agent of type 2', 'has an upline', 'a contract waits'],
  anong: ['agent of type 41'],
  wichai: ['agent of type 42'],
  assistant: ['assistant of an agent', 'sees the team of that agent', 'can write to it', 'cannot touch money'],
  krit: ['member', 'has excluded themselves from play'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a command line says of some other scenarios. */
export const demoStates = {
  vendorBreak: 'two vendors on a break',
  resting: 'players on a break',
  contracts: 'agents with offers that wait',
  agentTeam: 'an agent with 400 accounts below',
  dividends: 'an agent who was paid a dividend of each period',
} as const satisfies { readonly [Name in ScenarioName]?: string };
