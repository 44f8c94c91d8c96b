import type { loginMethods } from '#api/memberSessions.ts';

// The rows about the security of accounts. They are persisted: renaming a field needs a migration. Times are ms since the
// epoch.

/** A login, or a refused attempt at one. */
export interface RecordedLogin {
  readonly at: number;
  readonly userAgent: string;
  readonly ip: string;
  readonly method: (typeof loginMethods)[number];
  readonly outcome: 'accepted' | 'refused';
}

/** SEC-01: the latest logins of a member, newest first. */
export interface MemberLogins {
  readonly memberId: string;
  readonly logins: readonly RecordedLogin[];
}

/** SEC-02: a member's own authenticator, or the setup of one. */
export interface Authenticator {
  readonly memberId: string;
  /** In base32; null while it is off. */
  readonly secret: string | null;
  readonly since: number | null;
  /** Of the recovery codes that are left. */
  readonly recoveryDigests: readonly string[];
  /** Issued, not confirmed yet or just confirmed. */
  readonly pending: {
    readonly secret: string;
    readonly expiresAt: number;
    /** The session that may confirm it. Absent in rows of an earlier version, which cannot be confirmed. */
    readonly sessionToken?: string;
  } | null;
  /** The half minute of the last code that was accepted (see `stepOf`): each code works once. Absent before the first. */
  readonly usedStep?: number;
  /** Consecutive wrong codes. */
  readonly failures: number;
  readonly lockedUntil: number | null;
}

/** Consecutive failed logins. Also stored for unknown user names, so that answers do not reveal which ones exist. */
export interface LoginFailures {
  readonly account: string;
  readonly count: number;
  readonly lastAt: number;
  readonly lockedUntil: number | null;
}

/** Wrong tries at a secret of an account, by one sender or by all together. */
export interface WrongTries {
  readonly failures: number;
  readonly lastAt: number;
  /** No try is looked at until then; null without a pause. */
  readonly pausedUntil: number | null;
}

/** What a sender has used within the last hour. */
export interface SenderUse {
  /** The names of accounts that were asked for, each once. */
  readonly names: readonly { readonly name: string; readonly at: number }[];
  /** When messages were sent to players. */
  readonly messages: readonly number[];
}

/** A token that has had its effect, and when it would have expired anyway. */
export interface SpentToken {
  readonly until: number;
}

/** Links an account of a third party to a member (LGN-10). */
export interface Identity {
  readonly provider: string;
  readonly subject: string;
  readonly memberId: string;
}

/** An IP address from which a member has passed a second factor (LGN-11). */
export interface KnownAddress {
  readonly memberId: string;
  readonly ip: string;
}
