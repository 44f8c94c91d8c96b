import type { LinkGame } from '#api/agentRegistration.ts';
import type { GameType } from '#api/primitives.ts';
import type { Remote } from '#core/data/remote.ts';
import type { LinkGameFields } from '../registration.types.ts';

/** A game that a link can lead into, with the name of its vendor. */
export interface OfferedGame extends LinkGame {
  readonly vendor: string;
}

export interface LinkGameProps extends LinkGameFields {
  /** The game types whose games are listed. */
  readonly types: readonly GameType[];
  readonly type: GameType;
  /** The search as typed. */
  readonly text: string;
  /** The first games of the type that match the search. */
  readonly games: Remote<readonly OfferedGame[]>;
  readonly onType: (type: GameType) => void;
  readonly onText: (text: string) => void;
}
