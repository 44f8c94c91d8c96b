import type { ScenarioName } from './scenarioNames.ts';
import type * as account from './schema/accounts.ts';
import type * as agents from './schema/agents.ts';
import type * as contracts from './schema/contracts.ts';
import type * as envelopes from './schema/envelopes.ts';
import type * as games from './schema/games.ts';
import type * as inbox from './schema/inbox.ts';
import type { Jackpot } from './schema/jackpot.ts';
import type * as live from './schema/live.ts';
import type * as money from './schema/money.ts';
import type * as out from './schema/moneyOut.ts';
import type * as platform from './schema/platform.ts';
import type { PlayProtection, WaitingRest } from './schema/play.ts';
import type * as points from './schema/points.ts';
import type * as promotions from './schema/promotions.ts';
import type * as push from './schema/push.ts';
import type { RaffleTicket } from './schema/raffle.ts';
import type { MemberReferrals, Referral, ReferralCode } from './schema/referrals.ts';
import type { Reward } from './schema/rewards.ts';
import type { Catalogue } from './seed/catalogue.ts';
import type { SandboxSettings } from './settings.ts';
import type { Store } from './store/store.ts';

/**
 * The tables of the store with the type of their rows. Their names are persisted: renaming one needs a migration.
 */
export type Tables = {
  origin: platform.Origin;
  settings: SandboxSettings;
  helpVotes: inbox.HelpVote;
  members: account.Member;
  sessions: account.Session;
  /** By the token of the session. */
  endedSessions: account.EndedSession;
  memberLogins: account.MemberLogins;
  authenticators: account.Authenticator;
  /** By the id of the credential. */
  passkeys: account.Passkey;
  passkeyTickets: account.PasskeyTicket;
  /** By member. */
  passkeyOwners: account.PasskeyOwner;
  loginFailures: account.LoginFailures;
  tries: account.WrongTries;
  senders: account.SenderUse;
  spentTokens: account.SpentToken;
  captchas: account.Captcha;
  challenges: account.Challenge;
  codes: account.SentCode;
  codeRequests: account.CodeRequests;
  outbox: account.SentMessage;
  tickets: account.Ticket;
  identities: account.Identity;
  knownAddresses: account.KnownAddress;
  secrets: platform.Secret;
  accounts: money.LedgerAccount;
  postings: money.Posting;
  deposits: money.Deposit;
  /** The open orders, under the same keys as `deposits`. */
  waitingDeposits: money.WaitingDeposit;
  /** Only the newest can be open. */
  memberDeposits: platform.MemberReferences;
  favourites: games.MemberGames;
  recents: games.MemberGames;
  launches: games.Launch;
  rounds: games.Round;
  /** The open rounds, under the same keys as `rounds` and `practiceRounds`. */
  waitingRounds: games.WaitingRound;
  /** By member and vendor, see `money/bets.ts`. */
  memberRounds: games.MemberBets;
  latestWins: games.LatestWins;
  jackpot: Jackpot;
  /** Bets on running matches that wait to be taken, under the keys of their rounds to be. */
  heldBets: games.HeldBet;
  /** Rounds without money. They appear in no record and are removed with their launch. */
  practiceRounds: games.Round;
  rebates: money.MemberRebates;
  /** By member and id. */
  rewards: Reward;
  memberRewards: platform.MemberIds;
  /** By member, promotion and period. */
  promotionEntries: promotions.PromotionEntry;
  memberPromotions: platform.MemberKeys;
  /** The applications that wait, under the same keys as `promotionEntries`. */
  waitingApplications: promotions.WaitingApplication;
  /** The open bonuses with an end, under the keys of their requirements in `turnovers`. */
  waitingBonuses: promotions.WaitingBonus;
  /** By the member who has signed up. */
  referrals: Referral;
  memberReferrals: MemberReferrals;
  referralCodes: ReferralCode;
  /** The personal ones, and every rain that a member has opened. */
  envelopes: envelopes.Envelope;
  /** Under the same keys as `envelopes`. */
  envelopeOpenings: envelopes.EnvelopeOpenings;
  memberEnvelopes: platform.MemberIds;
  /** Those of agents, under the same keys as `envelopes`. */
  givenEnvelopes: envelopes.GivenEnvelope;
  memberGivenEnvelopes: platform.MemberReferences;
  /** Those that wait, under the same keys as `givenEnvelopes`. */
  waitingEnvelopes: envelopes.WaitingEnvelope;
  /** By member and id. */
  raffleTickets: RaffleTicket;
  memberTickets: platform.MemberIds;
  profiles: out.MemberProfile;
  paymentPasswords: out.PaymentPassword;
  moneyProofs: out.MoneyProof;
  bankAccounts: out.BankAccount;
  /** The default one first. */
  memberBankAccounts: platform.MemberIds;
  turnovers: out.Turnover;
  memberTurnovers: out.MemberTurnovers;
  turnoverCounts: out.TurnoverCount;
  withdrawals: out.Withdrawal;
  /** The withdrawals that are not final, under the same keys as `withdrawals`. */
  waitingWithdrawals: out.WaitingWithdrawal;
  memberWithdrawals: platform.MemberReferences;
  walletTransfers: out.WalletTransfer;
  /** The pending ones, under the same keys as `walletTransfers`. */
  waitingTransfers: out.WaitingTransfer;
  memberWallets: out.MemberWallets;
  transfers: out.MemberTransfer;
  /** In both directions. */
  memberTransfers: platform.MemberReferences;
  contracts: contracts.Contract;
  /** On both sides. */
  memberContracts: platform.MemberIds;
  /** The contracts that something is due to, under the same keys as `contracts`. */
  contractClocks: contracts.ContractClock;
  /** The settled periods of contracts. */
  salaries: contracts.Salary;
  files: out.UploadedFile;
  depositSlips: out.DepositSlipRow;
  pointAccounts: points.PointAccount;
  pointPostings: points.PointPosting;
  pointStates: points.PointState;
  pointOrders: points.PointOrder;
  /** The orders in process, under the same keys as `pointOrders`. */
  waitingPointOrders: points.WaitingPointOrder;
  memberPointOrders: platform.MemberReferences;
  pointStock: points.PointStock;
  /** By the reference of their redemption. */
  freeRounds: points.FreeRounds;
  memberLevels: points.MemberLevel;
  playProtections: PlayProtection;
  /** The breaks with an end, by member. */
  waitingRests: WaitingRest;
  /** By account; those without a row have rates by their place in the tree. */
  agentRates: agents.AgentRates;
  /** By agent and day. */
  commissions: agents.Commission;
  commissionClock: agents.CommissionClock;
  teamClock: agents.TeamClock;
  /** By code. */
  agentLinks: agents.AgentLink;
  memberLinks: agents.AgentLinks;
  /** By id. */
  agentSelections: agents.Selection;
  /** By agent and account. */
  agentNotes: agents.AgentNote;
  agentViews: agents.AgentViews;
  /** By account. */
  accountPauses: agents.AccountPause;
  /** By the id of the assistant's own account. */
  assistants: agents.Assistant;
  /** By agent. */
  memberAssistants: platform.MemberIds;
  assistantLog: agents.AssistantLogEntry;
  /** The log of each agent. */
  memberAssistantLog: platform.MemberIds;
  agentNoticesSeen: agents.AgentNoticesSeen;
  messages: inbox.InboxMessage;
  /** Deleted ones included. */
  memberMessages: platform.MemberIds;
  /** What players have written to customer service. `tickets` are those of logins. */
  supportTickets: inbox.SupportTicket;
  /** By member and number, the last `mostEvents`. */
  memberEvents: live.MemberEventRow;
  /** By topic of an account, see `live/versions.ts`. */
  liveVersions: live.LiveVersion;
  /** By token. */
  liveTickets: live.LiveTicket;
  /** By member. */
  notifySettings: live.NotifySettings;
  /** By the id of the device. */
  pushDevices: push.PushDevice;
  /** By member. */
  memberPush: push.MemberPush;
  /** Under the keys of their events in `memberEvents`. */
  waitingPushes: push.WaitingPush;
  /** By device and tag, the last `mostSent`. */
  sentPushes: push.SentPush;
  idempotency: platform.IdempotentAnswer;
};

/**
 * The state of a simulated platform: an immutable catalogue, and rows that change in transactions. Plain data, passed to
 * every function that needs it. Two sandboxes share nothing.
 */
export interface Sandbox {
  readonly seed: number;
  readonly scenario: ScenarioName;
  readonly catalogue: Catalogue;
  readonly store: Store<Tables>;
  /** The current settings. Change them with `changeSettings`. */
  readonly settings: SandboxSettings;
  /** ms since the epoch. */
  readonly now: () => number;
  /** A repeatable random number in [0, 1). Secrets use `createToken` instead. */
  readonly random: () => number;
  /** Streams of events are held by push nodes, each of which can lose ten thousand at once. */
  readonly hasPushNodes: boolean;
}

/** The sandbox with its clock set to another time in ms, so that what is written carries that time. */
export const sandboxAt = (sandbox: Sandbox, at: number): Sandbox => ({
  ...sandbox,
  settings: sandbox.settings,
  now: () => at,
});
