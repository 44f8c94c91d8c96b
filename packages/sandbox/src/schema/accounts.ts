import type { HumanCheckAction } from '#api/humanCheck.ts';
import type { loginMethods } from '#api/memberSessions.ts';
import type { Language } from '#api/primitives.ts';
import type { EndReason } from '#api/sessionEnd.ts';

// The rows of the store about accounts and their security. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** An account of the platform: member, agent or trial. */
export interface Member {
  readonly id: string;
  /** The user name, in lower case. */
  readonly account: string;
  readonly nickname: string;
  /** See `digestPassword`. */
  readonly passwordDigest: string;
  /** 4 is trial; 1, 2, 41 and 42 are agents; 43 is the assistant of one; anything else is a member. */
  readonly type: number;
  readonly uplineId: string | null;
  /** The accounts that it was below before, oldest first, each until a moment in ms; absent for one that was never moved. */
  readonly formerUplines?: readonly { readonly uplineId: string | null; readonly until: number }[];
  /** Whether it was an agent before its type was changed, oldest first, each until a moment in ms; absent where it never was. */
  readonly formerKinds?: readonly { readonly isAgent: boolean; readonly until: number }[];
  /** When the account was opened; absent in rows of an earlier version, and for the demo accounts. */
  readonly createdAt?: number;
  /** Has played a game for practice while signed in; absent until then. */
  readonly practised?: true;
  /** When the password was last set; absent while unknown. */
  readonly passwordSetAt?: number;
  /** A forgotten password was set anew, and there was no login by another way than a passkey since; absent otherwise. */
  readonly recovered?: true;
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
  /** The id of the passkey that has opened it; absent for every other login. */
  readonly passkeyId?: string;
}

/** A session that was ended before its time. */
export interface EndedSession {
  readonly reason: EndReason;
  readonly at: number;
  /** Of the login that has taken its place; absent without one. */
  readonly device?: string;
  /** When the session would have been over. */
  readonly expiresAt: number;
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

/** SEC-08: a passkey of a member. Binary values are in base64url. */
export interface Passkey {
  readonly id: string;
  readonly memberId: string;
  readonly name: string;
  readonly publicKey: string;
  /** Of the last use; 0 for keys that do not count, which synced ones never do. */
  readonly counter: number;
  readonly synced: boolean;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  /** Its counter did not grow. */
  readonly suspended: boolean;
  /** From when on it confirms money; absent in rows of before, which wait from their creation on. */
  readonly moneyFrom?: number;
}

/** A question to a browser about a passkey. */
export interface PasskeyTicket {
  readonly ticket: string;
  readonly purpose: 'add' | 'login' | 'money';
  /** The session that may bring the answer; null for a login. */
  readonly sessionToken: string | null;
  readonly challenge: string;
  readonly origin: string;
  readonly createdAt: number;
  /** Who has asked. */
  readonly ip: string;
  /** Each is answered once. */
  readonly spent: boolean;
  /** The new key confirms money at once, because it was asked for with what money asks for. */
  readonly forMoney?: boolean;
}

/** What passkeys call their member: random, so that a key says nothing about the account. */
export interface PasskeyOwner {
  readonly memberId: string;
  readonly userId: string;
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
