import type { Result } from '#api/errors.ts';
import type { ThirdParty } from '#api/system.ts';

/** Why a third party has said nothing: the player went away, the browser blocked the window, nobody answers there. */
export type ThirdPartyFailure = 'cancelled' | 'blocked' | 'unavailable';

/**
 * A third party says who somebody is (LGN-10). A provider's own kit would be put behind this interface, in a file that is
 * loaded only where the operator lists the provider.
 */
export interface ThirdPartyAdapter {
  /**
   * Asks, and answers a token for the platform, which alone judges it. Called within the press itself: what it opens is
   * opened before anything is awaited.
   */
  signIn(provider: ThirdParty): Promise<Result<string, ThirdPartyFailure>>;
}
