import type { RedEnvelope, RedEnvelopePiece, redEnvelopeOpen } from '#api/envelopes.ts';
import type { Remote } from '#core/data/remote.ts';
import type { MoneyFlowOf } from '#core/flow/useMoneyFlow.ts';

/** A red envelope as the screen shows it. Times are ms since 1970, platform time. */
export interface EnvelopeView extends Omit<RedEnvelope, 'opensAt' | 'endsAt' | 'openedAt'> {
  readonly opensAt: number;
  readonly endsAt: number;
  /** Null until this member has opened it. */
  readonly openedAt: number | null;
}

/** The last openings of a rain. */
export interface EnvelopeBoard {
  /** Newest first. */
  readonly list: readonly RedEnvelopePiece[];
  readonly opened: number;
  readonly pieces: number;
}

/** State of the running or last opening. */
export type OpeningState = Pick<MoneyFlowOf<typeof redEnvelopeOpen>, 'state' | 'repeats' | 'repeat'>;

/** The envelope in the dialog. */
export interface ChosenEnvelope {
  readonly id: string;
  /** Null while the list loads, and for one that is not listed. */
  readonly envelope: EnvelopeView | null;
}

export interface EnvelopesScreenProps {
  readonly envelopes: Remote<readonly EnvelopeView[]>;
  /** Null while no dialog is open. */
  readonly chosen: ChosenEnvelope | null;
  /** The board of the chosen rain; null for an envelope without a board. */
  readonly board: Remote<EnvelopeBoard> | null;
  readonly opening: OpeningState;
  /** Wallet balance after the opening; null while it is not known. */
  readonly balance: string | null;
  /** The player has closed the announcement of rains for today. */
  readonly rainClosed: boolean;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => Promise<unknown>;
  readonly onRainClosed: (closed: boolean) => void;
}
