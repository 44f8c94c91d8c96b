import type { Result } from '#api/errors.ts';
import type { CodeChannel, PaymentPasswordStateValue } from '#api/paymentPassword.ts';
import type { Remote } from '../data/remote.ts';

/** How a player proves once more who they are. The last two are codes that are sent. */
export type CredentialWay = 'loginPassword' | 'paymentPassword' | 'authenticator' | CodeChannel;

/** What a form needs to ask for a credential (SEC-06), as screens receive it. */
export interface CredentialSource {
  /** Tells which ways the account has, and how long withdrawals rest after a change. */
  readonly state: Remote<PaymentPasswordStateValue>;
  /** Sends a code to the current number or address. */
  readonly onSendCode: (channel: CodeChannel) => Promise<Result<{ readonly expiredMinutes: number }>>;
  /** Opens customer service; undefined when the operator has none. */
  readonly onSupport: (() => void) | undefined;
}

/** What is wrong with a credential. `triesLeft` is null where the platform does not tell. */
export type CredentialProblem =
  | { readonly key: 'empty' }
  | { readonly key: 'incorrect'; readonly triesLeft: number | null }
  | { readonly key: 'locked'; readonly until: number | null }
  | { readonly key: 'unset' };
