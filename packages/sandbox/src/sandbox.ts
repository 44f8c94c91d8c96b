import type * as account from './accountSchema.ts';
import type * as out from './moneyOutSchema.ts';
import type { PlayProtection } from './play/rows.ts';
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
  files: out.UploadedFile;
  depositSlips: out.DepositSlipRow;
  playProtections: PlayProtection;
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
