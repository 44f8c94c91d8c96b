import type { GivenEnvelopeDays } from '#api/agentEnvelopes.ts';
import type { AgentSelection, EnvelopesGiven } from '#api/agentSelection.ts';
import type { ApiError } from '#api/errors.ts';
import type { Remote } from '#core/data/remote.ts';
import type { SentTransfer, Transfer } from '#core/money/transfer/transfer.types.ts';

/** What can be done with picked accounts. */
export const works = ['message', 'envelope', 'rates', 'export'] as const;
export type WorkName = (typeof works)[number];

/** The accounts of the team that the agent has picked, on whatever pages and by whatever filters. */
export interface Picking {
  /** Whether rows have a box. */
  readonly on: boolean;
  readonly ids: ReadonlySet<string>;
  /** More than one selection can have. */
  readonly isTooMany: boolean;
  /** All accounts of the list are being picked. */
  readonly busy: boolean;
  /** Why they could not be; null for no reason. */
  readonly failure: ApiError | null;
  /** What the agent may do with them. */
  readonly works: readonly WorkName[];
  readonly onMode: (on: boolean) => void;
  readonly onPick: (id: string, picked: boolean) => void;
  /** Picks all that the list has over all pages, beside those that are picked. */
  readonly onAll: () => void;
  readonly onClear: () => void;
  /** What is done with the accounts that were picked when it began; null for nothing yet. Stays while its dialog closes. */
  readonly begun: Begun | null;
  readonly onWork: (work: WorkName) => void;
  readonly onWorkEnd: () => void;
  /** Opens the outcome of red envelopes to several accounts, where it is unknown. */
  readonly onUnresolved: () => void;
}

/** What the list passes on to the note about an unknown outcome. */
export interface UnresolvedPart {
  /** The outcome is being shown. */
  readonly shown: boolean;
  readonly onShow: () => void;
}

/** Work that has begun. */
export interface Begun {
  readonly work: WorkName;
  readonly ids: ReadonlySet<string>;
  /** Counts the openings. */
  readonly opening: number;
  readonly open: boolean;
}

/** What the list passes on to the work on picked accounts. */
export interface WorkPart {
  readonly work: WorkName;
  readonly ids: ReadonlySet<string>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A selection of accounts, and what comes of it when it is over. */
export interface SelectionState {
  readonly selection: Remote<AgentSelection>;
  /** `over`: nothing can be done with it any more. Then it is made again. */
  readonly again:
    | { readonly step: 'no' | 'over' | 'busy' | 'done' }
    | { readonly step: 'failed'; readonly error: ApiError };
  readonly onAgain: () => void;
  /** Takes note of what a call was refused with; null for a success. */
  readonly noteError: (error: ApiError | null) => void;
}

/** Red envelopes of one sum to several accounts, from the form to their outcome. */
export interface ManyGifts {
  readonly transfer: Transfer<SentTransfer, EnvelopesGiven>;
  readonly days: GivenEnvelopeDays;
  readonly onDays: (days: GivenEnvelopeDays) => void;
  /** How many envelopes there are, and what leaves the agent for all of them; loading until it is asked. */
  readonly total: Remote<{ readonly count: number; readonly total: string }>;
}
