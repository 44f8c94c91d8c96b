import type { LocalText } from '../language.ts';

// The rows of red envelopes. They are persisted: renaming a field needs a migration. Times are ms since the epoch.

/** GEN-04g, LCK-01: a pot that is shared in pieces, or a single piece for one member. */
export interface Envelope {
  readonly id: string;
  readonly kind: 'rain' | 'personal';
  readonly title: LocalText;
  readonly text: LocalText;
  readonly opensAt: number;
  readonly endsAt: number;
  readonly potSatang: number;
  readonly pieces: number;
  /** The smallest piece. */
  readonly minSatang: number;
  /** How many times a piece has to be wagered. */
  readonly wagerTimes: number;
  /** The pieces that players outside the sandbox take, spread over the time of a rain. */
  readonly crowd: number;
}

export interface EnvelopeOpening {
  readonly memberId: string;
  readonly at: number;
  readonly satang: number;
  readonly reference: string;
}

/** The openings of an envelope by members, oldest first. Those of the crowd are computed. */
export interface EnvelopeOpenings {
  readonly id: string;
  readonly openings: readonly EnvelopeOpening[];
}

/** AGT-08: what an agent has given, under the id of its envelope, which is its reference. */
export interface GivenEnvelope {
  readonly reference: string;
  readonly fromId: string;
  readonly toId: string;
  readonly satang: number;
  readonly message: string;
  readonly at: number;
  readonly endsAt: number;
  /** Null while it waits. */
  readonly ended: { readonly state: 'opened' | 'returned'; readonly at: number } | null;
}

/** One that waits, listed so that those that are over are found without reading all. */
export interface WaitingEnvelope {
  readonly endsAt: number;
}
