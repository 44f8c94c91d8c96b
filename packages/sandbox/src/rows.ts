import type { DepositKind, DepositStatus } from '#api/cashier.ts';
import type { GameType, Language } from '#api/primitives.ts';
import type { HumanCheckAction } from '#api/session.ts';

/** Somebody with an account. */
export interface Member {
  readonly id: string;
  /** The name to sign in with, in lower case. */
  readonly account: string;
  readonly nickname: string;
  /** See `digestPassword`. */
  readonly passwordDigest: string;
  /** 4 is trial; 1, 2, 41, 42 are agents; anything else is a member. */
  readonly type: number;
  readonly uplineId: string | null;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly language: Language;
  /** Number of the drawn picture. */
  readonly avatar: number;
  readonly vipLabel: string | null;
  readonly club: { readonly labelName: string; readonly rankLevel: number } | null;
  /** With the dialling code, digits only: 66812345678. */
  readonly mobile: string | null;
  readonly email: string | null;
  /** The name on the bank account. */
  readonly payeeName: string | null;
  /** Of who brings players: their code, and the only host that it counts under, if there is one. */
  readonly affiliate: { readonly code: string; readonly domain: string | null } | null;
  /** LGN-11: asks for a second factor at every sign-in. */
  readonly secondFactor: boolean;
  /** Has bound an authenticator app; all demo accounts share one secret (see `totp.ts`). */
  readonly authenticator: boolean;
}

