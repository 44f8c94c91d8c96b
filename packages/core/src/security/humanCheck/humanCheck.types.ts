import type { Result } from '#api/errors.ts';
import type { HumanCheckAction, HumanCheckProof } from '#api/humanCheck.ts';

/**
 * A human check that runs before protected calls (LGN-04, REG-08). Each provider implements this interface in its own
 * file. Fails with `cancelled`, which is not shown, when the player or the signal aborts it.
 */
export interface HumanCheckAdapter {
  solve(action: HumanCheckAction, signal: AbortSignal): Promise<Result<HumanCheckProof>>;
}
