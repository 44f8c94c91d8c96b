import type { DepositKind, DepositStatus } from '#api/cashier.ts';
import type { HumanCheckAction } from '#api/humanCheck.ts';
import type { GameType, Language } from '#api/primitives.ts';
import type { PostingKind } from './money/postingKinds.ts';

// The rows of the store. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** An account of the platform: member, agent or trial. */
export interface Member {
  readonly id: string;
  /** The user name, in lower case. */
  readonly account: string;
  readonly nickname: string;
  /** See `digestPassword`. */
  readonly passwordDigest: string;
  /** 4 is trial; 1, 2, 41 and 42 are agents; anything else is a member. */
  readonly type: number;
  readonly uplineId: string | null;
  /** When the account was opened; absent in rows of an earlier version, and for the demo accounts. */
  readonly createdAt?: number;
  /** When the password was last set; absent while unknown. */
  readonly passwordSetAt?: number;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly language: Language;
  /** The number of the avatar. */
  readonly avatar: number;
  readonly vipLabel: string | null;
  readonly club: { readonly labelName: string; readonly rankLevel: number } | null;
  /** Digits with the dialling code: 66812345678. */
  readonly mobile: string | null;
  readonly email: string | null;
  /** The name on the bank account. */
  readonly payeeName: string | null;
  /** The affiliate code of a member who recruits players, and the only host where it is valid, if there is one. */
  readonly affiliate: { readonly code: string; readonly domain: string | null } | null;
  /** LGN-11: requires a second factor at every login. */
  readonly secondFactor: boolean;
  /** Has an authenticator app. Without a row in `authenticators` it is that of the demo accounts (see `totp.ts`). */
  readonly authenticator: boolean;
}

export interface Session {
  readonly token: string;
  readonly memberId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When the session was last used, accurate to a minute. Absent, like the next two, in rows of an earlier version. */
  readonly seenAt?: number;
  /** When the player last did something, accurate to ten seconds. Absent: at the login. */
  readonly activeAt?: number;
  /** The `User-Agent` header of its login. */
  readonly userAgent?: string;
  /** The address of its login. */
  readonly ip?: string;
}

/** The balance of a ledger account in satang: the sum of its lines over all postings. */
export interface LedgerAccount {
  readonly account: string;
  readonly satang: number;
}

export interface LedgerLine {
  readonly account: string;
  /** Positive is received, negative is paid. */
  readonly satang: number;
}

/** An entry of the journal: lines that sum to zero. Immutable. */
export interface Posting {
  readonly ref: string;
  readonly kind: PostingKind;
  readonly at: number;
  readonly lines: readonly LedgerLine[];
}

/** A deposit order (MEM-02b). */
export interface Deposit {
  readonly reference: string;
  readonly memberId: string;
  readonly methodId: string;
  readonly kind: DepositKind;
  /** The amount that the player entered. */
  readonly satang: number;
  /** The amount to pay, which is credited. For a transfer it includes the satang that identify it. */
  readonly payableSatang: number;
  readonly status: DepositStatus;
  readonly createdAt: number;
  /** The order can be paid until then. */
  readonly expiresAt: number;
  /** When the order reached its final status; null while it is open. */
  readonly endedAt: number | null;
  /** MNY-09: the promotion that was joined with the order. */
  readonly promotionId?: string;
}

/** An open order, listed so that overdue ones are found without reading all orders. */
export interface WaitingDeposit {
  readonly memberId: string;
  readonly payableSatang: number;
  readonly expiresAt: number;
}

/** The references of a member's orders, newest first. Only the first can be open. */
export interface MemberDeposits {
  readonly memberId: string;
  readonly references: readonly string[];
}

/** A list of a member's games by node id, newest first. */
export interface MemberGames {
  readonly memberId: string;
  readonly nodeIds: readonly number[];
  /** By place: the room or lottery that was opened in a lobby; '' for the game itself. Absent where no list has one. */
  readonly gameCodes?: readonly string[];
}

