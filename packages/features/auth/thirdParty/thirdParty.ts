import type { Result } from '#api/errors.ts';
import type { ThirdParty } from '#api/primitives.ts';

/** Why a provider returned no token: closed by the player, blocked by the browser, or no sign-in page available. */
export type ThirdPartyFailure = 'cancelled' | 'blocked' | 'unavailable';

/**
 * Sign-in with an external account (LGN-10). A provider's own SDK would implement this interface, in a file that is loaded
 * only where the operator lists the provider.
 */
export interface ThirdPartyAdapter {
  /**
   * Resolves to a token, which only the platform verifies. Call it in a click handler: it opens the window synchronously,
   * or the browser would block it.
   */
  signIn(provider: ThirdParty): Promise<Result<string, ThirdPartyFailure>>;
}
