import * as v from 'valibot';
import { open } from './open.ts';
import { isoDateTime, personName } from './primitives.ts';

/** Why an agent pauses the play of an account; `other` comes with the agent’s own words. */
export const agentPauseReasons = ['account', 'payment', 'rules', 'other'] as const;
export type AgentPauseReason = (typeof agentPauseReasons)[number];

/**
 * An agent’s pause of an account of the own downline (AGT-09c). It stops new play for money, and transfers and red envelopes of
 * this agent to the account. Says nothing about what the player has decided themselves.
 */
export const agentPause = v.object({
  since: isoDateTime,
  /** The name of the agent, as the agent’s messages carry it. */
  by: personName,
  reason: open(agentPauseReasons),
  /** The agent’s own words; '' for a reason that needs none. */
  note: v.optional(v.string(), ''),
});
export type AgentPause = v.InferOutput<typeof agentPause>;

/**
 * What a pause closes: the pages of the site by their routes, and the operations that the platform refuses. Bets in a game that
 * is open, and money on its way to a vendor, are refused as well; practice is open.
 */
export const closedInPause = {
  pages: ['game', 'seamless', 'fbsports'],
  operations: ['gameLaunch', 'gameLaunchFB'],
} as const;
