import type { CreatedKey, UsedKey } from '#api/passkeys.ts';
import type { Answer } from '../refusal.ts';

/** Why what a browser has answered is refused; the detail of `passkey_invalid`. */
export const passkeyProblems = ['challenge', 'origin', 'rpId', 'unverified', 'owner', 'format'] as const;
export type PasskeyProblem = (typeof passkeyProblems)[number];

/** What a passkey has proved. */
export interface CheckedKey {
  /** The id of the credential. */
  readonly id: string;
  /** In base64url; that of the stored key where it was used. */
  readonly publicKey: string;
  /** As the key counts; 0 for one that does not. Whether it has grown is not checked here. */
  readonly counter: number;
  readonly synced: boolean;
}

/** What the browser was asked, and where. */
export interface AskedKey {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

/** Checks the cryptography of passkeys. Refuses with `passkey_invalid`. Rejects for nothing that a client can send. */
export interface PasskeyVerifier {
  created(key: CreatedKey, asked: AskedKey): Promise<Answer<CheckedKey>>;
  used(key: UsedKey, asked: AskedKey, publicKey: string): Promise<Answer<CheckedKey>>;
}
