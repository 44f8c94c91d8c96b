import type { Result } from '#api/errors.ts';
import type { CreatedKey, PasskeyQuestion, PasskeysValue } from '#api/passkeys.ts';
import type { Credential } from '#api/stepUp.ts';
import type { Remote } from '#core/data/remote.ts';
import type { KeyProblem, PasskeyState } from '#core/security/passkeys.ts';
import type { CredentialSource } from '#core/stepUp/stepUp.types.ts';

export interface PasskeysCardProps {
  readonly passkeys: Remote<PasskeysValue>;
  /** Whether a passkey can be created on this page, or why not. `otherHost`: at the site's main host alone. */
  readonly here: PasskeyState | 'otherHost';
  /** The address of the site's main host. */
  readonly mainSite: string;
  /** The name that a new key gets at first, such as `iPhone · Safari`. */
  readonly deviceName: string;
  /** What proves once more who the player is, before a key is added or removed. */
  readonly credential: CredentialSource;
  readonly onBegin: (credential: Credential | undefined) => Promise<Result<PasskeyQuestion>>;
  /** Opens the browser's own prompt. */
  readonly onCreate: (question: PasskeyQuestion) => Promise<Result<CreatedKey, KeyProblem>>;
  readonly onAdd: (ticket: string, created: CreatedKey, name: string) => Promise<Result<unknown>>;
  readonly onRename: (id: string, name: string) => Promise<Result<unknown>>;
  readonly onRemove: (id: string, credential: Credential | undefined) => Promise<Result<unknown>>;
}
