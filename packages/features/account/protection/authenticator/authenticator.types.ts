import type { AuthenticatorValue, authenticatorBegin, authenticatorConfirm } from '#api/authenticator.ts';
import type { Result } from '#api/errors.ts';
import type { OutputOf } from '#api/operation.ts';
import type { Credential } from '#api/stepUp.ts';
import type { Remote } from '#core/data/remote.ts';
import type { CredentialSource } from '#core/stepUp/stepUp.types.ts';

/** A new secret, before it is confirmed. */
export type Setup = OutputOf<typeof authenticatorBegin>;

export interface AuthenticatorCardProps {
  readonly state: Remote<AuthenticatorValue>;
  /** The account name, for the file of recovery codes. */
  readonly account: string;
  /** What proves once more who the player is, before the setup begins. */
  readonly credential: CredentialSource;
  readonly onBegin: (credential: Credential | undefined) => Promise<Result<Setup>>;
  readonly onConfirm: (code: string) => Promise<Result<OutputOf<typeof authenticatorConfirm>>>;
  readonly onEnd: (code: string) => Promise<Result<unknown>>;
  readonly onCopy: (text: string) => Promise<boolean>;
  readonly onSave: (name: string, text: string) => void;
}