/** A game that was launched. The token authorises its demo vendor's page. */
export interface Launch {
  readonly token: string;
  /** Null for practice. */
  readonly memberId: string | null;
  /** The launch ends with this session. Null for practice. */
  readonly sessionToken: string | null;
  readonly vassalage: string;
  readonly gameType: GameType;
  /** Null for a lobby. */
  readonly nodeId: number | null;
  /** A game, a room or a lottery; '' for a lobby. */
  readonly gameCode: string;
  /** The credits of a practice; null for a game with the wallet. */
  readonly practiceSatang: number | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A round of a game as its demo vendor decided it, or an open bet. */
export interface Round {
  readonly roundId: string;
  /** Null for practice. */
  readonly memberId: string | null;
  readonly vassalage: string;
  readonly gameType: GameType;
  /** Null for what is not in the catalogue of games. */
  readonly nodeId: number | null;
  /** What was played: a game, a room, a match or a lottery. */
  readonly gameCode: string;
  /** 0 for a free round. */
  readonly stakeSatang: number;
  /** PTS-03: the free rounds that this one was of, and what it was played for. Absent for a paid round. */
  readonly free?: { readonly reference: string; readonly stakeSatang: number };
  /** 0 until the round is settled. */
  readonly winSatang: number;
  /** The demo vendor's description of the result: plain JSON. */
  readonly outcome: unknown;
  /** The player's balance after the last movement of this round. */
  readonly balanceSatang: number;
  readonly playedAt: number;
  /** Null until the round is settled. */
  readonly settledAt: number | null;
}

/** An open round, listed so that due ones are found without reading all rounds. */
export interface WaitingRound {
  /** Null for practice. */
  readonly memberId: string | null;
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly gameCode: string;
  /** When the round is settled automatically. */
  readonly dueAt: number;
}

/** A member's bets with one vendor of matches or draws, listed so that they are found without reading all rounds. */
export interface MemberBets {
  readonly memberId: string;
  readonly vassalage: string;
  /** Keys of rounds, newest first: the latest ones, and every open one. */
  readonly keys: readonly string[];
}

/** The rounds of the winner board, listed so that they are found without reading all rounds. One row, `all`. */
export interface LatestWins {
  /** Keys of rounds, newest first. */
  readonly keys: readonly string[];
}

/** The part of a rebate that one game type contributes. */
export interface RebateShare {
  readonly gameType: GameType;
  readonly validBetSatang: number;
  /** Hundredths of a per cent of the valid bet. */
  readonly rate: number;
  readonly satang: number;
}

/** A rebate that was credited. */
export interface Rebate {
  readonly reference: string;
  /** Exclusive: covers bets that were settled before this moment. */
  readonly until: number;
  readonly claimedAt: number;
  readonly satang: number;
  readonly shares: readonly RebateShare[];
}

/** The rebates of one member, newest first. */
export interface MemberRebates {
  readonly memberId: string;
  readonly claims: readonly Rebate[];
}

/** Under its text and who has asked for it. */
export interface Captcha {
  readonly text: string;
  readonly issuedAt: number;
}

export interface Challenge {
  readonly challenge: string;
  readonly action: HumanCheckAction;
  readonly zeroBits: number;
  readonly issuedAt: number;
}

/** What a code was sent for. It is valid for nothing else. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'identity'
  | 'secondFactor'
  | 'paymentPassword'
  | 'bankAccount'
  | 'currentContact'
  | 'newContact';

/** A one-time code that was sent to a number or an e-mail address. */
export interface SentCode {
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly code: string;
  readonly expiresAt: number;
  /** The number of wrong attempts. */
  readonly failures: number;
}

/** When codes were requested for a number or address. */
export interface CodeRequests {
  readonly address: string;
  readonly times: readonly number[];
}

/** A message that was sent, shown on the demo phone. */
export interface SentMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
  readonly code: string | null;
  /** A link of the message: a path of this host. */
  readonly link: string | null;
  readonly at: number;
}

/** Authorises its holder to complete a login with a second factor, or to set a new password. */
export interface Ticket {
  readonly ticket: string;
  readonly purpose: 'secondFactor' | 'newPassword';
  readonly memberId: string;
  readonly createdAt: number;
  readonly failures: number;
}

/** A signing key of the sandbox. */
export interface Secret {
  readonly value: string;
}

/** The first answer under an idempotency key, which is repeated. */
export interface IdempotentAnswer {
  readonly inputDigest: string;
  readonly value: unknown;
  readonly at: number;
}

/** What the sandbox was created from; recreates the same catalogue. */
export interface Origin {
  readonly seed: number;
  readonly scenario: string;
}
