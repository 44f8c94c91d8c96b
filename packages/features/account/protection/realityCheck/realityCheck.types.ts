import type { PlayStatus } from '#api/responsiblePlay.ts';
import type { PlayStop } from '#core/session/playStatus.ts';

export interface RealityCheckProps {
  readonly open: boolean;
  /** The running sitting; null before the first round. */
  readonly session: PlayStatus['session'];
  /** Its figures could not be refreshed: they are not known. */
  readonly outdated: boolean;
  /** How long the sitting has lasted, in whole minutes. */
  readonly minutes: number;
  /** A limit that was reached, or a break; null while the player can go on. */
  readonly stop: PlayStop | null;
  /** Link to the betting record. */
  readonly recordsHref: string;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}
