import * as v from 'valibot';

/**
 * A message of a launched game to the page around it, by `postMessage`. Assumed: vendors differ, and a deployment adapts
 * it here. Only a hint: the site always reads the balance from the platform.
 */
export const gameMessage = v.object({
  type: v.literal('game'),
  /** `settled`: a round has ended and the balance may have changed. `exit`: the player wants to leave the game. */
  event: v.picklist(['settled', 'exit']),
});
export type GameMessage = v.InferOutput<typeof gameMessage>;
