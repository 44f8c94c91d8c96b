import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';

/** The result of an open round. */
export interface Settled {
  readonly winSatang: number;
  readonly outcome: unknown;
  /** The part of the stake that comes back undecided, which is part of the win; nothing by default. */
  readonly returnedSatang?: number;
}

/** How open rounds of a game type are settled. Both functions throw for a round that they cannot read. */
export interface Ending {
  /** When the round is settled automatically, ms. */
  readonly dueAt: (sandbox: Sandbox, round: Round) => number;
  /** The result of a round that is due. Writes nothing. */
  readonly decide: (sandbox: Sandbox, round: Round) => Settled;
}
