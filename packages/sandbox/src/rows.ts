import type { Language } from '#api/primitives.ts';

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
export const postingKinds = ['deposit', 'withdrawal', 'stake', 'win'] as const;
export type PostingKind = (typeof postingKinds)[number];

/** The games of one member, newest first. */
export interface GameShelf {
  readonly memberId: string;
  readonly nodeIds: readonly number[];
}

/** The right to play one game, handed to its provider. */
export interface Launch {
  readonly token: string;
  readonly memberId: string;
  /** Signing out ends what was launched. */
  readonly sessionToken: string;
  readonly nodeId: number;
  readonly vassalage: string;
  readonly gameCode: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** One round of a game, as its provider decided it. */
export interface Round {
  readonly roundId: string;
  readonly memberId: string;
  readonly nodeId: number;
  readonly vassalage: string;
  readonly stakeSatang: number;
  readonly winSatang: number;
  /** The provider's own account of what happened: plain JSON. */
  readonly outcome: unknown;
  /** What the member held once the round was settled. */
  readonly balanceSatang: number;
  readonly playedAt: number;
}

export interface Captcha {
  readonly text: string;
  readonly issuedAt: number;
}

export interface Challenge {
  readonly challenge: string;
  readonly zeroBits: number;
  readonly issuedAt: number;
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