/** One sign-in. Times in this file are ms since the epoch. */
export interface Session {
  readonly token: string;
  readonly memberId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** Failed sign-ins in a row, kept for names that do not exist too, so that an answer tells nobody which ones do. */
export interface LoginFailures {
  readonly account: string;
  readonly count: number;
  readonly lastAt: number;
  readonly lockedUntil: number | null;
}

/** What an account of the ledger holds, in satang. The sum of its lines over all postings. */
export interface LedgerAccount {
  readonly account: string;
  readonly satang: number;
}

export interface LedgerLine {
  readonly account: string;
  /** Positive is received, negative is given. */
  readonly satang: number;
}

/** One entry of the journal: lines whose sum is zero. Never changed once written. */
export interface Posting {
  readonly ref: string;
  readonly kind: PostingKind;
  readonly at: number;
  readonly lines: readonly LedgerLine[];
}
export const postingKinds = ['deposit', 'withdrawal', 'stake', 'win', 'rebate'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** An order to pay in (MEM-02b), as it was opened and what became of it. */
export interface Deposit {
  readonly reference: string;
  readonly memberId: string;
  readonly methodId: string;
  readonly kind: DepositKind;
  /** What the player asked for. */
  readonly satang: number;
  /** What is to be paid, and credited then: of a transfer, with the satang that tell it from others. */
  readonly payableSatang: number;
  readonly status: DepositStatus;
  readonly createdAt: number;
  /** Until then it can be paid. */
  readonly expiresAt: number;
  /** When it came to what it is; null while it waits. */
  readonly endedAt: number | null;
}

/** An order that waits, so that what is due is found without reading all there ever were. */
export interface WaitingDeposit {
  readonly memberId: string;
  readonly payableSatang: number;
  readonly expiresAt: number;
}

/** The latest orders of one member, newest first, by reference. Only the first of them can be waiting. */
export interface MemberDeposits {
  readonly memberId: string;
  readonly references: readonly string[];
}

/** The games of one member, newest first. */
export interface GameShelf {
  readonly memberId: string;
  readonly nodeIds: readonly number[];
}

/** The right to play, handed to a provider: one game, or a vendor's own lobby. */
export interface Launch {
  readonly token: string;
  /** Null where anybody practises. */
  readonly memberId: string | null;
  /** Signing out ends what was launched. Null where nobody has to be signed in. */
  readonly sessionToken: string | null;
  readonly vassalage: string;
  readonly gameType: GameType;
  /** Null for a lobby. */
  readonly nodeId: number | null;
  /** A game, a room, a lottery; '' for a lobby. */
  readonly gameCode: string;
  /** Credits that are no money, for practice; null for a game with the wallet. */
  readonly practiceSatang: number | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** One round of a game, as its provider decided it; or a bet that waits for its result. */
export interface Round {
  readonly roundId: string;
  /** Null for practice. */
  readonly memberId: string | null;
  readonly vassalage: string;
  readonly gameType: GameType;
  /** Null for what has no place in the catalogue of games. */
  readonly nodeId: number | null;
  /** What was played: a game, a room, a match, a lottery. */
  readonly gameCode: string;
  readonly stakeSatang: number;
  /** 0 until it is settled. */
  readonly winSatang: number;
  /** The provider's own account of what happened: plain JSON. */
  readonly outcome: unknown;
  /** What the player held after the last move of this round. */
  readonly balanceSatang: number;
  readonly playedAt: number;
  /** Null while it waits for its result. */
  readonly settledAt: number | null;
}

/**
 * A round that waits for its result or its player, so that what is due is found without reading every round there ever
 * was.
 */
export interface WaitingRound {
  /** Null for practice. */
  readonly memberId: string | null;
  readonly vassalage: string;
  readonly gameType: GameType;
  readonly gameCode: string;
  /** When it ends by itself. */
  readonly dueAt: number;
}

/** What a member has bet with one vendor of matches or draws, so that it is told without reading everybody's rounds. */
export interface MemberBets {
  readonly memberId: string;
  readonly vassalage: string;
  /** Of the rounds, newest first: the latest, and every one that waits. */
  readonly keys: readonly string[];
}

/** What the winner board tells of, so that it is told without reading every round there ever was. One row, `all`. */
export interface LatestWins {
  /** Of the rounds, newest first. */
  readonly keys: readonly string[];
}

/** What of the bets on one kind of game was claimed. */
export interface RebateShare {
  readonly gameType: GameType;
  readonly validBetSatang: number;
  /** Of the valid bet, in hundredths of a per cent. */
  readonly rate: number;
  readonly satang: number;
}

/** A rebate that a member was credited. */
export interface Rebate {
  readonly reference: string;
  /** Bets that were settled before this moment are claimed. */
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

/** What a code was sent for. It counts for nothing else. */
export type CodePurpose = 'login' | 'register' | 'identity' | 'secondFactor';

/** A code that was sent to a number or an e-mail address. */
export interface SentCode {
  readonly purpose: CodePurpose;
  readonly address: string;
  readonly code: string;
  readonly expiresAt: number;
  /** How often somebody typed another one. */
  readonly failures: number;
}

/** When codes were asked for, for one number or address. */
export interface CodeRequests {
  readonly address: string;
  readonly times: readonly number[];
}

/** What the platform has sent, for the sandbox's phone to show. */
export interface SentMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email';
  readonly to: string;
  readonly text: string;
  readonly code: string | null;
  /** Where a link in it leads: a path of this host. */
  readonly link: string | null;
  readonly at: number;
}

/** A sign-in that waits for its second factor, or a link to set a new password. */
export interface Ticket {
  readonly ticket: string;
  readonly purpose: 'secondFactor' | 'newPassword';
  readonly memberId: string;
  readonly createdAt: number;
  readonly failures: number;
}

/** An account elsewhere that opens one here (LGN-10). */
export interface Identity {
  readonly provider: string;
  readonly subject: string;
  readonly memberId: string;
}

/** An address that a member has proved to be at (LGN-11). */
export interface KnownAddress {
  readonly memberId: string;
  readonly ip: string;
}

/** What this world signs with. */
export interface Secret {
  readonly value: string;
}

/** The first answer under an idempotency key, to be given again. */
export interface IdempotentAnswer {
  readonly inputDigest: string;
  readonly value: unknown;
  readonly at: number;
}

/** What a world was made from; needed to make the same catalogue again. */
export interface Origin {
  readonly seed: number;
  readonly scenario: string;
}
