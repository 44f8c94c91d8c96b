import type { Result } from '#api/errors.ts';
import type {
  MemberLogin,
  MemberSession,
  MemberSessionsValue,
  memberLogins,
  otherSessions,
} from '#api/memberSessions.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Credential } from '#api/stepUp.ts';
import type { Remote } from '#core/data/remote.ts';
import type { CredentialSource } from '#core/stepUp/stepUp.types.ts';

/** What the player is asked about: one session, or all others. */
export type SessionQuestion = MemberSession | typeof otherSessions;

/** Device and place of a session or of a login. */
export type Origin = Pick<MemberLogin, 'device' | 'deviceKind' | 'place' | 'ip'>;

/** The pages of the latest logins. */
export interface LoginHistory {
  readonly page: Remote<OutputOf<typeof memberLogins>>;
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
}

export interface SessionsCardProps {
  readonly sessions: Remote<MemberSessionsValue>;
  /** Null until the player asks for it. */
  readonly history: LoginHistory | null;
  /** What proves once more who the player is, before a device is logged out. */
  readonly credential: CredentialSource;
  /** Logs a device out; `otherSessions` all others. */
  readonly onEnd: (id: string, credential: Credential | undefined) => Promise<Result<unknown>>;
  readonly onHistory: () => void;
}
