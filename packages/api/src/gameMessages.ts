import * as v from 'valibot';

/**
 * What a launched game may tell the page around it, by `postMessage` (assumed: vendors differ, and a deployment adapts
 * its own here). A hint and never a fact: the balance is asked of the platform, whatever the game says.
 */
export const gameMessage = v.object({
  type: v.literal('game'),
  /** `settled`: a round is over, the balance may have moved. `exit`: the player wants to leave. */
  event: v.picklist(['settled', 'exit']),
});
export type GameMessage = v.InferOutput<typeof gameMessage>;
