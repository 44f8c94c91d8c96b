import type * as account from './accountSchema.ts';
import type * as contracts from './agents/contractSchema.ts';
import type * as agents from './agents/rows.ts';
import type * as envelopes from './envelopeSchema.ts';
import type * as inbox from './inbox/rows.ts';
import type * as out from './moneyOutSchema.ts';
import type { PlayProtection } from './play/rows.ts';
import type * as points from './pointsSchema.ts';
import type * as promotions from './promotionSchema.ts';
import type { MemberTickets, RaffleTicket } from './raffleSchema.ts';
import type { MemberReferrals, Referral, ReferralCode } from './referralSchema.ts';
import type { MemberRewards, Reward } from './rewardSchema.ts';
import type { ScenarioName } from './scenarioNames.ts';
import type * as row from './schema.ts';
import type { Catalogue } from './seed/catalogue.ts';
import type { SandboxSettings } from './settings.ts';
import type { Store } from './store.ts';

/**
 * The tables of the store with the type of their rows. Their names are persisted: renaming one needs a migration.
 */
export type Tables = {
  origin: row.Origin;
  settings: SandboxSettings;
  helpVotes: inbox.HelpVote;
  members: row.Member;
  sessions: row.Session;
  memberLogins: account.MemberLogins;
  authenticators: account.Authenticator;
  loginFailures: account.LoginFailures;
  tries: account.WrongTries;
  senders: account.SenderUse;
  spentTokens: account.SpentToken;
  captchas: row.Captcha;
  challenges: row.Challenge;
  codes: row.SentCode;
  codeRequests: row.CodeRequests;
  outbox: row.SentMessage;
  tickets: row.Ticket;
  identities: account.Identity;
  knownAddresses: account.KnownAddress;
  secrets: row.Secret;
  accounts: row.LedgerAccount;
  postings: row.Posting;
  deposits: row.Deposit;
  /** The open orders, under the same keys as `deposits`. */
  waitingDeposits: row.WaitingDeposit;
  memberDeposits: row.MemberDeposits;
  favourites: row.MemberGames;
  recents: row.MemberGames;
  launches: row.Launch;
  rounds: row.Round;
  /** The open rounds, under the same keys as `rounds` and `practiceRounds`. */
  waitingRounds: row.WaitingRound;
  /** By member and vendor, see `money/bets.ts`. */
  memberRounds: row.MemberBets;
  latestWins: row.LatestWins;
  /** Rounds without money. They appear in no record and are removed with their launch. */
  practiceRounds: row.Round;
  rebates: row.MemberRebates;
  /** By member and id. */
  rewards: Reward;
  memberRewards: MemberRewards;
  /** By member, promotion and period. */
  promotionEntries: promotions.PromotionEntry;
  memberPromotions: promotions.MemberPromotions;
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
  memberEnvelopes: envelopes.MemberEnvelopes;
  /** Those of agents, under the same keys as `envelopes`. */
  givenEnvelopes: envelopes.GivenEnvelope;
  memberGivenEnvelopes: envelopes.MemberGivenEnvelopes;
  /** Those that wait, under the same keys as `givenEnvelopes`. */
  waitingEnvelopes: envelopes.WaitingEnvelope;
  /** By member and id. */
  raffleTickets: RaffleTicket;
  memberTickets: MemberTickets;
  profiles: out.MemberProfile;
  paymentPasswords: out.PaymentPassword;
  moneyProofs: out.MoneyProof;
  bankAccounts: out.BankAccount;
  memberBankAccounts: out.MemberBankAccounts;
  turnovers: out.Turnover;
  memberTurnovers: out.MemberTurnovers;
  turnoverCounts: out.TurnoverCount;
  withdrawals: out.Withdrawal;
  /** The withdrawals that are not final, under the same keys as `withdrawals`. */
  waitingWithdrawals: out.WaitingWithdrawal;
  memberWithdrawals: out.MemberWithdrawals;
  walletTransfers: out.WalletTransfer;
  /** The pending ones, under the same keys as `walletTransfers`. */
  waitingTransfers: out.WaitingTransfer;
  memberWallets: out.MemberWallets;
  transfers: out.MemberTransfer;
  memberTransfers: out.MemberTransfers;
  contracts: contracts.Contract;
  memberContracts: contracts.MemberContracts;
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
  memberPointOrders: points.MemberPointOrders;
  pointStock: points.PointStock;
  /** By the reference of their redemption. */
  freeRounds: points.FreeRounds;
  memberLevels: points.MemberLevel;
  playProtections: PlayProtection;
  /** By account; those without a row have rates by their place in the tree. */
  agentRates: agents.AgentRates;
  /** By agent and day. */
  commissions: agents.Commission;
  commissionClock: agents.CommissionClock;
  /** By code. */
  agentLinks: agents.AgentLink;
  memberLinks: agents.AgentLinks;
  messages: inbox.InboxMessage;
  memberMessages: inbox.MemberMessages;
  /** What players have written to customer service. `tickets` are those of logins. */
  supportTickets: inbox.SupportTicket;
  idempotency: row.IdempotentAnswer;
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
}

/** The sandbox with its clock set to another time in ms, so that what is written carries that time. */
export const sandboxAt = (sandbox: Sandbox, at: number): Sandbox => ({
  ...sandbox,
  settings: sandbox.settings,
  now: () => at,
});
