import type { ApiError } from '#api/errors.ts';
import type { ThirdParty } from '#api/primitives.ts';
import type { ThirdPartyFailure } from './thirdParty.ts';

/** Why the last sign-in failed: in the provider's window, or refused by the platform. */
export type ThirdPartyProblem =
  | { readonly kind: ThirdPartyFailure }
  | { readonly kind: 'call'; readonly error: ApiError };

/** Props of the buttons. */
export interface ThirdPartyProps {
  /** In the operator's order; empty when there are none. */
  readonly providers: readonly ThirdParty[];
  /** The provider whose sign-in is in progress. */
  readonly busy: ThirdParty | null;
  readonly problem: ThirdPartyProblem | null;
  readonly onPress: (provider: ThirdParty) => void;
}
